import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Problem } from '../problems/problem.ts';
import type { SourceProblem } from '../source-text/source-file.ts';

/** What every build reads of a retailer's folder. */
const needed = [
  'content/facts.json',
  'public/pictures/pictures.json',
  'public/wordmark.svg',
  'public/favicon.svg',
  'public/app-icon.svg',
];
/** Files that people write as text; feeds of stores are read in any encoding, by their own check. */
const isText = (name: string) => /\.(json|md|svg|css)$/.test(name) && !name.startsWith('content/stores/');

/** What is wrong with a text file as a file, whatever it says. */
function readProblem(name: string, bytes: Uint8Array): Problem | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return { code: 'notUtf8' };
  }
  if (text.startsWith('\uFEFF')) return { code: 'notUtf8' };
  if (name.endsWith('.svg') && !/<svg[\s>/]/.test(text)) return { code: 'notSvg' };
  if (!name.endsWith('.json')) return undefined;
  try {
    JSON.parse(text);
    return undefined;
  } catch (cause) {
    return { code: 'jsonSyntax', reason: (cause as Error).message };
  }
}

/**
 * What of a retailer's folder cannot be read at all: files that are not there, in another encoding, or no JSON. Comes
 * before everything else, since whatever reads them fails without naming the file.
 */
export function checkFiles(folder: string): SourceProblem[] {
  const locate = (name: string) => relative('', join(folder, name)).replaceAll('\\', '/');
  const missing = needed.filter((name) => !existsSync(join(folder, name)));
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => name.replaceAll('\\', '/'));
  const found = names
    .filter(isText)
    .sort()
    .flatMap((name) => {
      const problem = readProblem(name, readFileSync(join(folder, name)));
      return problem ? [{ path: locate(name), line: 1, problem }] : [];
    });
  return [
    ...missing.map((name) => ({ path: locate(name), line: 1, problem: { code: 'fileMissing' } as const })),
    ...found,
  ];
}
