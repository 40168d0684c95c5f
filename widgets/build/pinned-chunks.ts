import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { joinMaps, replaceMapped } from './source-maps.ts';

/** A SHA-256 in base64, without its padding, and, separated by spaces, the names of the chunks that this one imports statically. */
export type PlannedDigest = string;

/** The SHA-256 of a file in base64, without its padding, which is the same for all. */
export const digest = (path: string): string =>
  createHash('sha256').update(readFileSync(path)).digest('base64').replace('=', '');

const listChunks = (folder: string) => readdirSync(folder).filter((file) => file.endsWith('.js'));

/**
 * Copies chunks and puts a check by the script tag before every dynamic import, which has no place for a digest. Throws
 * where the bundler wrote an import in an unexpected form.
 */
export function writePinnedChunks(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const file of listChunks(from)) {
    const code = readFileSync(join(from, file), 'utf8');
    const imports = code.match(/\bimport\(/g) ?? [];
    let checked = 0;
    const { code: text, map } = replaceMapped(code, /\bimport\(("\.\/[\w.-]+")\)/g, (_, target = '') => {
      checked++;
      return `window.vitrine.check(${target}).then(()=>import(${target}))`;
    });
    if (checked !== imports.length) throw new Error(`${file} imports something that cannot be checked.`);
    writeFileSync(join(to, file), text);
    writeFileSync(join(to, `${file}.map`), joinMaps(map, readFileSync(join(from, `${file}.map`), 'utf8')));
  }
}

/** Names of the chunks that a minified chunk imports statically, directly or not. */
function listImports(folder: string, name: string, found = new Set<string>()): Set<string> {
  const code = readFileSync(join(folder, `${name}.js`), 'utf8');
  for (const [, imported = ''] of code.matchAll(/(?:\bfrom|\bimport)"\.\/([\w.-]+)\.js"/g)) {
    if (found.has(imported)) continue;
    found.add(imported);
    listImports(folder, imported, found);
  }
  return found;
}

/** The digests of the chunks in a folder, by name. */
export function digestChunks(folder: string): Record<string, PlannedDigest> {
  const names = listChunks(folder).map((file) => basename(file, '.js'));
  return Object.fromEntries(
    names.map((name) => [name, [digest(join(folder, `${name}.js`)), ...listImports(folder, name)].join(' ')]),
  );
}
