declare module '*.css' {
  /** The minified style sheet. */
  const text: string;
  export default text;
}

declare module '*.svg' {
  /** The icon's path on a field of 72 by 72. */
  const path: string;
  export default path;
}

declare module 'virtual:load-plan' {
  /** Where the release is that the script loads: from its own folder, with a slash at its end. */
  export const release: string;
  /** Folder of all chunks in the release, with a slash at its end. */
  export const folder: string;
  /** By widget name, the tag without its prefix. */
  export const plan: Record<string, import('./load-plan.ts').PlannedWidget>;
  export const version: string;
  /** In a script that checks, by name: of chunks, and of each widget whole by the tag. */
  export const digests: Record<string, import('./pinned-chunks.ts').PlannedDigest> | undefined;
}
