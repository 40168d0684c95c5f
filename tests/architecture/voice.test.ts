import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '../../widgets/shared/locale/locale.ts';
import { forEvery } from '../support/for-every.ts';
import { readVisibleTexts, type VisibleText } from '../support/term-base.ts';

// The English of docs/voice.md, as far as a pattern can tell. Articles have checks of their own.

/** Pages and consents that a lawyer reads word by word. */
const legal = /pages\/(legal|privacy|contestrules|accessibility)\.|-consent\.|articles\/|landing\//;
const english = readVisibleTexts('en');
const texts = english.filter(({ where }) => !legal.test(where));
const lawTexts = english.filter(({ where }) => /pages\/|-consent\./.test(where));
const pages = english.filter(({ where }) => /\/pages\//.test(where));
/** What people contract when they speak. Consents keep their full forms: their words have versions. */
const uncontracted =
  /\b(?:do|does|did|is|are|was|were|has|have|had|could|would|should|will) not\b|\bcannot\b|\b(?:you|we|they) will\b/gi;
/** The list of rejected words, the sheet with examples of stiff sentences, and the specification quote what they reject. */
const quoting = /docs\/(terms|voice|requirements)\.md$/;
const documents: VisibleText[] = [
  'README.md',
  'ARCHITECTURE.md',
  'CHANGELOG.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
  ...readdirSync('docs', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.md'))
    .map((file) => `docs/${file}`)
    .filter((file) => !quoting.test(file)),
  'tests/README.md',
  'host-site/content/README.md',
  'host-site/content/stores/README.md',
  'host-site/pictures/README.md',
].map((where) => ({ where, text: readFileSync(where, 'utf8') }));

const bodies = /\b(some|any|every|no)body\b/gi;

const stiff: readonly (readonly [string, RegExp])[] = [
  ['someone, anyone, everyone, no one', bodies],
  ['“is”, not “stands”', /\b(?<!bike )(stands|stood)\b/gi],
  ['“needs a”, not “wants a”', /\bwants? an?\b/gi],
  ['a noun instead of “that you …”', /(?<!\b(so|say|says|said|means|know|agree|show|shows|sure)) that (you|we) /gi],
  ['a plain subject', /\b(whoever (has|runs|sends|builds|edits)|of whose|to whom|of others)\b/gi],
  ['prerendered', /\brendered ahead\b/gi],
];

/** A clause that a noun replaces; a lawyer needs the ones that say what someone confirms or promises. */
const relative = /(?<!\b(so|and|sure|confirm|suggest|mean|note|promise)) that (you|we) /gi;

/** Sources and documents of the repository, without those that quote what they reject and scenes, whose digests are those of their pictures. */
const sources = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.mjs', '*.py', '*.php', '*.md'], {
  encoding: 'utf8',
})
  .split('\n')
  .filter((file) => file && !quoting.test(file) && !/^host-site\/pictures\/scenes\/|voice\.test\.ts$/.test(file));

/** A heading's own address, which stays when its words change. */
const anchor = /\{#[a-z\d-]+\}/g;

function findStiff(text: string): string[] {
  return stiff.flatMap(([advice, pattern]) =>
    [...text.matchAll(pattern)].map(({ index }) => `${advice}: ${text.slice(Math.max(0, index - 25), index + 30)}`),
  );
}

/** Sentences in the first column of the tables of docs/voice.md, without a final period. */
function readBefore(locale: Locale): string[] {
  const [english = '', french = ''] = readFileSync('docs/voice.md', 'utf8').split('## Français');
  const rows = [...(locale === 'en' ? english : french).matchAll(/^\| (.+?) +\| .+ \|$/gm)].map(
    ([, cell = '']) => cell,
  );
  return rows.filter((cell) => !/^(Before|Avant|-+)$/.test(cell)).map((cell) => cell.replace(/\.$/, ''));
}

const nameText = ({ where, text }: VisibleText) => `${where}: ${text.slice(0, 50)}`;

describe('the English of interface, pages, guides and documentation', () => {
  forEvery([...texts, ...documents], nameText)('contains no stiff phrase', ({ text }) => {
    expect(findStiff(text.replace(anchor, ''))).toEqual([]);
  });

  forEvery(english, nameText)(
    'uses no pronoun that ends in -body, such as “everybody”, in legal texts and articles either',
    ({ text }) => {
      expect(text.replace(anchor, '').match(bodies) ?? []).toEqual([]);
    },
  );

  forEvery(sources, String)(
    'uses no pronoun that ends in -body, such as “everybody”, in code and tests either',
    (file) => {
      expect(readFileSync(file, 'utf8').replace(anchor, '').match(bodies) ?? []).toEqual([]);
    },
  );

  forEvery(lawTexts, nameText)(
    'has no relative clause with “that you” or “that we” in pages and consents',
    ({ text }) => {
      expect(text.replace(anchor, '').match(relative) ?? []).toEqual([]);
    },
  );

  forEvery(pages, nameText)('contracts in legal pages as elsewhere: “we don’t”, not “we do not”', ({ text }) => {
    expect(text.replace(anchor, '').match(uncontracted) ?? []).toEqual([]);
  });

  forEvery(texts, nameText)('has typographic apostrophes in texts that visitors read', ({ text }) => {
    expect(text.match(/\p{L}'\p{L}+/gu) ?? []).toEqual([]);
  });

  it.each(locales)('contains no sentence that docs/voice.md lists as a bad example (%s)', (locale) => {
    // Where a lamp goes, an article may say “sur le plancher”.
    const all = readVisibleTexts(locale).filter(({ where }) => !/articles\//.test(where));
    const before = readBefore(locale);
    expect(before.length).toBeGreaterThan(5);
    const found = before.flatMap((phrase) =>
      all.filter(({ text }) => text.includes(phrase)).map(({ where }) => `${where}: ${phrase}`),
    );
    expect(found).toEqual([]);
  });

  it('is checked with patterns that find each stiff phrase and accept plain sentences', () => {
    const sample =
      'Somebody asks. It stands there. It wants a shade. The lamp that you saw. Nothing of others. Rendered ahead.';
    expect(findStiff(sample)).toHaveLength(6);
    expect(findStiff('Someone says that you need a stand, so that we know.')).toEqual([]);
    expect('The sites that we run confirm that you may.'.match(relative)).toHaveLength(1);
  });
});
