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

it.each([
  ['a declaration and a comment', `<?xml version="1.0"?>\n<!-- <svg> by an editor -->\n${acme}`],
  ['a size and a place of its own', acme.replace('<svg ', '<svg\n  width="90mm"\n  height="30mm" x="3" ')],
  ['a size instead of a box', acme.replace('viewBox="0 0 90 30"', 'width="90" height="30"')],
])('a wordmark may have %s, as editors write it', (_, wordmark) => {
  const placed = placeWordmark(
    '<svg><use href="#wordmark" fill="#fff" x="1" y="2" width="3" height="4"/></svg>',
    wordmark,
  );
  expect(placed).toMatch(/^<svg><svg x="1" y="2" width="3" height="4"\s+viewBox="0 0 90 30"><path/);
  expect(placed.match(/width=/g)).toHaveLength(1);
});

it('a wordmark whose colours are styles takes the drawing’s', () => {
  const styled = acme.replace('fill="#ff6a00"', 'style="opacity:1;fill:#ff6a00"');
  const placed = placeWordmark('<use href="#wordmark" fill="#fff" x="1" y="2" width="3" height="4"/>', styled);
  expect(placed).toContain('style="opacity:1;fill:#fff"');
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
