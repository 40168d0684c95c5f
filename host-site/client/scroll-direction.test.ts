import { describe, expect, it } from 'vitest';
import { followScroll, type ScrollState } from './scroll-direction.ts';

function scroll(...positions: number[]): boolean {
  const start: ScrollState = { top: 0, isScrolled: false };
  return positions.reduce(followScroll, start).isScrolled;
}

describe('the scrolled state', () => {
  it('HD-03 is on after going down and off after going up', () => {
    expect(scroll(40)).toBe(true);
    expect(scroll(400, 300)).toBe(false);
    expect(scroll(400, 300, 420)).toBe(true);
  });

  it('HD-03 does not change for a tremble of a few pixels', () => {
    expect(scroll(5)).toBe(false);
    expect(scroll(400, 395)).toBe(true);
  });

  it('HD-03 adds small steps up', () => {
    expect(scroll(400, 397, 394, 391)).toBe(false);
  });

  it('HD-03 is off at the top, also while a phone overscrolls', () => {
    expect(scroll(400, 0)).toBe(false);
    expect(scroll(400, -30)).toBe(false);
  });
});
