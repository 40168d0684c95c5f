import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { chromium, expect, test } from '@playwright/test';
import { findChromium } from '../support/browser.ts';
import { origins } from '../support/ports.ts';

// Browsers do not prerender pages for a visitor whose tab is driven by DevTools, which Playwright does: here nothing
// drives the browser, and the pages report to the test's server.

const path = '/en/gift-card-balance';

interface Report {
  wasPrerendered: boolean;
  /** The answers that the banner reported, and whether the page was still being prerendered. */
  heard: [choice: string, isPrerendering: boolean][];
  /** Names of the events in the data layer. */
  events: string[];
}

/** In the page that a visitor comes from: has the next page prerendered, and goes there once that one is ready. */
async function start(next: string) {
  localStorage.setItem('vitrine-consent', JSON.stringify({ choice: 'accepted', at: Date.now(), version: '2' }));
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.text = JSON.stringify({ prerender: [{ urls: [next], eagerness: 'immediate' }] });
  document.head.append(rules);
  await fetch('/when-ready');
  location.href = next;
}

/** In the prerendered page, before its own scripts. */
async function watch() {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 20));
  const page = window as { dataLayer?: { event: string }[] };
  const isPrerendering = () => Reflect.get(document, 'prerendering') as boolean;
  const wasPrerendered = isPrerendering();
  const heard: Report['heard'] = [];
  document.addEventListener('vitrine-consent-changed', (event) =>
    heard.push([(event as CustomEvent).detail.choice, isPrerendering()]),
  );
  const activation = new Promise((resolve) => document.addEventListener('prerenderingchange', resolve));
  await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve));
  // The banner takes part in the page once it responds to a preferences link.
  const link = document.body.appendChild(document.createElement('b'));
  link.dataset.consentPreferences = '';
  do {
    link.click();
    await pause();
  } while (!document.querySelector('vitrine-consent-banner[open]'));
  await fetch('/ready');
  await activation;
  const listEvents = () => (page.dataLayer ?? []).map(({ event }) => event);
  // Pushed at once with what was waiting for consent.
  while (!listEvents().includes('gtm.js') || !heard.length) await pause();
  await fetch('/report', {
    method: 'POST',
    body: JSON.stringify({ wasPrerendered, heard, events: listEvents() } satisfies Report),
  });
}

/** Serves the first page and the site, whose page gets a script; the test gets the report. */
function servePages(onReport: (report: Report) => void) {
  let onReady = () => {};
  const isReady = new Promise<void>((resolve) => {
    onReady = resolve;
  });
  const html = (response: ServerResponse, body: string) =>
    response.setHeader('content-type', 'text/html; charset=utf-8').end(body);
  const respond = async (request: IncomingMessage, response: ServerResponse) => {
    const { url = '' } = request;
    if (url === '/start') {
      html(response, `<!doctype html><html lang="en"><title>Start</title><script>(${start})('${path}')</script>`);
    } else if (url === '/when-ready') {
      await isReady;
      response.end();
    } else if (url === '/ready') {
      onReady();
      response.end();
    } else if (url === '/report') {
      onReport(JSON.parse(await text(request)));
      response.end();
    } else {
      const original = await fetch(origins.site + url);
      response.statusCode = original.status;
      const type = original.headers.get('content-type') ?? '';
      if (url === path)
        html(response, (await original.text()).replace('<head>', `<head><script>(${watch})()</script>`));
      else response.setHeader('content-type', type).end(Buffer.from(await original.arrayBuffer()));
    }
  };
  return createServer((request, response) => void respond(request, response));
}

test('TR-01 a prerendered page reports consent and sends its page view after its activation @whole-browser', async () => {
  const profile = await mkdtemp(join(tmpdir(), 'vitrine-prerender-'));
  const report = Promise.withResolvers<Report>();
  const server = servePages(report.resolve).listen(0, '127.0.0.1');
  await once(server, 'listening');
  let browser: ChildProcess | undefined;
  try {
    browser = spawn(
      findChromium() ?? chromium.executablePath(),
      [
        '--headless=new',
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-sync',
        '--disable-component-update',
        '--disable-features=Prerender2MemoryControls',
        `--user-data-dir=${profile}`,
        `http://127.0.0.1:${(server.address() as AddressInfo).port}/start`,
      ],
      { stdio: 'ignore' },
    );
    expect(await report.promise).toEqual({
      wasPrerendered: true,
      heard: [['accepted', false]],
      events: expect.arrayContaining(['gtm.js', 'pageview']),
    });
  } finally {
    if (browser?.kill()) await once(browser, 'exit');
    server.closeAllConnections();
    server.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
