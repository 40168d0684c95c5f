/** A page to measure. Paths are selectors, each within the match, or its shadow root, of the one before. */
export interface MeasuredPage {
  html: string;
  /** What the visitor waits for. */
  seen: readonly string[];
  /** What the visitor presses then, and what that shows. */
  press?: { button: readonly string[]; shown: readonly string[] };
  /** The page that it is compared with; the job's first one otherwise. */
  base?: string;
  /** Highest ratio to that page which we accept for when it is visible. */
  limit?: number;
  /** How much more of the same it has than the first page of its job. */
  times?: number;
}

/** The pages of one job by name; the first is the one that the others are compared with. */
export type Job = Readonly<Record<string, MeasuredPage>>;

/** A document with nothing but a head's extras and the content of its `<main>`. */
export const formatDocument = (head: string, body: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Page</title>${head}</head><body><main>${body}</main></body></html>`;
