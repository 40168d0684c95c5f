import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { linkPublic } from '../../../tests/support/link-public.ts';
import { locales } from '../../../widgets/shared/locale/locale.ts';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { findSlugProblem, readLandingFacts, readLandingText } from './check-landing.ts';
import { findLandingState, type Landing } from './landing.ts';
import { readLandings, toLandingRoute } from './read-landings.ts';
import { writeLandingTemplate } from './write-landing-template.ts';

const today = '2026-11-21';
const path = 'x/landing.json';
const list = (read: object) => (Array.isArray(read) ? read.map(formatSourceProblem) : []);
const readJson = (text: string, slug = 'warm-winter') =>
  readLandingFacts({ path, text }, slug, (name) => name === 'gift-wrapping');
const right = `{
  "picture": "gift-wrapping",
  "indexed": false,
  "starts": "2026-11-20",
  "ends": "2026-12-24"
}
`;

describe('landing.json check', () => {
  it('returns the facts of a valid file, of which only the picture is required', () => {
    expect(readJson(right)).toMatchObject({ starts: '2026-11-20', indexed: false });
    expect(readJson('{ "picture": "gift-wrapping" }')).toEqual({ picture: 'gift-wrapping' });
  });

  it.each([
    ['gift-wrapping', 'gift-neon', 'x/landing.json:2: picture: there is no picture gift-neon'],
    ['false', '"no"', 'x/landing.json:3: indexed: must be true or false'],
    ['2026-11-20', 'tomorrow', 'x/landing.json:4: starts: must be a date such as 2026-12-24'],
    ['2026-12-24', '2026-11-19', 'x/landing.json:5: ends: must not be before the first day'],
    ['"indexed"', '"hidden"', 'x/landing.json:3: unknown field hidden'],
    ['"picture": "gift-wrapping",', '', 'x/landing.json:1: picture: missing'],
    ['"ends":', '"ends"', 'x/landing.json:5: not JSON'],
  ])('reports file and line after %s is replaced with %s', (from, to, expected) => {
    expect(list(readJson(right.replace(from, to)))).toContainEqual(expect.stringContaining(expected));
  });

  it.each([
    ...['gift', 'giftcards', 'contest', 'new-movers', 'articles', 'stores', 'fr', 'handlers', '404'],
    ...['embed', 'playground', 'oembed', 'webhooks'],
  ])('reports the slug %s, which another page already uses', (slug) =>
    expect(list(readJson(right, slug))).toEqual([
      expect.stringContaining(`x/landing.json:1: another page has the address`),
    ]),
  );

  it.each(['Warm', 'warm_winter', 'été', 'warm-', ''])(
    'reports the slug “%s”, which is not lower-case words joined by hyphens',
    (slug) => {
      expect(findSlugProblem(slug)).toEqual({ code: 'slug' });
    },
  );
});

const head = `---
title: Un hiver
description: Une page courte pour essayer, et rien de plus.
lead: On essaie.
alt: Un sofa.
action: [Voir](/fr/returns)
---

`;
const readText = (text: string) =>
  readLandingText({ path: 'x/fr.md', text }, 'fr', today, {
    isPage: (address) => address === '/fr/returns',
    hasPicture: (name) => name === 'sofa',
  });

describe('landing page text check', () => {
  it('accepts a valid text, whose call to action is optional and may be a fact token', () => {
    expect(readText(`${head}Dès {{gift.minimum}}.\n`)).toMatchObject({
      title: 'Un hiver',
      action: '[Voir](/fr/returns)',
    });
    expect(readText(`${head.replace(/action: .*\n/, '')}Bonjour\n`)).not.toHaveProperty('action');
    expect(readText(head.replace('[Voir](/fr/returns)', '{{gift.byEmail}}'))).toMatchObject({ bodyLine: 8 });
  });

  it.each([
    ['Dès {{gift.least}}.', 'x/fr.md:9: unknown fact: gift.least'],
    ['[là](/en/returns)', 'x/fr.md:9: no page is at /en/returns in this language'],
    [
      '::: fireworks',
      'x/fr.md:9: ::: fireworks is an unknown block; known blocks: finder, newsletter, share, video, contest',
    ],
    ['# Un', 'x/fr.md:9: headings must begin with ## or ###'],
    ['Voici the sofa', 'x/fr.md:9: check the spelling or spacing'],
  ])('reports file and line for a text with %s', (line, expected) => {
    expect(list(readText(`${head}${line}\n`))).toEqual([expect.stringContaining(expected)]);
  });

  it.each(['Voir', '[Voir](/fr/returns) ou non', '[Voir](/fr/nowhere)'])(
    'reports file and line for the call to action “%s”, which is not just a link to a page',
    (action) => {
      expect(list(readText(head.replace('[Voir](/fr/returns)', action)))).toEqual([
        expect.stringMatching(/^x\/fr\.md:6: /),
      ]);
    },
  );
});

describe('landing page state', () => {
  const landing = { slug: 'x', picture: '', starts: '2026-11-20', ends: '2026-12-24' } as Landing;

  it.each([
    ['2026-11-19', 'before', false],
    ['2026-11-20', 'running', true],
    ['2026-12-24', 'running', true],
    ['2026-12-25', 'ended', false],
  ])('on %s is “%s” and the page is indexed: %s', (day, state, isListed) => {
    expect(findLandingState(landing, day)).toBe(state);
    expect(toLandingRoute(landing, { today: day, now: 0 }).indexed).toBe(isListed);
    expect(toLandingRoute({ ...landing, indexed: false }, { today: day, now: 0 }).indexed).toBe(false);
  });
});

describe('readLandings', () => {
  let root = '';
  const write = (name: string, text: string) => {
    const file = join(root, 'host-site/retailers/vitrine/content/landing', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  };

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'vitrine-landing-'));
    mkdirSync(join(root, 'host-site/retailers/vitrine/content'), { recursive: true });
    linkPublic(root);
    symlinkSync(
      resolve('host-site/retailers/vitrine/content/articles'),
      join(root, 'host-site/retailers/vitrine/content/articles'),
    );
  });
  afterEach(() => rmSync(root, { recursive: true }));

  it('returns an empty list when the folder is missing', () => {
    expect(readLandings(root, today)).toEqual([]);
  });

  it('returns an untouched new page from the template when drafts are shown', () => {
    for (const [name, text] of Object.entries(writeLandingTemplate('my-slug', today, ['home-lead'])))
      write(`my-slug/${name}`, text);
    expect(readLandings(root, today, true)).toMatchObject([{ slug: 'my-slug', indexed: false }]);
  });

  it.each([
    [['deck', 'home-lead'], 'home-lead'],
    [['deck', 'shed'], 'deck'],
  ])('begins a new page with a picture that the retailer has: of %j, %s', (pictures, picture) => {
    expect(JSON.parse(writeLandingTemplate('my-slug', today, pictures)['landing.json'])).toMatchObject({ picture });
  });

  it('throws when a picture is in one language only', () => {
    const files = writeLandingTemplate('my-slug', today, ['home-lead']);
    for (const [name, text] of Object.entries(files)) write(`my-slug/${name}`, text);
    write('my-slug/en.md', `${files['en.md']}\n![A lamp](picture:home-lead "Evenings are for reading.")\n`);
    expect(() => readLandings(root, today, true)).toThrow(
      /en\.md:\d+: picture home-lead is not shown in .*my-slug\/fr\.md/,
    );
  });

  it('throws with the problems of all files, including a missing text and a slug that an article has', () => {
    write('mirrors/landing.json', '{ "picture": "gift-neon" }');
    write('mirrors/fr.md', `${head}# Un\n`);
    expect(() => readLandings(root, today)).toThrow(
      /mirrors\/en\.md:1: the file is missing[\s\S]*gift-neon[\s\S]*fr\.md:9: headings[\s\S]*an article named mirrors/,
    );
  });
});

describe('landing pages', () => {
  const landings = readLandings(process.cwd(), today);
  const texts = landings.flatMap(({ slug, texts: both }) =>
    locales.map((locale) => ({ slug, locale, ...both[locale] })),
  );

  it.each(landings)(
    'LOC-06 $slug has the same outline, links, facts and elements in both languages',
    ({ texts: both }) => {
      const list = (locale: 'en' | 'fr', pattern: RegExp) =>
        (`${both[locale].action ?? ''}\n${both[locale].body}`.match(pattern) ?? []).map((found) =>
          found.replace(/\/(en|fr)\b/, ''),
        );
      for (const pattern of [/^#+(?= )/gm, /\]\([^) ]*/g, /\{\{.*?\}\}/g, /^::: .*$/gm])
        expect(list('fr', pattern).sort()).toEqual(list('en', pattern).sort());
    },
  );

  it.each(texts)(
    'PG-01 $slug ($locale) contains no literal amount, URL, email address or phone number',
    ({ body, lead }) => {
      expect(`${lead}\n${body.replace(/^:::.*$/gm, '')}`).not.toMatch(/https?:|@|\$\s?\d|\d\s?\$|\d{3}-\d{4}/);
    },
  );

  it.each(texts)('$slug ($locale) has a description of at least 80 characters', ({ description }) => {
    expect(description.length).toBeGreaterThanOrEqual(80);
  });
});
