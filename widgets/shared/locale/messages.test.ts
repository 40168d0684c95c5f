import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { textFacts } from '../submissions/text-facts.ts';
import { compileMessages } from './compile-messages.ts';
import { type Locale, locales } from './locale.ts';
import { type CompiledMessages, createTranslate, type MessageValues } from './messages.ts';

const resources = readdirSync('widgets', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.en.json'))
  .map((file) => join('widgets', file));
const read = (file: string, locale: Locale) =>
  JSON.parse(readFileSync(file.replace('.en.json', `.${locale}.json`), 'utf8')) as Record<string, string>;

async function compile(resource: Record<string, string>, locale: Locale) {
  const source = compileMessages(resource, locale, textFacts);
  const module = await import(/* @vite-ignore */ `data:text/javascript,${encodeURIComponent(source)}`);
  return createTranslate(module.default as CompiledMessages);
}

/** The facts as i18next reads a name with a dot: as a property of a group. */
const factGroups: Record<string, Record<string, number>> = {};
for (const [name, value] of Object.entries(textFacts)) {
  const [group = '', fact = ''] = name.split('.');
  if (typeof value === 'number') factGroups[group] = { ...factGroups[group], [fact]: value };
}
const listNames = (locale: Locale) =>
  Object.entries(textFacts).flatMap(([name, value]) => (typeof value === 'number' ? [] : [[name, value[locale]]]));

function openI18next(resource: Record<string, string>, locale: Locale) {
  const i18next = createInstance();
  i18next.init({
    lng: `${locale}-CA`,
    resources: { [`${locale}-CA`]: { translation: resource } },
    interpolation: {
      escapeValue: false,
      defaultVariables: { ...factGroups, ...Object.fromEntries(listNames(locale)) },
    },
    keySeparator: false,
    nsSeparator: false,
    initAsync: false,
  });
  for (const [form, word] of [
    ['de', 'd'],
    ['que', 'qu'],
  ] as const)
    i18next.services.formatter?.add(form, (name) => (/^[aeiou]/i.test(name) ? `${word}’${name}` : `${form} ${name}`));
  return i18next;
}

const numbers = [0, 1, 1.5, 2, 21, 999, 1000, 12_345, 1_000_000, 1_234_567, 2_000_000];
const samples = ['plain', '{{email}}', '$t(title)', '<b>&amp;"\'</b>', '👩🏽‍🌾 été', 'a{{b}}c$t(d)', ''];
const pluralSuffix = /_(zero|one|two|few|many|other)$/;

// Syntax that the compiler supports but no widget uses yet.
const syntax: Record<Locale, Record<string, string>> = {
  en: {
    card_one: '{{count, number}} card for {{name}}',
    card_other: '{{count, number}} cards for {{name}}',
    none_zero: 'nothing',
    none_one: 'one',
    none_other: '{{count}}',
    price:
      '{{amount, currency(currency: CAD; maximumFractionDigits: 0)}} or {{ amount , number(minimumFractionDigits: 2) }}',
    quotes: 'a "quoted" \\ back\nslash ` and ${x}',
    twice: '{{name}} and {{name}}',
  },
  fr: {
    card_one: '{{count, number}} carte pour {{name}}',
    card_many: '{{count, number}} de cartes pour {{name}}',
    card_other: '{{count, number}} cartes pour {{name}}',
    none_zero: 'rien',
    none_one: 'une',
    none_many: '{{count}} de',
    none_other: '{{count}}',
    price:
      '{{amount, currency(currency: CAD; maximumFractionDigits: 0)}} ou {{ amount , number(minimumFractionDigits: 2) }}',
    quotes: 'un « mot » \\ et ` ${x}',
    twice: '{{name}} et {{name}}',
  },
};

describe('compiled messages', () => {
  it('LOC-06 are compiled from at least three message files', () => {
    expect(resources.length).toBeGreaterThanOrEqual(3);
  });

  for (const [name, load] of [
    ...resources.map((file) => [file, (locale: Locale) => read(file, locale)] as const),
    ['a sample of all supported syntax', (locale: Locale) => syntax[locale]] as const,
  ]) {
    it(`LOC-01 ${name} has the same keys in both languages, and no empty message`, () => {
      const keys = (locale: Locale) => [
        ...new Set(Object.keys(load(locale)).map((key) => key.replace(pluralSuffix, ''))),
      ];
      expect(keys('fr')).toEqual(keys('en'));
      for (const locale of locales) for (const text of Object.values(load(locale))) expect(text.trim()).not.toBe('');
    });

    for (const locale of locales) {
      it(`LOC-06 ${name} in ${locale} gives the same text as i18next for every key and value`, async () => {
        const resource = load(locale);
        const translate = await compile(resource, locale);
        const i18next = openI18next(resource, locale);
        for (const [key, text] of Object.entries(resource)) {
          const names = [...text.matchAll(/\{\{\s*(\w+)(?!\.|\w)/g)]
            .map((match) => match[1] as string)
            .filter((name) => !(name in textFacts));
          const isFormatted = (value: string) => new RegExp(`\\{\\{\\s*${value}\\s*, (?!de)`).test(text);
          const cases: MessageValues[] = [
            ...numbers
              .filter((number) => number % 1 === 0 || !names.some(isFormatted))
              .map((number) => Object.fromEntries([...names, 'count'].map((value) => [value, number]))),
            ...samples.map((sample) =>
              Object.fromEntries(
                ['count', ...names].map((value) => [value, value === 'count' || isFormatted(value) ? 2 : sample]),
              ),
            ),
          ];
          const base = key.replace(pluralSuffix, '');
          for (const values of cases) expect(translate(base, values)).toBe(i18next.t(base, values));
        }
      });
    }
  }

  it.each(locales)('use no Intl in any message file, but Intl.NumberFormat for an amount with cents (%s)', (locale) => {
    const names = (source: string) => source.match(/Intl\.\w+/g) ?? [];
    for (const file of resources)
      expect(names(compileMessages(read(file, locale), locale, textFacts)), file).toEqual([]);
    // Cents do.
    expect(names(compileMessages({ price: '{{amount, currency(currency: CAD)}}' }, locale))).toEqual([
      'Intl.NumberFormat',
    ]);
  });

  it('contract the French preposition “de” before a place name, and refuse that format in English', async () => {
    const names = ['Laval', 'Ottawa', 'Île-Perrot', 'École', 'Edmonton', 'Yellowknife', 'Hull', 'K1A 0B1'];
    const contracted = ['Le Bic', 'Les Escoumins', 'La Prairie', 'L’Assomption', 'Lévis', 'Leamington'];
    const near = await compile({ near: 'près {{place, de}}' }, 'fr');
    expect([...names, ...contracted].map((place) => near('near', { place }))).toEqual([
      ...['près de Laval', 'près d’Ottawa', 'près d’Île-Perrot', 'près d’École', 'près d’Edmonton'],
      ...['près de Yellowknife', 'près de Hull', 'près de K1A 0B1', 'près du Bic', 'près des Escoumins'],
      ...['près de La Prairie', 'près de L’Assomption', 'près de Lévis', 'près de Leamington'],
    ]);
    expect(() => compileMessages({ near: '{{place, de}}' }, 'en')).toThrow("Unknown format 'de'");
  });

  it('are refused at compile time with an unknown fact', () => {
    expect(() => compileMessages({ days: '{{returns.days}}' }, 'en')).toThrow('Unknown fact in {{returns.days}}');
  });

  it('are refused at compile time with an unknown format', () => {
    expect(() => compileMessages({ when: '{{day, datetime}}' }, 'en')).toThrow("Unknown format 'datetime' of {{day}}");
  });
});
