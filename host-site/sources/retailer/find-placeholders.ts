import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../problems/problem.ts';
import { placeholder } from '../source-text/placeholder-mark.ts';
import { locateProblem, type SourceFile, type SourceProblem } from '../source-text/source-file.ts';

/** Hosts that no one can own (RFC 2606), and telephone numbers of fiction, 555-01xx. */
const reserved = /[\w.@-]*[\w-]\.example\b|\b\d{3}\)?[ .-]?555[ .-]?01\d{2}\b/g;

/** Every file of a retailer's folder that holds texts, sorted by its path relative to the working directory. */
export function readRetailerFiles(folder: string): SourceFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(json|md|svg|csv)$/.test(name))
    .sort()
    .map((name) => ({
      path: relative('', join(folder, name)).replaceAll('\\', '/'),
      text: readFileSync(join(folder, name), 'utf8'),
    }));
}

const findAll = (files: readonly SourceFile[], pattern: RegExp, tell: (text: string) => Problem): SourceProblem[] =>
  files.flatMap((file) =>
    [...file.text.matchAll(pattern)].map(({ index, 0: text }) => locateProblem(file, index, tell(text))),
  );

/** The texts that their owner has yet to write. */
export const findPlaceholders = (files: readonly SourceFile[]): SourceProblem[] =>
  findAll(files, placeholder, (text) => ({ code: 'placeholder', text }));

/** Addresses and telephone numbers of the declaration, the facts and the store feed that no retailer can have. */
export const findReserved = (files: readonly SourceFile[]): SourceProblem[] =>
  findAll(
    files.filter(({ path }) => /(^|\/)(retailer\.json|content\/(facts\.json|stores\/feed\.(csv|json)))$/.test(path)),
    reserved,
    (text) => ({ code: 'reservedForExamples', text }),
  );
