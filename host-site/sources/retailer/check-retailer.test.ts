import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { checkRetailer } from './check-retailer.ts';

const path = 'host-site/retailers/vitrine/retailer.json';
const text = readFileSync(path, 'utf8');
const check = (changed: string, origin?: string) =>
  checkRetailer({ path: 'retailer.json', text: changed }, origin).map(formatSourceProblem);
const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split('\n').length;
/** The sample's declaration with one part replaced. */
const edit = (from: string | RegExp, to: string) => {
  const changed = text.replace(from, to);
  expect(changed).not.toBe(text);
  return changed;
};

describe('the declaration of a retailer', () => {
  it('is complete for the sample', () => {
    expect(check(text)).toEqual([]);
  });

  it('names a brand whose key is no word in lower-case letters, and says what one is', () => {
    const { brands, ...rest } = JSON.parse(text);
    const problems = check(JSON.stringify({ ...rest, brands: { ...brands, Acme: brands.winners } }));
    expect(problems.join()).toMatch(/brands\.Acme: must be lower-case words joined by hyphens/);
  });

  it('has the settings of shoppers’ finds where there are finds', () => {
    const { finds: _, ...without } = JSON.parse(text);
    const problems = checkRetailer({ path, text: JSON.stringify(without) });
    expect(problems.map(({ field, problem }) => [field, problem.code])).toEqual([['finds', 'missing']]);
    expect(check(JSON.stringify(without))).toEqual([]);
  });

  it('is complete without siblings', () => {
    const { winners: _, marshalls: __, ...own } = JSON.parse(text).brands;
    expect(check(JSON.stringify({ ...JSON.parse(text), brands: own }))).toEqual([]);
  });

  it.each([
    [
      'a name with a placeholder',
      edit(', "fr": "Vitrine Canada inc."', ', "fr": "Vitrine {{x}} inc."'),
      'legalName.fr: must be plain text, without braces and angle brackets',
    ],
    ['a French name', edit(', "fr": "Vitrine Canada inc."', ''), 'legalName.fr: missing'],
    ['known fields only', edit('"key"', '"colour": 1, "key"'), 'unknown field colour'],
    ['ten digits', edit('8005550142', '555-0142'), 'service.phone: must have ten digits'],
    ['an own brand', edit('"key": "vitrine"', '"key": "alma"'), 'key: must be one of: vitrine, winners, marshalls'],
    ['codes of its own', edit('"en": "WNE"', '"en": "HSE"'), 'brands.winners.chains.en: HSE is named twice'],
    [
      'a site on its domain',
      edit('"domain": "winners.example"', '"domain": "winners.ca"'),
      'brands.winners.siteOrigin: must be on winners.ca, the brand’s domain; change one of the two',
    ],
    [
      'a listed host of its gift cards',
      edit('"balance.winners.example",', ''),
      'brands.winners.giftLinks.balance.en: balance.winners.example is not in giftHosts; add it there if links may lead to it',
    ],
    [
      'an origin without a path',
      edit('"https://www.marshalls.example"', '"https://www.marshalls.example/"'),
      'brands.marshalls.siteOrigin: must be an origin such as https://www.vitrine.example, without a path or a slash at its end',
    ],
    [
      'text that can be read',
      edit('"stone": "#655c53"', '"stone": "#a59c93"'),
      'look.colours.stone: has a contrast of 2.5 with paper, and text needs 4.5; make one of the two darker or lighter',
    ],
    [
      'the font that it names',
      edit('instrument-sans-latin-wght-normal', 'instrument-serif'),
      "look.fonts.text.faces.0.source: is not there: put @fontsource-variable/instrument-sans/files/instrument-serif.woff2 into the retailer's folder, or install its package",
    ],
    [
      'a font name that a style sheet can have',
      edit('"family": "Instrument Sans"', '"family": "Joe\'s Sans"'),
      'look.fonts.text.family: must be letters, digits, blanks and hyphens, such as Instrument Sans',
    ],
    [
      'fonts to fall back on that a style sheet can have',
      edit('"generic": "Georgia, serif"', '"generic": "Georgia; serif"'),
      'look.fonts.display.generic: must be names of fonts separated by commas, such as Georgia, serif',
    ],
    [
      'a category other than all',
      edit('"kids": {', '"all": {'),
      'finds.categories.all: must be a category other than all',
    ],
    [
      'colours in full',
      edit('"ink": "#26211c"', '"ink": "black"'),
      'look.colours.ink: must be a colour such as #24423a',
    ],
  ])('is refused without %s, by field and remedy', (_, changed, problem) => {
    expect(check(changed).map((found) => found.replace(/^retailer\.json:\d+: /, ''))).toContain(problem);
  });

  it('names every problem at once, each with its line', () => {
    const changed = edit('8005550142', '1').replace('"domain": "winners.example"', '"domain": "winners"');
    expect(check(changed)).toEqual([
      `retailer.json:${lineOf('"service"')}: service.phone: must have ten digits`,
      `retailer.json:${lineOf('"domain": "winners')}: brands.winners.domain: must be a host name such as www.vitrine.example`,
    ]);
  });

  it.each(['', 'https://www.vitrine.example', 'http://localhost:8080', 'http://127.0.0.1', 'https://shop.test'])(
    'may be the sample’s at the origin %j, which no visitor can reach',
    (origin) => {
      expect(check(text, origin)).toEqual([]);
    },
  );

  it('is refused where visitors would read the sample’s legal name', () => {
    expect(check(text, 'https://www.alma.ca').join()).toMatch(/legalName\.en: .+ is the sample’s name.+RETAILER=/);
    const own = text.replaceAll('Vitrine Canada', 'Alma Canada');
    expect(check(own, 'https://www.alma.ca')).toEqual([]);
  });

  it('stops a production build with a reachable origin, in both languages', () => {
    const env = { ...process.env, NODE_ENV: 'production', PUBLIC_ORIGIN: 'https://www.alma.ca', SHOW_DRAFTS: '' };
    const run = () =>
      execFileSync(process.execPath, ['host-site/sources/retailer/run-retailer-check.ts'], { env, stdio: 'pipe' });
    expect(run).toThrow(/is the sample’s name[\s\S]+raison sociale de l’exemple/);
  });
});
