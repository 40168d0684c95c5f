import { describe, expect, it } from 'vitest';
import { facts } from './facts.ts';
import { fillFacts } from './fill-facts.ts';
import { isFact } from './format-fact.ts';
import {
  formatAddress,
  formatDate,
  formatHours,
  formatNumber,
  formatPercent,
  formatPhone,
  formatTime,
} from './format-value.ts';

const today = '2026-11-21';
const nbsp = '\u00A0';

describe('fillFacts', () => {
  it.each([
    ['{{returns.holiday.from}}', 'October\u00a028, 2024', '28\u00a0octobre 2024'],
    ['{{mysteryCard.value}}', '$25', `25${nbsp}$`],
    ['{{company.discount}}', '60%', `60${nbsp}%`],
    ['{{stylePlus.rewardPoints}}', '1,000', `1${nbsp}000`],
    ['{{company.firstStore}}', '2004', '2004'],
    ['{{service.hours}}', `9${nbsp}a.m.–\u20605${nbsp}p.m.`, `9${nbsp}h${nbsp}à${nbsp}17${nbsp}h`],
    ['{{service.phone}}', '[1-800-555-0142](tel:+18005550142)', `[1${nbsp}800${nbsp}555-0142](tel:+18005550142)`],
    ['{{privacy.email}}', '[privacy@vitrine.example](mailto:privacy@vitrine.example)', undefined],
    [
      '{{prizeTerms}}',
      'No purchase necessary. Skill-testing question. Odds depend on the number of entries. [Rules](/en/contestrules).',
      'Aucun achat requis. Question d’habileté mathématique. Chances selon le nombre de participations. [Règlement](/fr/contestrules).',
    ],
    ['{{gift.balance}}', '[Check a balance](/partners/balance/en)', '[Vérifier un solde](/partners/balance/fr)'],
  ])('PG-01 writes %s in each language', (token, en, fr = en) => {
    expect(fillFacts(token, 'en', today)).toBe(en);
    expect(fillFacts(token, 'fr', today)).toBe(fr);
  });

  it('fills several tokens and keeps the text around them', () => {
    expect(fillFacts('Add {{donations.small}}, {{ donations.medium }} or {{donations.large}}.', 'en', today)).toBe(
      'Add $2, $5 or $10.',
    );
  });

  it.each([
    'nothing.here',
    'returns',
    'returns.holiday',
    'press',
    'recalls',
    'toString',
    '',
    'returns.days.number.toFixed',
  ])('throws and names the token when %j is not a fact', (path) => {
    expect(() => fillFacts(`{{${path}}}`, 'en', today)).toThrow(`Unknown fact: ${path}`);
  });

  it('PG-01 says that a promotion ends on its last day, and that it has ended from the day after', () => {
    expect(fillFacts('{{mysteryCard.status}}', 'en', '2019-10-13')).toBe('This offer ends on October\u00a013, 2019.');
    expect(fillFacts('{{mysteryCard.status}}', 'en', '2019-10-14')).toBe('This offer ended on October\u00a013, 2019.');
    expect(fillFacts('{{mysteryCard.status}}', 'fr', '2019-10-13')).toBe(
      'Cette offre prend fin le 13\u00a0octobre 2019.',
    );
    expect(fillFacts('{{mysteryCard.status}}', 'fr', '2019-10-14')).toBe(
      'Cette offre a pris fin le 13\u00a0octobre 2019.',
    );
  });

  it('PG-01 says in both languages that the holiday return window of 2024 has ended', () => {
    expect(fillFacts('{{returns.holiday.status}}', 'en', today)).toBe(
      'This return window ended on January\u00a08, 2025.',
    );
    expect(fillFacts('{{returns.holiday.status}}', 'fr', today)).toBe(
      'Cette période de retour a pris fin le 8\u00a0janvier 2025.',
    );
  });

  it('PG-01 lists the closures of a year as a table', () => {
    const table = fillFacts('{{service.closures.2026}}', 'fr', today).split('\n');
    expect(table.slice(0, 3)).toEqual(['| Jour | Congé |', '| --- | --- |', '| 1er\u00a0janvier | Jour de l’An |']);
    expect(table).toHaveLength(12);
  });

  it('elides before a name in French, and refuses that in English and with another word', () => {
    const given = fillFacts('{{company.brand}} / {{company.brand, de}} / {{company.legalName, que}}', 'fr', today);
    expect(given).toBe('Vitrine / de Vitrine / que Vitrine Canada inc.');
    expect(() => fillFacts('{{company.brand, de}}', 'en', today)).toThrow('Unknown fact: company.brand, de');
    expect(() => fillFacts('{{company.brand, sur}}', 'fr', today)).toThrow('Unknown fact: company.brand, sur');
  });

  it('fills a token with a value passed by the caller, and throws without it', () => {
    expect(fillFacts('{{ openings }}: {{returns.days}}', 'en', today, { openings: 'None' })).toMatch(/^None: \d+$/);
    expect(() => fillFacts('{{openings}}', 'en', today)).toThrow('Unknown fact: openings');
  });

  it('fills every fact in both languages without empty or undefined values', () => {
    const paths = listPaths(facts);
    expect(paths.length).toBeGreaterThan(50);
    for (const path of paths) {
      for (const locale of ['en', 'fr'] as const) {
        const text = fillFacts(`{{${path}}}`, locale, today);
        expect(text, path).not.toBe('');
        expect(text, path).not.toMatch(/undefined|NaN|\[object|[{}]/);
      }
    }
  });
});

describe('fact formatters', () => {
  it('write the first day of a month as 1er in French only', () => {
    expect(formatDate('2026-07-01', 'fr')).toBe('1er\u00a0juillet 2026');
    expect(formatDate('2026-07-01', 'en')).toBe('July\u00a01, 2026');
    expect(formatDate('2026-07-11', 'fr')).toBe('11\u00a0juillet 2026');
  });

  it('write times and opening hours in the form of each language', () => {
    expect(formatTime('09:30', 'en')).toBe(`9:30${nbsp}a.m.`);
    expect(formatTime('21:00', 'en')).toBe(`9${nbsp}p.m.`);
    expect(formatTime('00:05', 'en')).toBe(`12:05${nbsp}a.m.`);
    expect(formatTime('21:05', 'fr')).toBe(`21${nbsp}h${nbsp}05`);
    expect(formatHours(['12:00', '17:00'], 'en')).toBe(`noon–\u20605${nbsp}p.m.`);
    expect(formatHours(['12:00', '17:00'], 'fr')).toBe(`midi${nbsp}à${nbsp}17${nbsp}h`);
  });

  it('group digits by thousands in each language, and not below 1,000', () => {
    expect(formatNumber(999, 'fr')).toBe('999');
    expect(formatNumber(1234567, 'en')).toBe('1,234,567');
    expect(formatNumber(1234567, 'fr')).toBe(`1${nbsp}234${nbsp}567`);
  });

  it('use a decimal comma in French and a decimal point in English', () => {
    expect(formatNumber(1234.5678, 'en')).toBe('1,234.5678');
    expect(formatNumber(1234.5678, 'fr')).toBe(`1${nbsp}234,5678`);
    expect(formatPercent(2.5, 'en')).toBe('2.5%');
    expect(formatPercent(2.5, 'fr')).toBe(`2,5${nbsp}%`);
  });

  it('put a 1 before toll-free numbers only', () => {
    expect(formatPhone('8885550100', 'en')).toBe('1-888-555-0100');
    expect(formatPhone('8675550100', 'en')).toBe('867-555-0100');
  });

  it('write a postal address in the form of each language, with the French city name in French', () => {
    const address = { line1: '5, rue X', city: 'Laval', province: 'QC', postalCode: 'H7T 0B5' } as const;
    expect(formatAddress({ ...address, line2: 'bureau 2' }, 'en')).toBe(
      `5, rue X, bureau 2, Laval, Québec H7T${nbsp}0B5`,
    );
    expect(formatAddress(address, 'fr')).toBe(`5, rue X, Laval (Québec) H7T${nbsp}0B5`);
    const sudbury = { ...address, city: 'Greater Sudbury', cityFr: 'Grand Sudbury', province: 'ON' as const };
    expect(formatAddress(sudbury, 'fr')).toBe(`5, rue X, Grand Sudbury (Ontario) H7T${nbsp}0B5`);
    expect(formatAddress(sudbury, 'en')).toContain('Greater Sudbury, Ontario ');
  });

  it.each([
    ['a date', () => formatDate('2026-13-01', 'en')],
    ['a time', () => formatTime('24:00', 'en')],
    ['a phone number', () => formatPhone('5550142', 'en')],
  ])('throw for a value that is not %s', (_, format) => {
    expect(format).toThrow(/^Not a/);
  });
});

/** Paths of all facts, including their groups. */
function listPaths(node: object, prefix = ''): string[] {
  return Object.entries(node).flatMap(([key, child]: [string, object]) =>
    isFact(child) ? [prefix + key] : listPaths(child, `${prefix}${key}.`),
  );
}
