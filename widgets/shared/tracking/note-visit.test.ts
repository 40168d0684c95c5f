// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConsentPurpose } from '../brand/consent-purposes.ts';
import { describeSource } from './kept-source.ts';
import { noteVisit, readTouch } from './note-visit.ts';

const everything: readonly ConsentPurpose[] = ['analytics', 'advertising', 'maps'];
/** A form in the shadow root of an element with this attribute. */
function createForm(campaign: string): HTMLFormElement {
  const host = document.createElement('div');
  host.setAttribute('campaign', campaign);
  return host.attachShadow({ mode: 'open' }).appendChild(document.createElement('form'));
}
const land = (query: string) => history.replaceState(null, '', `/en/${query}`);
const setSignal = (value: boolean | undefined) => vi.stubGlobal('navigator', { globalPrivacyControl: value });

beforeEach(() => setSignal(undefined));
afterEach(() => {
  sessionStorage.clear();
  vi.unstubAllGlobals();
  land('');
});

describe('the source of a visit', () => {
  it('is the link’s values and the host of the site before', () => {
    const address = new URL('https://www.vitrine.example/?utm_source=meta&utm_medium=paid&utm_campaign=fall&fbclid=x1');
    expect(readTouch(address, 'https://l.facebook.com/l.php?u=secret', ['gclid', 'fbclid'])).toEqual({
      source: 'meta',
      medium: 'paid',
      campaign: 'fall',
      click: 'fbclid:x1',
      referrer: 'l.facebook.com',
    });
  });

  it('is nothing for a page of the same site without values', () =>
    expect(readTouch(new URL('https://www.vitrine.example/en/'), 'https://www.vitrine.example/', [])).toBeUndefined());

  it('keeps the first and the last visit of the tab', () => {
    land('?utm_source=a');
    noteVisit(everything, []);
    land('?utm_source=b&gclid=1');
    noteVisit(everything, ['gclid']);
    land('');
    noteVisit(everything, ['gclid']);
    expect(describeSource(null)).toBe('last_source=b&last_click=gclid%3A1&first_source=a');
  });

  it('is that of the address with which the document was opened, once, where an application went on from there', async () => {
    const opened = 'https://www.vitrine.example/?utm_source=meta&utm_campaign=fall';
    vi.stubGlobal('performance', { getEntriesByType: () => [{ name: opened }] });
    vi.resetModules();
    const fresh = await import('./note-visit.ts');
    land('shop/lamps');
    fresh.noteVisit(everything, []);
    const { describeSource: describeFresh } = await import('./kept-source.ts');
    expect(describeFresh(null)).toMatch(/^last_source=meta&last_campaign=fall/);
    land('shop/lamps?utm_source=b');
    fresh.noteVisit(everything, []);
    land('shop/chairs');
    fresh.noteVisit(everything, []);
    expect(describeFresh(null)).toMatch(/^last_source=b&first_source=meta/);
  });

  it('has the campaign that the page names on the element before that of the link', () => {
    land('?utm_campaign=link');
    noteVisit(everything, []);
    expect(describeSource(createForm('page'))).toMatch(/^campaign=page&last_campaign=link/);
  });

  it('has no campaign of an element whose attribute is a rule, as that of the lightbox', () =>
    expect(describeSource(createForm('utm_campaign=fall*'))).toBe(''));

  it.each([
    ['only advertising is allowed', ['advertising']],
    ['nothing is allowed', []],
  ] as const)('is not kept where %s, and forgets what was', (_case, allowed) => {
    land('?utm_source=a');
    noteVisit(everything, []);
    noteVisit(allowed, []);
    expect(sessionStorage).toHaveLength(0);
    expect(describeSource(null)).toBe('');
  });

  it('forgets a click once advertising is no longer allowed', () => {
    land('?utm_source=a&gclid=1');
    noteVisit(everything, ['gclid']);
    noteVisit(['analytics'], ['gclid']);
    expect(describeSource(null)).toBe('last_source=a&first_source=a');
  });

  it('is neither kept nor sent with Global Privacy Control, even after an answer that allows it', () => {
    land('?utm_source=a');
    noteVisit(everything, []);
    setSignal(true);
    expect(describeSource(null)).toBe('');
    noteVisit(everything, []);
    expect(sessionStorage).toHaveLength(0);
  });
});
