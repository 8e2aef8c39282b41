// Types shared by the page's scripts, and of the wasm program's exports; for type checking only.

interface SemaforTable {
  _semaforDraws(): number;
  _semaforResize(width: number, height: number, ratio: number): void;
  _semaforWake(): void;
  _semaforFramesDrawn(): number;
  /** `what`: a PageEvent of web/src/wire.h. Texts and bytes are addresses in the program's memory. */
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

/** The functions of the same program for the bots (web/src/bot.cpp). */
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
  /** The program must not be started: the safe page is shown. */
  safe: boolean;
  /** The download of the texts in the player's language; undefined if the program isn't started. */
  ownTexts: { name: string; bytes: Promise<Uint8Array> } | undefined;
  /** The names of all asset packs. */
  packNames: string[];
  /** Begins the download of an asset pack. */
  packOf(name: string): { name: string; bytes: Promise<Uint8Array> };
  /** Ids of games that are left out of this start, separated by spaces. */
  hidden: string;
  /** The download has made progress. */
  goesOn(): void;
  /** The game to open after the program failed, or "-" for no game; empty if it didn't fail. */
  back: string;
  started(): void;
  /** An action was saved. */
  acted(): void;
  failed(): void;
  /** The program failed after its start; `game` was on the table, or empty. */
  trapped(game: string): void;
}

/** web/page/title.js: the title before the program is there. */
interface SemaforTitle {
  /** The page is about to open something without a press. */
  opens(): void;
  /** Shows the progress of the program's download. */
  progress(bytes: number, all: number): void;
  /** The download failed; resolves when it should be retried. */
  failed(): Promise<void>;
  /** The program takes over: returns the held press, whether it came from a mouse or a finger, and the language if it was changed. */
  take(): { press: string; pointed: boolean; language: string };
}

/** Whether this is the game as a single file; set at build time. */
declare const SEMAFOR_SINGLE: boolean;
/** web/page/single.js, only in the single file. */
interface SemaforFiles {
  /** Runs a script that was left for later. */
  run(name: string): void;
  /** The address of a worker with that script. */
  workerAddress(name: string): string;
  /** The address of a file. */
  address(name: string): Promise<string>;
}

interface Window {
  semaforFiles: SemaforFiles;
  /** By the names under which they are served in the other build. */
  semaforScripts: Record<string, () => void>;
  semaforTitle: SemaforTitle;
  SemaforTable(options: object): Promise<SemaforTable & SemaforEngine>;
  semafor: {
    framesDrawn(): number;
    targets(): string;
  };
  semaforBoot: SemaforBoot;
  /** web/page/sound.js, once it is loaded. */
  semaforSound: {
    context: AudioContext;
    play(cue: number, loudness: number): void;
    ambience(loudness: number): void;
  };
  /** web/page/offline.js, once it is loaded. */
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

/** The title's texts for the time before the program is there. */
declare module 'semafor-title' {
  interface Words { name: string; tagline: string; buttons: [id: string, text: string][]; language: string; downloaded: string; failed: string }
  export const WORDS: Record<'en' | 'pl' | 'hu', Words>;
}

/** Address and hash of each asset pack, listed by the build. */
declare module 'semafor-packs' {
  export const PACKS: Record<string, import('./pack.js').Source>;
}

/** The service worker API that ours uses; TypeScript declares it only for scripts without a DOM. */
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
