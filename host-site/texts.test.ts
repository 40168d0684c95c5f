import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadTexts } from './texts.ts';

const folder = 'host-site/content';

function listKeys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => listKeys(child, `${path}.${key}`));
}

const readKeys = (file: string): string[] => listKeys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
const namespaces = ['contact', 'home', 'messages', 'newsletter', 'site', 'store'];

describe('texts of the pages', () => {
  it.each(namespaces)('LOC-06 %s has the same keys in both languages', (namespace) => {
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([`${namespace}.en.json`, `${namespace}.fr.json`]));
    expect(readKeys(`${namespace}.fr.json`)).toEqual(readKeys(`${namespace}.en.json`));
  });

  it('LOC-01 a key that a language lacks ends the build rather than showing the other language', async () => {
    const texts = await loadTexts();
    expect(texts.fr('site:skip')).toBe('Passer au contenu');
    expect(() => texts.fr('site:nothing')).toThrow('No fr text for site:nothing');
  });

  it('fills values in as they are, since React escapes what it writes', async () => {
    const texts = await loadTexts();
    expect(texts.en('site:titlePattern', { title: 'A & B' })).toBe('A & B | Vitrine');
  });
});
