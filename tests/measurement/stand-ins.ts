import { readFileSync } from 'node:fs';
import type { Page, Route } from '@playwright/test';

/** Addresses of the makers; no test reaches them. */
export const makersAddress =
  /^https:\/\/([\w-]+\.)*(googletagmanager|google-analytics|google|googleadservices|googlesyndication|doubleclick|facebook|pinterest|pinimg)\.(com|net|ca)\//;

const scripts: Readonly<Record<string, string>> = {
  'https://www.googletagmanager.com/gtm.js': 'gtm.js',
  'https://www.googletagmanager.com/gtag/js': 'gtag.js',
  'https://connect.facebook.net/en_US/fbevents.js': 'fbevents.js',
  'https://s.pinimg.com/ct/core.js': 'pinterest-core.js',
  'https://s.pinimg.com/ct/lib/main.0123abcd.js': 'pinterest-main.js',
};
const readScript = (name: string) => readFileSync(`demo/makers/${name}`, 'utf8');
const types: Readonly<Record<string, string>> = { script: 'text/javascript', document: 'text/html' };
const picture = '<svg xmlns="http://www.w3.org/2000/svg"/>';

async function respond(route: Route): Promise<void> {
  const { origin, pathname } = new URL(route.request().url());
  const script = scripts[origin + pathname];
  const kind = route.request().resourceType();
  const headers = { 'Access-Control-Allow-Origin': '*' };
  if (script) return route.fulfill({ contentType: 'text/javascript', body: readScript(script), headers });
  if (kind === 'image') return route.fulfill({ contentType: 'image/svg+xml', body: picture, headers });
  await route.fulfill({ contentType: types[kind] ?? 'text/plain', body: '', headers });
}

/** A request that has left the browser: what a policy or a refusal stops never gets here. */
export interface Arrival {
  kind: string;
  url: URL;
}

/** Stands in for the makers' servers, and returns what arrives there. */
export async function serveMakers(page: Page): Promise<Arrival[]> {
  const arrivals: Arrival[] = [];
  await page.route(makersAddress, (route) => {
    arrivals.push({ kind: route.request().resourceType(), url: new URL(route.request().url()) });
    return respond(route);
  });
  return arrivals;
}

/** The addresses that have arrived, without their queries. */
export const listPlaces = (arrivals: readonly Arrival[]): string[] =>
  [...new Set(arrivals.map(({ url }) => url.origin + url.pathname))].toSorted();
