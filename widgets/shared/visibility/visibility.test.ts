import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasOpenDialog, isInSight, whenActivated } from './visibility.ts';

afterEach(() => vi.unstubAllGlobals());

it('hasOpenDialog returns false in jsdom, which has no elementsFromPoint', () => {
  const { window } = new JSDOM('<dialog open aria-modal="true">');
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('Document', window.Document);
  vi.stubGlobal('innerWidth', window.innerWidth);
  vi.stubGlobal('innerHeight', window.innerHeight);
  expect(hasOpenDialog()).toBeFalsy();
});

it('isInSight finds what is at the bottom of a narrow window with scroll bars, on which nothing lies', () => {
  const { window } = new JSDOM('<p id="question">');
  const { document } = window;
  // A window of 390 × 844 pixels: elementsFromPoint knows nothing below its scroll bars.
  Object.defineProperty(window.Document.prototype, 'scrollingElement', {
    get: () => ({ clientWidth: 375, clientHeight: 844 }),
  });
  document.elementsFromPoint = (x, y) => (x < 375 && y > 600 ? [...document.querySelectorAll('p')] : []);
  vi.stubGlobal('document', document);
  vi.stubGlobal('Document', window.Document);
  vi.stubGlobal('innerWidth', 390);
  vi.stubGlobal('innerHeight', 844);
  expect(isInSight('#question')).toBe(true);
});

describe('whenActivated', () => {
  const openPage = (prerendering?: boolean) => {
    class Page extends EventTarget {
      get prerendering() {
        return prerendering;
      }
    }
    const page = new Page();
    vi.stubGlobal('document', page);
    return page;
  };

  it.each([[undefined], [false]])('calls back at once when document.prerendering is %s', (prerendering) => {
    openPage(prerendering);
    const start = vi.fn();
    whenActivated(start);
    expect(start).toHaveBeenCalledOnce();
  });

  it('calls back on the prerenderingchange event of a page that is prerendered', () => {
    const page = openPage(true);
    const start = vi.fn();
    whenActivated(start);
    expect(start).not.toHaveBeenCalled();
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(start).toHaveBeenCalledOnce();
  });

  it('never calls back once the returned function has been called', () => {
    const page = openPage(true);
    const start = vi.fn();
    whenActivated(start)();
    page.dispatchEvent(new Event('prerenderingchange'));
    expect(start).not.toHaveBeenCalled();
  });
});
