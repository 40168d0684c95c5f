import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { loadTranslations } from './i18n.ts';

const folder = 'host-site/content';

function listKeys(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  return Object.entries(value).flatMap(([key, child]) => listKeys(child, `${path}.${key}`));
}

const readKeys = (file: string): string[] => listKeys(JSON.parse(readFileSync(`${folder}/${file}`, 'utf8')));
const namespaces = ['contact', 'home', 'messages', 'newsletter', 'site', 'store'];

describe('page messages', () => {
  it.each(namespaces)('LOC-06 %s has the same keys in both languages', (namespace) => {
    expect(readdirSync(folder)).toEqual(expect.arrayContaining([`${namespace}.en.json`, `${namespace}.fr.json`]));
    expect(readKeys(`${namespace}.fr.json`)).toEqual(readKeys(`${namespace}.en.json`));
  });

  it('LOC-01 throw for a missing key instead of using the other language', async () => {
    const translate = await loadTranslations();
    expect(translate.fr('site:skip')).toBe('Passer au contenu');
    expect(() => translate.fr('site:nothing')).toThrow('No fr text for site:nothing');
  });

  it('are filled in with values without HTML escaping', async () => {
    const translate = await loadTranslations();
    expect(translate.en('site:titlePattern', { title: 'A & B' })).toBe('A & B | Vitrine');
  });

  it('put no other text in place of $t(…)', async () => {
    const home = { title: 'Pay $t(home:lead)', lead: 'less' };
    const translate = await loadTranslations({ en: { home }, fr: { home } });
    expect(translate.en('home:title')).toBe('Pay $t(home:lead)');
  });
});
