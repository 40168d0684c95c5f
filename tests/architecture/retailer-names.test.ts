import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fillMessage } from '../../host-site/server/forms/plain-forms/fill-message.ts';
import { loadTranslations } from '../../host-site/sources/i18n.ts';
import { retailerTexts } from '../../widgets/shared/brand/retailer.ts';
import { compileMessages } from '../../widgets/shared/locale/compile-messages.ts';
import { locales } from '../../widgets/shared/locale/locale.ts';

const read = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const consents = 'widgets/shared/submissions';
/** What the sample's declaration names. */
const { loyalty, hashtag } = retailerTexts;
const sampleNames = ['Vitrine', ...Object.values(loyalty), ...Object.values(hashtag)].filter(Boolean);
const alma = {
  brand: { en: 'Alma', fr: 'Alma' },
  legalName: { en: 'Alma Home Ltd.', fr: 'Alma Maison ltée' },
  companyAddress: { en: '1 A Street, Halifax', fr: '1, rue A, Halifax' },
};

describe('the retailer’s names', () => {
  it('are in none of the widgets, the server and the pages’ messages, which name the declaration’s', () => {
    const files = execFileSync(
      'git',
      ['grep', '-liE', 'Vitrine Canada|Lakeshore Terrace', '--', 'widgets', 'host-site', ':!*.test.ts', ':!*.md'],
      { encoding: 'utf8' },
    );
    const outside = files.split('\n').filter((path) => path && !path.startsWith('host-site/retailers/'));
    expect(outside).toEqual([]);
  });

  it('are in no name of a file or folder by brand that code writes out', () => {
    const code = ['widgets', 'host-site'].flatMap((folder) => [
      `:(glob)${folder}/**/*.ts`,
      `:(glob)${folder}/**/*.tsx`,
    ]);
    const { stdout: found } = spawnSync(
      'git',
      ['grep', '-nE', '\\bvitrine\\.json|stores/vitrine\\b', '--', ...code, ':!*.test.ts', ':!*.test.tsx'],
      { encoding: 'utf8' },
    );
    expect(found).toBe('');
  });

  it('are not written out as the brand in the messages of widgets, emails and pages', () => {
    const messages = ['en', 'fr'].flatMap((locale) =>
      ['widgets', 'host-site'].map((folder) => `:(glob)${folder}/**/*.${locale}.json`),
    );
    // It ends with 1 where nothing is found.
    const { stdout: found } = spawnSync(
      'git',
      ['grep', '-hwF', ...sampleNames.flatMap((name) => ['-e', name]), '--', ...messages, ':!host-site/retailers'],
      {
        encoding: 'utf8',
      },
    );
    expect(found).toBe('');
  });

  it.each(locales)('are those of another declaration in compiled messages (%s)', (locale) => {
    const [newsletter, contact] = ['newsletter', 'contact'].map((name) =>
      compileMessages(read(`${consents}/${name}-consent.${locale}.json`), locale, alma),
    );
    expect(newsletter).toContain(
      { en: 'from Alma Home Ltd., 1 A Street, Halifax', fr: 'd’Alma Maison ltée, 1, rue A, Halifax' }[locale],
    );
    expect(contact).toContain({ en: 'that Alma Home Ltd. may', fr: 'j’accepte qu’Alma Maison ltée utilise' }[locale]);
  });

  it('follow French prepositions in messages of pages and emails', async () => {
    const translate = await loadTranslations();
    const key = 'messages:404.description';
    const { brand } = retailerTexts;
    expect(translate.en(key)).toContain(`${brand.en}’s home page`);
    expect(translate.fr(key, { brand: 'Alma' })).toContain('l’accueil d’Alma,');
    expect(translate.fr(key, { brand: 'Le Bic' })).toContain('l’accueil du Bic,');
    expect(fillMessage('{{brand, de}} {{brand, que}}', 'fr', { brand: 'Alma' })).toBe('d’Alma qu’Alma');
  });

  it('are in consents as their stored wordings of 2026 have them, byte for byte', () => {
    const wording = (name: string, key: string, locale: 'en' | 'fr') =>
      fillMessage(read(`${consents}/${name}-consent.${locale}.json`)[key], locale);
    expect(wording('contact', 'consent', 'fr')).toContain('que Vitrine Canada inc. utilise');
    for (const [name, key] of [
      ['newsletter', 'consent'],
      ['contest', 'newsletterConsent'],
    ] as const) {
      expect(wording(name, key, 'en')).toContain(
        ' from Vitrine Canada Inc., 220 Lakeshore Terrace, Suite 400, Toronto, Ontario M5V 0A1. ',
      );
      expect(wording(name, key, 'fr')).toContain(
        ' de Vitrine Canada inc., 220, Lakeshore Terrace, bureau 400, Toronto (Ontario) M5V 0A1',
      );
    }
  });
});
