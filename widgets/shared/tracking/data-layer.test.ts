import { afterEach, expect, it, vi } from 'vitest';
import { pushToDataLayer } from './data-layer.ts';

const event = { event: 'PageVisit', page_title: 'en:home' } as const;

afterEach(() => vi.unstubAllGlobals());

it('TR-01 pushToDataLayer creates the dataLayer array, and does nothing where dataLayer is not an array', () => {
  const page: { dataLayer?: unknown } = {};
  vi.stubGlobal('window', page);
  pushToDataLayer(event);
  expect(page.dataLayer).toEqual([event]);
  page.dataLayer = {};
  pushToDataLayer(event);
  expect(page.dataLayer).toEqual({});
});
