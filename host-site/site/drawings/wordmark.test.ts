import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { placeWordmark } from './wordmark.ts';

const acme = '<svg viewBox="0 0 90 30"><path fill="#ff6a00" d="M0 0h90v30z"/><path fill="none" d="M1 1"/></svg>';

it('a drawing has the retailer’s wordmark in its box, in the colour of the drawing', () => {
  const drawing = '<svg><use href="#wordmark" fill="#faf6f0" x="28" y="22" width="128" height="36"/></svg>';
  expect(placeWordmark(drawing, acme)).toBe(
    '<svg><svg x="28" y="22" width="128" height="36" viewBox="0 0 90 30"><path fill="#faf6f0" d="M0 0h90v30z"/><path fill="none" d="M1 1"/></svg></svg>',
  );
});

it('no drawing of the kit has the sample’s wordmark in it, and every card has a place for one', () => {
  const [, outline = ''] =
    / d="([^"]{20})/.exec(readFileSync('host-site/retailers/vitrine/public/wordmark.svg', 'utf8')) ?? [];
  const drawings = globSync('host-site/public/art/**/*.svg').map((path) => [path, readFileSync(path, 'utf8')] as const);
  expect(outline).toHaveLength(20);
  expect(drawings.filter(([, text]) => text.includes(outline)).map(([path]) => path)).toEqual([]);
  const cards = drawings.filter(([path]) => /art\/gift[^/]*$/.test(path));
  expect(cards.length).toBeGreaterThan(0);
  for (const [path, text] of cards) expect(placeWordmark(text, acme), path).toContain('viewBox="0 0 90 30"');
});
