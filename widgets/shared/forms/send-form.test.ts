import { afterEach, expect, it, vi } from 'vitest';
import { minimumFormAge, requestHeaders } from '../submissions/request-additions.ts';
import { sendForm } from './send-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sendForm sends a form age above the minimum when the page has been open for a minute', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({ status: 0 })));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/en/contact' });
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const consent = { id: 'contact', version: '2026-11', language: 'en' } as const;
  expect(await sendForm({ url: 'https://www.vitrine.example/feedback', consent }, {})).toMatchObject({ ok: true });
  const headers = new Headers(fetch.mock.calls[0]?.[1].headers);
  expect(Number(headers.get(requestHeaders.formAge))).toBeGreaterThan(minimumFormAge);
});
