import { describe, expect, it } from 'vitest';
import { followScroll, type ScrollState } from './scroll-direction.ts';

function scroll(...positions: number[]): boolean {
  const start: ScrollState = { top: 0, isScrolled: false };
  return positions.reduce(followScroll, start).isScrolled;
}

describe('header scrolled state', () => {
  it('HD-03 is on after scrolling down and off after scrolling up', () => {
    expect(scroll(40)).toBe(true);
    expect(scroll(400, 300)).toBe(false);
    expect(scroll(400, 300, 420)).toBe(true);
  });

  it('HD-03 does not change when scrolling five pixels', () => {
    expect(scroll(5)).toBe(false);
    expect(scroll(400, 395)).toBe(true);
  });

  it('HD-03 turns off when several small scrolls up add up', () => {
    expect(scroll(400, 397, 394, 391)).toBe(false);
  });

  it('HD-03 is off at the top of the page, and when overscrolled above it', () => {
    expect(scroll(400, 0)).toBe(false);
    expect(scroll(400, -30)).toBe(false);
  });
});
