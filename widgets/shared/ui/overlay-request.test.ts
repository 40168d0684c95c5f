import { describe, expect, it } from 'vitest';
import { requestOverlay } from './overlay-request.ts';

describe('a request for the overlay', () => {
  it('OV-01 says when it begins and when it ends, through shadow roots and up to the page', () => {
    const element = new EventTarget();
    const heard: Event[] = [];
    for (const type of ['vitrine-overlay-requested', 'vitrine-overlay-released']) {
      element.addEventListener(type, (event) => heard.push(event));
    }
    const release = requestOverlay(element);
    expect(heard.map(({ type }) => type)).toEqual(['vitrine-overlay-requested']);
    release();
    expect(heard.map(({ type }) => type)).toEqual(['vitrine-overlay-requested', 'vitrine-overlay-released']);
    for (const { bubbles, composed, cancelable } of heard) {
      expect([bubbles, composed, cancelable]).toEqual([true, true, true]);
    }
  });

  it('OV-01 without an element asks nobody', () => expect(() => requestOverlay(undefined)()).not.toThrow());
});
