// Modules that must run on any Node before anything is installed, and so are plain JavaScript.

declare module '*/counts.mjs' {
  interface Counts {
    passed: number;
    failed: number;
    skipped: number;
    note?: string;
  }
  export function countVitest(path: string, succeeded: boolean): Counts;
  export function countPlaywright(path: string, succeeded: boolean, allowedFlaky: number): Counts;
}

declare module '*/plan-rebuild.mjs' {
  export function planRebuild(paths: readonly string[]): { bundle: 'all' | 'pages' | 'none'; restarts: boolean };
}

declare module '*/renderer.mjs' {
  export function startRenderer(cwd?: string): { render(paths: string[]): Promise<boolean>; stop(): void };
}

declare module '*/watch-folders.mjs' {
  export function watchFolders(root: string, folders: readonly string[], tell: (path: string) => void): () => void;
}

declare module '*/servers.mjs' {
  interface Servers {
    signal(name: NodeJS.Signals): void;
    allEnded: Promise<number>;
    whenReady(addresses: readonly string[]): Promise<void>;
  }
  export function startServers(environment: Record<string, string>): Servers;
}
