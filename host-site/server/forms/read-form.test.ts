import { Hono } from 'hono';
import { expect, it } from 'vitest';
import type { RequestEnv } from '../http/request-env.ts';
import { readForm } from './read-form.ts';

it.each([
  ['https://site.example/fr/infolettre?x=1', '/fr/infolettre'],
  [`https://site.example/${'x'.repeat(600)}`, '/'],
  ['', '/'],
])('readForm for a form with the Referer “$0” returns the page $1', async (referrer, page) => {
  const app = new Hono<RequestEnv>().post('/form', (context) => context.text(readForm(context, 'a=b').page));
  const response = await app.request('/form', { method: 'POST', headers: { Referer: referrer } });
  expect(await response.text()).toBe(page);
});
