// What the page's scripts know of each other and of the wasm programs; for the type check alone.

interface SemaforTable {
  _semaforDraws(): number;
  _semaforResize(width: number, height: number, ratio: number): void;
  _semaforWake(): void;
  _semaforFramesDrawn(): number;
  /** A text and a second one, a number, bytes and their size: what is told is a PageEvent of web/src/wire.h. */
  _semaforSend(what: number, text: number, more: number, number: number, bytes: number, size: number): void;
  _semaforDocument(): number;
  _semaforTitle(): number;
  _semaforBack(): number;
  _semaforTargets(): number;
  _semaforLosePicture(): void;
  _semaforTakeCanvas(software: number): number;
  HEAPU8: Uint8Array;
  canvas: HTMLCanvasElement;
  _malloc(bytes: number): number;
  _free(address: number): void;
  UTF8ToString(address: number): string;
  stringToUTF8(text: string, address: number, bytes: number): void;
  lengthBytesUTF8(text: string): number;
  pauseMainLoop?(): void;
}

/** The functions of the same program that bots think with (web/src/bot.cpp). */
interface SemaforEngine {
  _semaforVersion(): number;
  _semaforFingerprint(): number;
  _semaforStart(question: number, size: number): number;
  _semaforStep(iterations: number): number;
  _semaforBest(): number;
  _malloc(bytes: number): number;
  _free(address: number): void;
  HEAPU8: Uint8Array;
  UTF8ToString(address: number): string;
}

interface SemaforBoot {
  /** The program is not to be started. */
  safe: boolean;
  /** The texts of the player's language, already on their way; none when the program isn't started. */
  ownTexts: { name: string; bytes: Promise<Uint8Array> } | undefined;
  /** The names of all asset packs. */
  packNames: string[];
  /** Begins the download of an asset pack. */
  packOf(name: string): { name: string; bytes: Promise<Uint8Array> };
  /** Ids of games that are left out of this start, with spaces between them. */
  hidden: string;
  /** The download has got further. */
  goesOn(): void;
  /** The game to go back to after the program failed, or "-" for none; empty when it didn't fail. */
  back: string;
  started(): void;
  /** An action was saved. */
  acted(): void;
  failed(): void;
  /** The program failed after its start; the game that was on the table, or an empty text. */
  trapped(game: string): void;
}

/** web/page/title.js: the title before the program is here. */
interface SemaforTitle {
  /** The page is about to open something without a press. */
  opens(): void;
  /** How far the program's download is. */
  progress(bytes: number, all: number): void;
  /** The download came to nothing; resolved when it is worth another try. */
  failed(): Promise<void>;
  /** The program takes over: the press that waits for it, whether that came by mouse or finger, and the language if another one was chosen. */
  take(): { press: string; pointed: boolean; language: string };
}

/** Whether this is the game as one file; known when it is built. */
declare const SEMAFOR_SINGLE: boolean;
/** web/page/single.js, in that file alone. */
interface SemaforFiles {
  /** Runs a script that is needed later. */
  run(name: string): void;
  /** Where a worker of that script is found. */
  workerAddress(name: string): string;
  /** Where a file is found. */
  address(name: string): Promise<string>;
}

interface Window {
  semaforFiles: SemaforFiles;
  /** By the names that they are served by elsewhere. */
  semaforScripts: Record<string, () => void>;
  semaforTitle: SemaforTitle;
  SemaforTable(options: object): Promise<SemaforTable & SemaforEngine>;
  semafor: {
    framesDrawn(): number;
    targets(): string;
  };
  semaforBoot: SemaforBoot;
  /** web/page/sound.js, when it is here. */
  semaforSound: {
    context: AudioContext;
    play(cue: number, loudness: number): void;
    ambience(loudness: number): void;
  };
  /** web/page/offline.js, when it is here. */
  SemaforOffline: new (announce: (what: 'offline' | 'version') => void, startService: () => Promise<ServiceWorkerRegistration>) => {
    begin(): Promise<void>;
    take(goOn: boolean): Promise<void>;
  };
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(text: string): string }): { createScriptURL(text: string): string };
  };
}

declare module 'semafor-texts' {
  export const TEXTS: Record<'downloaded' | 'startFailed' | 'crashed' | 'noWasm' | 'oldBrowser' | 'fromFile' | 'safeIntro' | 'safeExportAll' | 'safeTryAgain' | 'safeWithoutGame' |
    'safeNewVersion' | 'safeReset' | 'safeResetOffline' | 'loading' | 'loadFailed' | 'startSlow', Record<'en' | 'pl' | 'hu', string>>;
}

/** The title's words, for the time before the program is here. */
declare module 'semafor-title' {
  interface Words { name: string; tagline: string; buttons: [id: string, text: string][]; language: string; downloaded: string; failed: string }
  export const WORDS: Record<'en' | 'pl' | 'hu', Words>;
}

/** Address and hash of each asset pack, listed by the build. */
declare module 'semafor-packs' {
  export const PACKS: Record<string, import('./pack.js').Source>;
}

/** The part of a service worker's world that ours lives in; TypeScript has it only for scripts that see no page. */
interface ServiceEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface ServiceScope {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void>; matchAll(): Promise<unknown[]> };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', act: (event: ServiceEvent) => void): void;
  addEventListener(kind: 'fetch', act: (event: ServiceEvent & { request: Request; respondWith(answer: Promise<Response>): void }) => void): void;
  addEventListener(kind: 'message', act: (event: ServiceEvent & { data: any; ports: MessagePort[] }) => void): void;
}

declare function importScripts(...names: string[]): void;
