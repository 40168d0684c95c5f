import type { ShareParameters } from '../elements/share-buttons/share-link.ts';

/** The argument of a command that a page pushes into `window.vitrine`, before or after this script runs. */
export interface VitrineApi {
  /** Defines a widget now, by its name without the prefix, wherever its elements are; reports an unknown name. */
  load(name: string): void;
  /**
   * Shares on a network by its key, such as `facebook`, as the share buttons do; resolves with whether a window opened.
   * Rejects with 'Network does not exist' (SH-07).
   */
  share(network: string, details?: ShareParameters): Promise<boolean>;
}

/** A function that a page pushes. */
export type Command = (api: VitrineApi) => void;

/** The page's commands before a script has run them. */
type Queue = Command[] & { version?: undefined; report?: undefined };

/** What `window.vitrine` is once a script has started the widgets. */
export interface Started {
  push(...commands: Command[]): unknown;
  /** The version of the script that started the widgets. */
  version: string;
  /** Writes what works and what does not on this page to the console, and resolves with that text. */
  report(): Promise<string>;
  /** In a script that checks its chunks: rejects unless the chunk and its imports match the release's digests. */
  check?(file: string): Promise<unknown>;
}

declare global {
  interface Window {
    /** Commands for this script: an array until it runs, then an object that runs them at once. */
    vitrine?: Queue | Started;
  }
}
