import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { listSlugs } from '../sources/source-text/source-folder.ts';
import { configureStudio } from './configure.ts';
import { readEntry, writeEntry } from './content-entry.ts';
import { contentKinds } from './content-kind.ts';
import { handleProxyRequest } from './proxy-handler.ts';

const content = 'host-site/retailers/vitrine/content';
let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  for (const { name } of contentKinds) cpSync(join(content, name), join(root, content, name), { recursive: true });
});
afterEach(() => rmSync(root, { recursive: true }));

const pages = contentKinds.flatMap((kind) => listSlugs('.', join(content, kind.name)).map((slug) => ({ kind, slug })));
const read = (folder: string, path: string) => readFileSync(join(folder, content, path), 'utf8');

describe('article or landing page in the studio', () => {
  it('writes no file when it is saved unchanged', () => {
    for (const { kind, slug } of pages) {
      for (const main of locales) {
        expect(writeEntry(root, kind, slug, readEntry(root, kind, slug, main), main)).toEqual([]);
      }
    }
  });

  it('keeps the rest of its text file when the title changes', () => {
    for (const { kind, slug } of pages) {
      const entry = readEntry(root, kind, slug);
      const title = entry.fr.title as string;
      const path = `${kind.name}/${slug}/fr.md`;
      writeEntry(root, kind, slug, { ...entry, fr: { ...entry.fr, title: 'Un autre titre' } });
      expect(read(root, path)).toBe(read('.', path).replace(`title: ${title}`, 'title: Un autre titre'));
    }
  });

  it('keeps quotation marks in its title', () => {
    for (const { kind, slug } of pages) {
      const entry = readEntry(root, kind, slug);
      const fr = { ...entry.fr, title: '"Hygge" n’est pas "froid"' };
      writeEntry(root, kind, slug, { ...entry, fr });
      expect(readEntry(root, kind, slug).fr).toEqual(fr);
    }
  });

  it('keeps its other facts when the picture changes', () => {
    for (const [at, { kind, slug }] of pages.entries()) {
      const main = locales[at % 2] as Locale;
      const entry = readEntry(root, kind, slug, main);
      writeEntry(root, kind, slug, { ...entry, [main]: { ...entry[main], picture: 'home-lead' } }, main);
      const path = `${kind.name}/${slug}/${kind.factsFile}`;
      const before = JSON.parse(read('.', path));
      const implied = 'indexed' in before || kind.name === 'articles' ? {} : { indexed: true };
      expect(JSON.parse(read(root, path))).toEqual({ ...implied, ...before, picture: 'home-lead' });
    }
  });

  it('can be saved and opened before its other language has a text', () => {
    const kind = contentKinds.find(({ name }) => name === 'landing') ?? expect.fail();
    const en = { title: 'New', ...kind.emptyFacts };
    for (const fr of [{}, { body: 'Du texte.' }, undefined]) {
      const slug = `new-${fr ? Object.keys(fr).length : 'none'}`;
      writeEntry(root, kind, slug, { en, fr } as ReturnType<typeof readEntry>);
      expect(readEntry(root, kind, slug).fr).toEqual({ body: '', ...fr });
      writeEntry(root, kind, slug, { en, fr: { title: 'Nouveau' } });
      expect(readEntry(root, kind, slug).fr).toEqual({ title: 'Nouveau', body: '' });
    }
  });

  it('is logged and left out of the list, which keeps the others, when it has no front matter', () => {
    const told = vi.spyOn(console, 'error').mockReturnValue();
    const call = { action: 'entriesByFolder', params: { folder: 'landing' } };
    const list = () => handleProxyRequest({ root, main: 'en', site: '' }, call) as unknown[];
    const before = list().length;
    writeFileSync(join(root, content, 'landing/holiday-gifts/fr.md'), 'no front matter');
    expect(list()).toHaveLength(before - 1);
    expect(told).toHaveBeenCalledWith('landing/holiday-gifts is left out: the page has no front matter');
    told.mockRestore();
  });

  it('has an editor field for every field of its files', () => {
    for (const { kind, slug } of pages) {
      const entry = readEntry('.', kind, slug);
      for (const locale of locales) {
        const collection = configureStudio('.', locale).collections.find(({ name }) => name === kind.name);
        const names = collection?.fields?.map(({ name }) => name);
        expect(names).toEqual(expect.arrayContaining([...Object.keys(entry.en), ...Object.keys(entry.fr)]));
      }
    }
  });

  it('has choices that say what visitors read, in the language of the editor', () => {
    for (const locale of locales) {
      const articles = configureStudio('.', locale).collections.find(({ name }) => name === 'articles');
      const seasons = articles?.fields?.find(({ name }) => name === 'seasons');
      expect(seasons?.options).toContainEqual({ value: 'spring', label: { en: 'Spring', fr: 'Printemps' }[locale] });
    }
  });

  it('has editor options and patterns that accept every value of its files', () => {
    for (const { kind, slug } of pages) {
      const { en } = readEntry('.', kind, slug);
      const fields = configureStudio('.', 'en').collections.find(({ name }) => name === kind.name)?.fields ?? [];
      for (const { name, options, pattern } of fields) {
        const values = [en[name] ?? []].flat();
        const chosen = (options as (string | { value: string })[] | undefined)?.map((each) =>
          typeof each === 'string' ? each : each.value,
        );
        if (chosen) expect(chosen, `${slug} ${name}`).toEqual(expect.arrayContaining(values));
        if (pattern) for (const value of values) expect(value).toMatch(new RegExp((pattern as string[])[0] ?? ''));
      }
    }
  });
});
