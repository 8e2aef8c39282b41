// What the page's scripts know of each other and of the wasm programs; for the type check alone.

interface SemaforTable {
  _semaforResize(width: number, height: number, ratio: number): void;
  _semaforWake(): void;
  _semaforFramesDrawn(): number;
}

interface SemaforBot {
  _semaforVersion(): number;
  _semaforFingerprint(): number;
  UTF8ToString(address: number): string;
}

interface Window {
  SemaforTable(options: object): Promise<SemaforTable>;
  SemaforBot(options: object): Promise<SemaforBot>;
  semafor: {
    framesDrawn(): number;
    startBot(): Worker;
  };
  trustedTypes?: {
    createPolicy(name: string, rules: { createScriptURL(text: string): string }): { createScriptURL(text: string): string };
  };
}

declare function importScripts(...names: string[]): void;
