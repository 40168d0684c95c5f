import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { look } from '../../../widgets/shared/brand/retailer.ts';
import { paintLook } from './look-colours.ts';

it('a drawing has the colours of another look, and keeps those that no look has', () => {
  const other = { ...look.colours, paper: '#24423a', action: '#ff6a00' };
  expect(paintLook('<path fill="#faf6f0"/><path fill="#24423a" stroke="#c49a72"/>', other)).toBe(
    '<path fill="#24423a"/><path fill="#ff6a00" stroke="#c49a72"/>',
  );
});

it('a drawing of the kit changes with the look', () => {
  const svg = readFileSync('host-site/public/art/gift.svg', 'utf8');
  expect(paintLook(svg, { ...look.colours, accent: '#ff6a00' })).toContain('#ff6a00');
});
