import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** What a third party took: from whom, and under which key. */
export interface Taken {
  email: string;
  /** The Idempotency-Key of a call, or the Message-ID of an email. */
  key: string;
}

/** What a third party took so far; written at once, so that it survives `kill -9`. */
export const readJournal = (path: string): Taken[] =>
  existsSync(path)
    ? readFileSync(path, 'utf8')
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line) as Taken)
    : [];

/** Adds what a third party took. */
export const writeJournal = (path: string, taken: Taken): void => appendFileSync(path, `${JSON.stringify(taken)}\n`);
