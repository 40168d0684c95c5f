import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { execPath } from 'node:process';

/** A line to add to a list: before the first line matching `before` that follows `after`. */
export interface ListEntry {
  path: string;
  after: string;
  before: string;
  text: string;
}

/** Replaces the placeholders of a text. */
export type Fill = (text: string) => string;

/** `my-name` as `myName`. */
export const toCamelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** Fills in a name in all its spellings, the day, and further placeholders. */
export function createFiller(name: string, today: string, others: Readonly<Record<string, string>> = {}): Fill {
  const camel = toCamelCase(name);
  const names = {
    __name__: name,
    __camel__: camel,
    __Pascal__: camel.replace(/^./, (letter) => letter.toUpperCase()),
    __snake__: name.replaceAll('-', '_'),
  };
  const values = Object.entries({ ...names, __today__: today, ...others });
  return (text) => values.reduce((filled, [mark, value]) => filled.replaceAll(mark, value), text);
}

function insertEntry(text: string, { path, after, before, text: entry }: ListEntry): string {
  const from = text.indexOf(after);
  const at =
    text.indexOf(`\n${before}\n`, from) < 0 ? text.indexOf(`\n${before}`, from) : text.indexOf(`\n${before}\n`, from);
  if (from < 0 || at < 0) throw new Error(`${path} has no line ${before} after ${after || 'its beginning'}`);
  return `${text.slice(0, at + 1)}${entry}${text.slice(at + 1)}`;
}

function runTool(root: string, ...args: string[]): void {
  const { status } = spawnSync(execPath, args, { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] });
  if (status !== 0) throw new Error(`${args.join(' ')} did not succeed`);
}

/**
 * Writes copies of a folder of templates, and adds to lists. Throws, and writes nothing, when one of the lists has an
 * unexpected form. Then it formats them, and writes what is generated from the contracts.
 * @returns the paths of new and changed files
 */
export function writeFromTemplates(
  root: string,
  templates: string,
  findTarget: (template: string) => string,
  entries: readonly ListEntry[],
  fill: Fill,
): string[] {
  const written = new Map<string, string>();
  for (const template of readdirSync(templates))
    written.set(findTarget(template), fill(readFileSync(join(templates, template), 'utf8')));
  for (const entry of entries) {
    const text = written.get(entry.path) ?? readFileSync(join(root, entry.path), 'utf8');
    written.set(entry.path, insertEntry(text, { ...entry, text: fill(entry.text) }));
  }
  for (const [path, text] of written) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const paths = [...written.keys()].sort();
  // Line breaks and import order depend on the length of the name.
  runTool(root, 'node_modules/@biomejs/biome/bin/biome', 'check', '--write', '--no-errors-on-unmatched', ...paths);
  runTool(root, 'widgets/manifest/write-manifests.ts', '--readmes');
  // The page about accessibility lists each widget's evidence, and the test that compares it writes it.
  runTool(root, 'node_modules/vitest/vitest.mjs', 'run', '--project=unit', 'accessibility-table', '-u');
  return paths;
}
