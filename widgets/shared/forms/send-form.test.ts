import { afterEach, expect, it, vi } from 'vitest';
import { requestHeaders } from '../submissions/request-additions.ts';
import { sendForm } from './send-form.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('sendForm sends the time since the page was opened as the form age, in milliseconds', async () => {
  const fetch = vi.fn((_url: string, _init: RequestInit) => Promise.resolve(Response.json({ status: 0 })));
  vi.stubGlobal('fetch', fetch);
  vi.stubGlobal('location', { pathname: '/en/contact' });
  vi.spyOn(performance, 'now').mockReturnValue(60_000);
  const consent = { id: 'contact', version: '2026-11', language: 'en' } as const;
  expect(await sendForm({ url: 'https://www.vitrine.example/feedback', consent }, {})).toMatchObject({ ok: true });
  const headers = new Headers(fetch.mock.calls[0]?.[1].headers);
  expect(headers.get(requestHeaders.formAge)).toBe('60000');
});
