import { describe, expect, it } from 'vitest';
import { formatSourceProblem } from '../source-text/source-file.ts';
import { readFacts } from './check-facts.ts';
import { readText } from './check-text.ts';

const slug = 'new-one';
const known = {
  slugs: [slug, 'a', 'b', 'c'],
  hasDrawing: (name: string) => name === 'sofa-linen',
  hasPicture: (name: string) => name === 'sofa',
};
const right = `{
  "kind": "guide",
  "seasons": [],
  "rooms": ["living"],
  "published": "2026-03-01",
  "updated": "2026-03-02",
  "drawing": "sofa-linen",
  "related": ["a", "b", "c"]
}
`;
const list = (read: object) => (Array.isArray(read) ? read.map(formatSourceProblem) : []);
const check = (text: string) => readFacts({ path: 'x/article.json', text }, slug, known);

describe('article.json check', () => {
  it('returns the facts of a valid file', () => {
    expect(check(right)).toMatchObject({ kind: 'guide', related: ['a', 'b', 'c'] });
  });

  it('accepts a picture', () => {
    expect(check(right.replace('"sofa-linen"', '"sofa-linen", "picture": "sofa"'))).toMatchObject({ picture: 'sofa' });
  });

  it('accepts publish times', () => {
    const times = { from: '2026-12-01T09:00:00-05:00', until: '2026-12-24T18:00:00-05:00' };
    expect(check(right.replace('"c"]', `"c"], ${JSON.stringify(times).slice(1, -1)}`))).toMatchObject(times);
  });

  it.each([
    ['"guide"', '"poem"', 'x/article.json:2: kind: must be one of: guide, lookbook, gift-guide, seasonal'],
    ['["living"]', '["attic"]', 'x/article.json:4: rooms: must be a list of'],
    ['2026-03-01', '2026-13-01', 'x/article.json:5: published: must be a date such as 2026-03-01'],
    ['2026-03-02', '2026-02-02', 'x/article.json:6: updated: must not be before the day of publication'],
    ['sofa-linen', 'sofa-neon', 'x/article.json:7: drawing: there is no drawing sofa-neon'],
    ['"sofa-linen"', '"sofa-linen", "picture": "unmade"', 'x/article.json:7: picture: there is no picture unmade'],
    ['"c"]', '"new-one"]', 'x/article.json:8: related: must be at most three other articles, each once'],
    ['"c"]', '"d"]', 'x/article.json:8: related: must be a list of'],
    ['"kind": "guide"', '"kind": "guide", "colour": 1', 'x/article.json:2: unknown field colour'],
    [
      '"c"]',
      '"c"], "from": "2026-12-01"',
      'x/article.json:8: from: must be a date and time such as 2026-12-01T09:00:00-05:00',
    ],
    [
      '"c"]',
      '"c"], "from": "2026-12-01T09:00:00-05:00", "until": "2026-12-01T10:00:00-04:00"',
      'x/article.json:8: until: must be after the time from which',
    ],
    ['  "rooms": ["living"],\n', '', 'x/article.json:1: rooms: missing'],
    ['"drawing"', 'drawing', 'x/article.json:7: not JSON'],
  ])('reports file and line after %s is replaced with %s', (from, to, expected) => {
    const problems = list(check(right.replace(from, to)));
    expect(problems).toEqual(expect.arrayContaining([expect.stringContaining(expected)]));
  });
});

const head = `---
title: Décorer
description: Une page courte pour essayer, et rien de plus.
lead: On essaie.
alt: Un sofa.
---

`;
const read = (text: string, needsAlt = true) =>
  readText({ path: 'x/fr.md', text }, 'fr', {
    isPage: (path) => path === '/fr/returns',
    hasPicture: (name) => name === 'sofa',
    needsAlt,
  });

describe('article text check', () => {
  it('returns the title, reading time and first body line of a valid text', () => {
    const text = read(`${head}Voir les [retours](/fr/returns).\n\n## Un\n\n${'mot '.repeat(700)}\n\n::: finder\n`);
    expect(text).toMatchObject({ title: 'Décorer', minutes: 4, bodyLine: 7 });
  });

  it('requires an alternative text for a picture, not for a drawing', () => {
    const text = `${head.replace('alt: Un sofa.\n', '')}Bonjour.\n`;
    expect(list(read(text))).toEqual(['x/fr.md:1: alt: missing']);
    expect(read(text, false)).toMatchObject({ alt: '', minutes: 1 });
  });

  it.each([
    ['# Un', 'x/fr.md:8: headings must begin with ## or ###'],
    ['<b>gras</b>', 'x/fr.md:8: headings must'],
    ['[là](/en/returns)', 'x/fr.md:8: no page is at /en/returns in this language'],
    ['::: fireworks', 'x/fr.md:8: ::: fireworks is an unknown block; known blocks: finder, newsletter, share, video'],
    ['> un\n\n> deux', 'x/fr.md:10: only one pull quote is allowed'],
    ["l'ami", 'x/fr.md:8: check the spelling or spacing'],
    ['Quoi ?', 'x/fr.md:8: check the spelling or spacing'],
    ['Voici the sofa', 'x/fr.md:8: check the spelling or spacing'],
  ])('reports file and line for a text with %j', (line, expected) => {
    expect(list(read(`${head}${line}\n`))).toEqual([expect.stringContaining(expected)]);
  });

  it.each(['aluminium', 'week-end', 'secateurs', 'whilst', 'clothes pegs', 'gray'])(
    'reports file and line for the spelling “%s” in an English text',
    (word) => {
      const text = `---\ntitle: Pans\ndescription: A page.\nlead: Cook.\nalt: A pan.\n---\n\nHere is ${word}.\n`;
      expect(
        list(readText({ path: 'x/en.md', text }, 'en', { isPage: () => true, hasPicture: () => true, needsAlt: true })),
      ).toEqual([expect.stringContaining('x/en.md:8: check the spelling or spacing')]);
    },
  );

  it('reports missing front matter, and its missing, malformed or unknown fields, by file and line', () => {
    expect(list(read('Bonjour\n'))).toEqual(['x/fr.md:1: the page has no front matter']);
    expect(list(read(head.replace('lead: On essaie.\n', '')))).toEqual(['x/fr.md:1: lead: missing']);
    expect(list(read(head.replace('alt: Un', 'alt Un')))).toEqual([
      expect.stringContaining('x/fr.md:5: a line of the front matter must be'),
    ]);
    expect(list(read(head.replace('alt:', 'author: moi\nalt:')))).toContainEqual(
      expect.stringContaining('x/fr.md:5: unknown field author'),
    );
  });
});
