import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { createAudit } from '../e2e/axe.ts';
import { fillEntry, findContest } from '../e2e/contest.ts';
import { createAddress, findParts, formTag } from '../e2e/newsletter.ts';
import { ageForms } from '../e2e/settled.ts';
import { buildRetailer, type RetailerSite } from '../support/build-retailer.ts';
import { findFreePort } from '../support/free-port.ts';
import { serveSite } from '../support/serve-site.ts';

const legalNames = { en: 'Rivage Hardware Inc.', fr: 'Quincaillerie Rivage inc.' };
const contest = 'rivage-first-snow';
const sample = ['', '/articles/interior-paint', `/${contest}`, '/storelocator', '/newsletter', '/privacy'];
const locales = ['en', 'fr'] as const;
const widths = [390, 1440];
/** look.colours.action of its declaration. */
const action = 'rgb(16, 35, 59)';

let site: RetailerSite;
let data = '';
let server: Awaited<ReturnType<typeof serveSite>>;

test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(3_600_000);
  data = mkdtempSync(join(tmpdir(), 'vitrine-rivage-'));
  site = await buildRetailer('tests/retailers/rivage', { DATA_DIR: data });
  server = await serveSite(data, await findFreePort(), site.folder);
});
test.afterAll(async () => {
  await server?.stop();
  rmSync(data, { recursive: true, force: true });
  site?.remove();
});

/** What operators read of a list of submissions while the server runs. */
async function listSubmissions(kind: string, ...options: string[]): Promise<Record<string, unknown>[]> {
  const script = kind === 'contest' ? 'dist/server/contests.js' : 'dist/server/submissions.js';
  const [first, ...rest] = kind === 'contest' ? ['export', ...options] : [kind, ...options];
  return JSON.parse(await site.type(script, first ?? '', ...rest, '--format', 'json'));
}

for (const locale of locales)
  for (const width of widths)
    test(`its pages have nothing that axe reports, and no text that is cut (${locale}, ${width})`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      for (const path of sample) {
        await page.goto(`${server.origin}/${locale}${path}`);
        await page.locator('main').waitFor();
        const { violations } = await createAudit(page).analyze();
        expect
          .soft(
            violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' '))}`),
            path,
          )
          .toEqual([]);
        const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(wide, path).toBeLessThanOrEqual(0);
      }
    });

test('no part of its header lies on another, though no sibling brands are above the masthead', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${server.origin}/fr`);
  const parts = ['.wordmark', '.menu', '.languages', '.header-search', '.search-link'];
  const boxes = await Promise.all(
    parts.map(async (part) => ({ part, ...(await page.locator(part).first().boundingBox()) })),
  );
  const overlaps = boxes.flatMap((one, at) =>
    boxes.slice(at + 1).flatMap((other) => {
      const [a, b] = [one, other].map(({ x = 0, y = 0, width = 0, height = 0 }) => ({
        x,
        y,
        right: x + width,
        end: y + height,
      }));
      const isOver = a && b && a.x < b.right && b.x < a.right && a.y < b.end && b.y < a.end;
      return isOver ? [`${one.part} and ${other.part}`] : [];
    }),
  );
  expect(overlaps).toEqual([]);
});

for (const locale of locales) {
  test(`a sign-up is stored with the consent that names the retailer (${locale})`, async ({ page }) => {
    const address = createAddress();
    await page.goto(`${server.origin}/${locale}/newsletter`);
    const form = findParts(page.locator(formTag).first());
    await form.email.fill(address);
    await form.postalCode.fill('G5L 0A9');
    await expect(page.locator(formTag).first()).toContainText(legalNames[locale]);
    await page.evaluate(ageForms);
    await form.submit.click();
    await expect.poll(async () => (await listSubmissions('newsletter')).map(({ email }) => email)).toContain(address);
    const [stored] = (await listSubmissions('newsletter')).filter(({ email }) => email === address);
    expect(JSON.stringify(stored)).toContain(legalNames[locale]);
    expect(JSON.stringify(stored)).not.toContain('Vitrine');
  });

  test(`a contest entry is stored with what was accepted (${locale})`, async ({ page }) => {
    const address = createAddress();
    await page.goto(`${server.origin}/${locale}/${contest}`);
    const form = findContest(page);
    await form.heading.waitFor();
    await expect(form.control('LoyaltyNumber')).toHaveCount(0);
    await fillEntry(page, { Email: address, Zip: 'E1A 0A1' });
    await form.submit.click();
    await expect
      .poll(async () => (await listSubmissions('contest', contest)).map(({ email }) => email))
      .toContain(address);
  });
}

/** A page of another origin with an element, as a partner would paste it. */
async function openElsewhere(page: Page, markup: string) {
  const html = `<!doctype html><html lang="en-CA"><title>Elsewhere</title><script type="module" src="${server.origin}/widgets/v1/vitrine.js"></script><body>${markup}</body></html>`;
  const partner = createServer((_, response) => response.setHeader('content-type', 'text/html').end(html));
  await new Promise<void>((resolve) => partner.listen(0, '127.0.0.1', resolve));
  const { port } = partner.address() as AddressInfo;
  await page.goto(`http://localhost:${port}/`);
  return partner;
}

test('a widget on a page of another origin has its colours and corners', async ({ page }) => {
  const partner = await openElsewhere(page, '<vitrine-newsletter-form locale="en"></vitrine-newsletter-form>');
  const { submit, email } = findParts(page.locator(formTag));
  await expect(submit).toHaveCSS('background-color', action);
  await expect(submit).toHaveCSS('border-radius', '5px');
  await expect(email).toBeVisible();
  await expect(page.locator(formTag)).toContainText(legalNames.en);
  partner.close();
});
