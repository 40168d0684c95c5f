import { describe, expect, it } from 'vitest';
import { openShareWindow, placeShareWindow } from './share-window.ts';

/** A browser window that records what it is asked to open. */
function createWindow(opened: unknown) {
  const calls: unknown[][] = [];
  const open = (...call: unknown[]) => {
    calls.push(call);
    return opened;
  };
  const page = { open, screenX: 0, screenY: 0, outerWidth: 1000, outerHeight: 800 } as unknown as Window;
  return { page, calls };
}

describe('the share pop-up', () => {
  it.each([
    ['the first screen', { screenX: 0, screenY: 0, outerWidth: 1440, outerHeight: 900 }, 'left=470,top=200'],
    ['a screen to the left', { screenX: -1920, screenY: 30, outerWidth: 1000, outerHeight: 700 }, 'left=-1670,top=130'],
    ['a screen to the right', { screenX: 1440, screenY: 0, outerWidth: 800, outerHeight: 600 }, 'left=1590,top=50'],
  ])('SH-06 is 500 by 500 pixels in the middle of a browser window on %s', (_, screen, place) => {
    expect(placeShareWindow(screen)).toBe(`width=500,height=500,${place}`);
  });

  it('SH-06 is named after its network, and its opener is set to null', () => {
    const popup = { opener: 'the page' };
    const { page, calls } = createWindow(popup);
    expect(openShareWindow(page, 'https://example.ca/', 'reddit')).toBe(true);
    expect(calls).toEqual([['https://example.ca/', 'sharer-reddit', 'width=500,height=500,left=250,top=150']]);
    expect(popup.opener).toBeNull();
  });

  it.each(['mailto:?subject=', 'sms:?body=', 'viber://forward', 'fb-messenger://share/'])(
    'SH-06 is not used for %s, which opens with the target _blank',
    (link) => {
      const { page, calls } = createWindow({});
      openShareWindow(page, link, 'any');
      expect(calls).toEqual([[link, '_blank']]);
    },
  );

  it('SH-06 makes openShareWindow return false when blocked, and true when its opener cannot be changed', () => {
    expect(openShareWindow(createWindow(null).page, 'https://example.ca/', 'any')).toBe(false);
    const foreign = Object.freeze({ opener: 'the page' });
    expect(openShareWindow(createWindow(foreign).page, 'https://example.ca/', 'any')).toBe(true);
  });
});
