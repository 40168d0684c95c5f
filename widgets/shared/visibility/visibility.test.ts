import { JSDOM } from 'jsdom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { hasOpenDialog, whenActivated } from './visibility.ts';

afterEach(() => vi.unstubAllGlobals());

it('hasOpenDialog returns false in jsdom, which has no elementsFromPoint', () => {
  const { window } = new JSDOM('<dialog open aria-modal="true">');
  vi.stubGlobal('document', window.document);
  vi.stubGlobal('innerWidth', window.innerWidth);
  vi.stubGlobal('innerHeight', window.innerHeight);
  expect(hasOpenDialog()).toBeFalsy();
});

describe('whenActivated', () => {
  const openPage = (prerendering?: boolean) => {
    const page = Object.assign(new EventTarget(), { prerendering });
    vi.stubGlobal('document', page);
    vi.stubGlobal('Document', { prototype: page });
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
