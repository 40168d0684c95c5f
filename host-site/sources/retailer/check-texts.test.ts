import { describe, expect, it } from 'vitest';
import type { TextTree } from '../../retailers/text-tree.ts';
import { replaceTexts } from '../../retailers/text-tree.ts';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { checkTexts } from './check-texts.ts';

const texts = { title: 'Home', steps: { find: 'Find it', share: 'Share it' } };
const kit = {
  en: { home: texts, contests: { rules: 'Rules' } },
  fr: { home: texts, contests: { rules: 'Règlement' } },
};
type Own = Record<string, TextTree | string>;
const toFiles = (locale: string, own: Own) =>
  Object.fromEntries(
    Object.entries(own).map(([name, value]) => [
      name,
      {
        path: `texts/${name}.${locale}.json`,
        text: typeof value === 'string' ? value : JSON.stringify(value, null, 2),
      },
    ]),
  );
const check = (en: Own, fr: Own = en) =>
  checkTexts({ en: toFiles('en', en), fr: toFiles('fr', fr) }, kit, ['spring'], ['brand']).map(formatSourceProblem);

const emails = { entry: { text: { prize: 'You won {{prize}} at {{brand}}.' } } };
const checkEmails = (prize: string, keepsValues = true) => {
  const own = toFiles('en', { emails: { entry: { text: { prize } } } });
  const all = { en: { emails }, fr: { emails } };
  return checkTexts({ en: own, fr: own }, all, [], ['brand'], keepsValues).map(formatSourceProblem);
};

describe('a retailer’s own texts', () => {
  it('take the place of the kit’s, key by key', () => {
    expect(replaceTexts(texts, { steps: { share: 'Show it' } })).toEqual({
      title: 'Home',
      steps: { find: 'Find it', share: 'Show it' },
    });
    expect(check({ home: { steps: { share: 'Show it' } } })).toEqual([]);
  });

  it('may say anything about a contest that has a page', () => {
    expect(check({ contests: { spring: { title: 'Spring' } } })).toEqual([]);
    expect(check({ contests: { autumn: { title: 'Autumn' } } })).toHaveLength(2);
  });

  it('are refused for a key that the kit does not have, by line and with the nearest one', () => {
    expect(check({ home: { title: 'Us', steps: { shre: 'Show it' } } })[0]).toBe(
      'texts/home.en.json:4: steps.shre: the kit has no such text; did you mean steps.share?',
    );
  });

  it('are refused in a file that the kit does not have', () => {
    expect(check({ hom: { title: 'Us' } }, {})).toEqual([
      'texts/hom.en.json:1: the kit has no such file of texts; its files are contests, home',
    ]);
  });

  it.each([
    ['nothing', { title: ' ' }, /title: missing$/],
    ['a key with dots', { 'steps.share': 'Show it' }, /steps\.share: write groups instead of dots/],
    [
      'a placeholder with a typing error',
      { title: 'At {{brnad}}' },
      /title: nothing fills \{\{brnad\}\} here; there are \{\{brand\}\}/,
    ],
    [
      'a form of the brand that there is not',
      { title: 'Chez {{brand, du}}' },
      /title: nothing fills \{\{brand, du\}\}/,
    ],
    ['a torn placeholder', { title: 'At {{brand}' }, /title: nothing fills \{\{brand\} here/],
  ])('are refused when one is %s', (_, home, problem) => {
    const [found] = check({ home });
    expect(found).toMatch(problem);
  });

  it('of a consent have a version of their own, and name what the kit’s does', () => {
    const consent = { consentVersion: '2026-11-26', consent: '{{legalName}} may write. <privacy>Privacy</privacy>' };
    const kitConsents = { en: { a: consent }, fr: { a: consent } };
    const checkConsent = (own: TextTree) =>
      checkTexts({ en: toFiles('en', { a: own }), fr: toFiles('fr', { a: own }) }, kitConsents, [], [])
        .map(formatSourceProblem)
        .filter((line) => line.includes('.en.json'));
    const consented = { consent: '{{legalName}} may email. <privacy>Policy</privacy>' };
    expect(checkConsent({ consentVersion: '2027-01-01', ...consented })).toEqual([]);
    expect(checkConsent({ consentVersion: '2026-11-26', ...consented })).toHaveLength(1);
    expect(checkConsent({ consent: 'We may write.' })).toEqual([
      expect.stringContaining('consentVersion: another wording of a consent needs'),
      expect.stringContaining('consent: a consent needs {{legalName}}'),
      expect.stringContaining('consent: a consent needs <privacy>'),
    ]);
  });

  it('may name the brand, in French with the word before it, and what the kit’s text names', () => {
    const named = {
      en: { home: { hello: 'Open until {{time}}' } },
      fr: { home: { hello: 'Ouvert jusqu’à {{time}}' } },
    };
    const own = (text: string) => ({ hello: text });
    const checkNamed = (en: string, fr: string) =>
      checkTexts({ en: toFiles('en', { home: own(en) }), fr: toFiles('fr', { home: own(fr) }) }, named, [], ['brand']);
    expect(checkNamed('{{brand}} is open until {{ time }}', 'Les magasins {{brand, de}} : {{time}}')).toEqual([]);
    expect(checkNamed('Of {{brand, de}}', 'De {{store}}')).toHaveLength(2);
  });

  it('are refused in one language only', () => {
    expect(check({ home: { title: 'Us' } }, {})).toEqual([
      'texts/home.en.json:2: title: missing in home.fr.json: say it in both languages',
    ]);
  });

  it.each([
    ['broken JSON', '{', /^texts\/home\.en\.json:1: .*JSON/],
    ['a list', '[]', /must be an object|an object/],
    ['a number', '{ "title": 1 }', /title: must be a text, as it is in the kit$/],
  ])('are refused for %s', (_, text, problem) => {
    expect(check({ home: text }, { home: { title: 'Nous' } })[0]).toMatch(problem);
  });

  it('of an email name every value that the kit’s does, and the brand only if they like', () => {
    expect(checkEmails('{{prize}}: it is yours.')).toEqual([]);
    expect(checkEmails('You won!')[0]).toMatch(/^texts\/emails\.en\.json:\d+: entry\.text\.prize: .*\{\{prize\}\}/);
    expect(checkEmails('You won {{prise}}, {{prize}}.')[0]).toMatch(/nothing fills \{\{prise\}\} here/);
    expect(checkEmails('You won!', false)).toEqual([]);
  });
});
