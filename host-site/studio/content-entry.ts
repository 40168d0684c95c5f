import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { contentFolder } from '../retailers/retailer-content.ts';
import { formatField, readFrontMatter } from '../sources/markdown/front-matter.ts';
import type { ContentKind } from './content-kind.ts';

type Values = Record<string, unknown>;

/**
 * A page as the editor holds it: the main language, which it shows first, carries the shared facts and the address; both
 * carry texts and `body`.
 */
export type ContentEntry = Record<Locale, Values>;

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';
const isEqual = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Folder of a page relative to the root. */
export function locateEntry(kind: ContentKind, slug: string): string {
  return `${contentFolder}/${kind.name}/${slug}`;
}

/** JSON with lists on one line, as the formatter writes them. */
function formatFacts(facts: Values): string {
  const json = JSON.stringify(facts, null, 2);
  return `${json.replace(/\[\s+([^\]]*?)\s+\]/g, (_, list: string) => `[${list.replace(/\s+/g, ' ')}]`)}\n`;
}

function readFacts(root: string, kind: ContentKind, slug: string): Values {
  const path = join(root, locateEntry(kind, slug), kind.factsFile);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

function readText(root: string, kind: ContentKind, slug: string, locale: Locale): Record<string, string> {
  const path = join(root, locateEntry(kind, slug), `${locale}.md`);
  if (!existsSync(path)) return {};
  const { fields, body } = readFrontMatter(readFileSync(path, 'utf8'));
  return { ...fields, body: body.replace(/^\n/, '').replace(/\n$/, '') };
}

/** Facts as the editor shows them: a landing page without `indexed` is indexed. */
const showFacts = (kind: ContentKind, facts: Values): Values =>
  kind.facts.includes('indexed') ? { indexed: true, ...facts } : facts;

/** Reads a page's three files. Throws when a file is not in its format. */
export function readEntry(root: string, kind: ContentKind, slug: string, main: Locale = 'en'): ContentEntry {
  const facts = showFacts(kind, readFacts(root, kind, slug));
  const texts = { en: readText(root, kind, slug, 'en'), fr: readText(root, kind, slug, 'fr') };
  return { ...texts, [main]: { address: slug, ...facts, ...texts[main] } };
}

/** Writes those of a page's files whose content changed; returns their paths. An empty value leaves its key out. */
export function writeEntry(
  root: string,
  kind: ContentKind,
  slug: string,
  entry: ContentEntry,
  main: Locale = 'en',
): string[] {
  const folder = locateEntry(kind, slug);
  mkdirSync(join(root, folder), { recursive: true });
  const written: string[] = [];
  const write = (name: string, text: string) => {
    writeFileSync(join(root, folder, name), text);
    written.push(`${folder}/${name}`);
  };
  const before = readEntry(root, kind, slug, main);
  const isNew = !existsSync(join(root, folder, kind.factsFile));
  const pick = (values: Values, keys: readonly string[]) =>
    Object.fromEntries(keys.filter((key) => isFilled(values[key])).map((key) => [key, values[key]]));
  const filled = Object.fromEntries(Object.entries(entry[main]).filter(([, value]) => isFilled(value)));
  const facts = pick({ ...kind.emptyFacts, ...filled }, kind.facts);
  if (isNew || !isEqual(facts, pick(before[main], kind.facts))) write(kind.factsFile, formatFacts(facts));
  for (const locale of locales) {
    const keys = [...Object.keys(kind.texts), 'body'];
    const text = pick(entry[locale] ?? {}, keys);
    if (!isNew && isEqual(text, pick(before[locale], keys))) continue;
    const { body = '', ...fields } = text;
    const lines = Object.entries(fields).map(([key, value]) => formatField(key, String(value)));
    write(`${locale}.md`, `---\n${lines.join('\n')}\n---\n\n${String(body).replace(/\n+$/, '')}\n`);
  }
  return written;
}
