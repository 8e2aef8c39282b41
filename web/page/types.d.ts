// What the page's scripts know of each other and of the wasm programs; for the type check alone.

interface SemaforTable {
  _semaforDraws(): number;
  _semaforResize(width: number, height: number, ratio: number): void;
  _semaforWake(): void;
  _semaforFramesDrawn(): number;
  _semaforBegin(): void;
  _semaforDocument(): number;
  _semaforPress(id: number, value: number): void;
  _semaforImportFile(text: number): void;
  _semaforImportDone(open: number): void;
  _semaforOpenLink(text: number): void;
  _semaforStoreChanged(key: number): void;
  _semaforLockAnswered(id: number, granted: number): void;
  _semaforLockLost(id: number): void;
  _semaforHanded(how: number): void;
  _semaforStoreKept(kept: number): void;
  _semaforBotAnswered(token: number, choice: number): void;
  _semaforBotMissing(token: number): void;
  _semaforFieldTyped(id: number, value: number): void;
  _semaforFocus(control: number): void;
  _semaforBack(): number;
  _semaforEscape(): void;
  _semaforTargets(): number;
  _semaforComeBack(id: number): void;
  _semaforLosePicture(): void;
  _semaforPrepare(): number;
  _semaforTakeCanvas(software: number): number;
  _semaforTakeParcel(name: number, bytes: number, size: number): void;
  _semaforParcelCame(): void;
  _semaforParcelFailed(): void;
  _semaforAnnounce(what: number): void;
  HEAPU8: Uint8Array;
  canvas: HTMLCanvasElement;
  _malloc(bytes: number): number;
  _free(address: number): void;
  UTF8ToString(address: number): string;
  stringToUTF8(text: string, address: number, bytes: number): void;
  lengthBytesUTF8(text: string): number;
  pauseMainLoop?(): void;
}

interface SemaforBot {
  _semaforVersion(): number;
  _semaforFingerprint(): number;
  _semaforStart(map: number, level: number, character: number, view: number, viewSize: number, choices: number, seed: number): number;
  _semaforStep(iterations: number): number;
  _semaforBest(): number;
  _malloc(bytes: number): number;
  _free(address: number): void;
  stringToUTF8(text: string, address: number, bytes: number): void;
  lengthBytesUTF8(text: string): number;
  HEAPU8: Uint8Array;
  UTF8ToString(address: number): string;
}

interface SemaforBoot {
  /** The program is not to be started. */
  safe: boolean;
  /** The texts of the player's language, already on their way; none when the program isn't started. */
  ownTexts: { name: string; bytes: Promise<Uint8Array> } | undefined;
  /** Where the texts of all languages are found. */
  texts: Record<string, [address: string, hash: string]>;
  /** Begins the download of an asset pack. */
  parcelOf(name: string, source: [address: string, hash: string]): { name: string; bytes: Promise<Uint8Array> };
  /** Ids of games that are left out of this start, with spaces between them. */
  hidden: string;
  /** Of the program, so far: shown until it draws. */
  downloaded(bytes: number, all: number): void;
  /** The game to go back to after the program failed, or "-" for none; empty when it didn't fail. */
  back: string;
  started(): void;
  /** An action was saved. */
  acted(): void;
  failed(): void;
  /** The program failed after its start; the game that was on the table, or an empty text. */
  trapped(game: string): void;
}

interface Window {
  SemaforTable(options: object): Promise<SemaforTable>;
  SemaforBot(options: object): Promise<SemaforBot>;
  /** web/page/bot.js, where the page runs it. */
  semaforThinker(): Promise<import('./thinking.js').Thinker>;
  semafor: {
    framesDrawn(): number;
    targets(): string;
    startBot(): Worker;
    /** Makes the program fail, at its next call or at its next picture. */
    fail(when: 'call' | 'picture'): void;
  };
  semaforBoot: SemaforBoot;
  /** web/page/sound.js, when it is here. */
  semaforSound: {
    context: AudioContext;
    play(cue: number, loudness: number): void;
    murmur(loudness: number): void;
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
