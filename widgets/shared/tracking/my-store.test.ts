// @vitest-environment jsdom
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { ConsentChoice } from './consent.ts';
import { keepConsent, toConsent } from './consent.ts';
import { keepMyStore, readMyStore } from './my-store.ts';

const store = { slug: 'halifax-107', name: { en: 'Halifax', fr: 'Halifax' }, hasPage: true };
const tabKey = 'vitrine-tab-store';
const listPlaces = () => ({
  device: localStorage.getItem('vitrine-my-store') !== null,
  tab: sessionStorage.getItem(tabKey) !== null,
});
const answer = (choice: ConsentChoice) => keepConsent({ choice }, [], Date.now() - 1);

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  vi.unstubAllGlobals();
});

describe('a visitor’s own store', () => {
  it('is kept in the tab alone without an answer about cookies', () => {
    keepMyStore(store);
    expect([readMyStore(), listPlaces()]).toEqual([store, { device: false, tab: true }]);
  });

  it('is kept on the device once cookies are accepted, and in the tab once they are refused', () => {
    keepMyStore(store);
    answer('accepted');
    expect([readMyStore(), listPlaces()]).toEqual([store, { device: true, tab: false }]);
    answer('refused');
    expect([readMyStore(), listPlaces()]).toEqual([store, { device: false, tab: true }]);
  });

  it('is kept on the device where a single purpose is allowed', () => {
    keepConsent(toConsent(['maps'], ['analytics', 'maps']), ['analytics', 'maps'], Date.now() - 1);
    keepMyStore(store);
    expect(listPlaces()).toEqual({ device: true, tab: false });
  });

  it('stays in the tab where the browser asks for privacy', () => {
    answer('accepted');
    vi.stubGlobal('navigator', { globalPrivacyControl: true });
    keepMyStore(store);
    expect(listPlaces()).toEqual({ device: false, tab: true });
  });

  it.each([['accepted'], ['refused']] as const)('is forgotten in both places after cookies are %s', (choice) => {
    answer('accepted');
    keepMyStore(store);
    sessionStorage.setItem(tabKey, JSON.stringify(store));
    answer(choice);
    keepMyStore(undefined);
    expect([readMyStore(), listPlaces()]).toEqual([undefined, { device: false, tab: false }]);
  });

  it.each(['7', '{', '{"slug":"../x","name":{"en":"a","fr":"b"}}', '{"slug":"x","name":{"en":1,"fr":"b"}}'])(
    'is none where something else is stored: %s',
    (stored) => {
      sessionStorage.setItem(tabKey, stored);
      expect(readMyStore()).toBeUndefined();
    },
  );
});
