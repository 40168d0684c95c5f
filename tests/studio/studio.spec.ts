import { once } from 'node:events';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import texts from '../../host-site/content/articles.en.json' with { type: 'json' };
import { fetchEditor } from '../../host-site/studio/fetch-editor.ts';
import { startStudio } from '../../host-site/studio/studio-server.ts';
import { content, copyContent, field, publish, replaceText } from './studio-pages.ts';

let root = '';
let studio: Awaited<ReturnType<typeof startStudio>>;
/** In place of the development server: a page that a test changes. */
let site: Server;
let version = '';
const showPage: RequestListener = ({ url = '' }, response) => {
  // An entry that was never saved has no page.
  if (url.endsWith('/new')) response.statusCode = 404;
  response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('ETag', `"${version}"`);
  const script = '<script>document.body.append("A script ran")</script>';
  response.end(
    `<!doctype html><html lang="${url.slice(1, 3)}"><body style="height: 3000px"><h1>${version}</h1>${script}</body></html>`,
  );
};

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-CA' });

test.beforeEach(async () => {
  root = copyContent();
  version = 'First version';
  site = createServer(showPage).listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  studio = await startStudio({ root, editor: await fetchEditor('.'), port: 0, site: `http://127.0.0.1:${port}` });
});
test.afterEach(() => {
  studio.stop();
  site.close();
  site.closeAllConnections();
  rmSync(root, { recursive: true });
});

const read = (path: string) => readFileSync(join(root, content, path), 'utf8');

async function open(page: Page, path: string) {
  await page.goto(`${studio.origin}/#/collections/${path}`);
}

/** As someone does who types another address. */
async function openAnother(page: Page, path: string) {
  // Another fragment alone would still be followed by the editor that is being left, to its list.
  await page.goto('about:blank');
  await page.goto(`${studio.origin}/#/collections/${path}`);
}

/** The page of the local site, at the right of the window. */
const pane = (page: Page) => page.locator('#page-pane');
const shownPage = (page: Page) => pane(page).frameLocator('iframe').first();

test('the lists show each entry’s picture and state, which changes with what is saved', async ({ page }) => {
  const picture = 'host-site/retailers/vitrine/public/pictures/balcony-480.webp';
  cpSync(picture, join(root, picture));
  await open(page, 'articles');
  const card = page.getByRole('listitem').filter({ hasText: /^Balcony Makeover · 2026-05-19 · On the site$/ });
  await expect(card.getByTestId('entry-card-image')).toHaveCSS('background-image', /thumbnails\/balcony"/);
  expect((await page.request.get(`${studio.origin}/thumbnails/balcony`)).headers()['content-type']).toBe('image/webp');
  expect((await page.request.get(`${studio.origin}/thumbnails/nowhere`)).status()).toBe(404);
  await open(page, 'landing/entries/holiday-gifts');
  await replaceText(field(page, 'ends'), '2025-12-24');
  await replaceText(field(page, 'starts'), '2025-11-24');
  await publish(page);
  await page.goto(`${studio.origin}/#/collections/landing`);
  await expect(page.getByRole('listitem').filter({ hasText: /· Over since 2025-12-24$/ })).toBeVisible();
});

test('a marketer changes a landing page’s French title: nothing else changes, and no other host gets a request', async ({
  page,
}) => {
  const hosts = new Set<string>();
  page.on('request', (request) => hosts.add(new URL(request.url()).origin));
  const before = ['landing.json', 'en.md', 'fr.md'].map((name) => read(`landing/holiday-gifts/${name}`));
  await open(page, 'landing/entries/holiday-gifts');
  await field(page, 'title', 'fr').fill('Cadeaux des Fêtes – un seul de chaque');
  await publish(page);
  const changed = (before[2] ?? '').replace(/^title: .*$/m, 'title: Cadeaux des Fêtes – un seul de chaque');
  await expect.poll(() => read('landing/holiday-gifts/fr.md')).toBe(changed);
  expect(['landing.json', 'en.md'].map((name) => read(`landing/holiday-gifts/${name}`))).toEqual(before.slice(0, 2));
  expect([...hosts]).toEqual([studio.origin]);
});

test('a marketer writes an article in both languages, and the build accepts it', async ({ page, request }) => {
  const choose = async (name: string, option: string) => {
    await field(page, name).fill(option);
    await page.getByRole('option', { name: option, exact: true }).click();
  };
  await open(page, 'articles/new');
  await field(page, 'address').fill('one-good-lamp');
  await choose('kind', texts.kinds.guide);
  await choose('rooms', texts.rooms.living);
  await field(page, 'published').fill('2026-11-01');
  await field(page, 'updated').fill('2026-11-01');
  await choose('drawing', 'sofa-linen');
  await choose('picture', 'home-lead');
  for (const slug of ['mirrors', 'lighting', 'rugs-101']) await choose('related', slug);
  const written = {
    en: ['One good lamp', 'How to choose one lamp for a living room, and where to put it so it’s pleasant to read.'],
    fr: ['Une bonne lampe', 'Comment choisir une lampe pour le salon, et où la mettre pour bien lire le soir venu.'],
  };
  for (const locale of ['en', 'fr'] as const) {
    const [title = '', description = ''] = written[locale];
    await field(page, 'title', locale).fill(title);
    await field(page, 'description', locale).fill(description);
    await field(page, 'lead', locale).fill(`${title}.`);
    await field(page, 'alt', locale).fill(`${title}.`);
    await field(page, 'body', locale).fill(`${title}.\n\n## ${title}\n\n${description}`);
  }
  await publish(page);
  await expect.poll(() => read('articles/one-good-lamp/fr.md')).toContain('title: Une bonne lampe\n');
  expect(JSON.parse(read('articles/one-good-lamp/article.json'))).toMatchObject({
    rooms: ['living'],
    related: ['mirrors', 'lighting', 'rugs-101'],
  });
  const checks = await request.get(`${studio.origin}/checks?kind=articles&slug=one-good-lamp`);
  expect(await checks.json()).toEqual({ problems: [], others: [] });
});

test('a marketer changes a contest, a find, a fact and a redirect, and each changes only its line of a file', async ({
  page,
}) => {
  const files = [
    'contests/fall-promotion.json',
    'fab-finds/finds.json',
    'facts.json',
    'redirects.json',
    'stores/holidays.json',
  ];
  const before = files.map(read);
  await open(page, 'contests/entries/fall-promotion');
  await field(page, 'memberChances').fill('3');
  await publish(page);
  await openAnother(page, 'finds/entries/reading-nook');
  await field(page, 'handle').fill('@someone.else');
  await publish(page);
  await openAnother(page, 'facts/entries/returns');
  await field(page, 'number').first().fill('45');
  await publish(page);
  await openAnother(page, 'redirects/entries/redirects');
  const address = page.getByText('stores → storelocator').locator('..');
  await address.getByRole('button').first().click();
  await replaceText(page.locator('[id^="page-field"]:visible'), 'grand-openings');
  await publish(page);
  const changes: [number, RegExp, string][] = [
    [0, /"memberChances": 2/, '"memberChances": 3'],
    [1, /"@maude\.en\.ville"/, '"@someone.else"'],
    [2, /("returns": \{\s*"days": \{ "number": )\d+/, '$145'],
    [3, /("stores", "page": )"storelocator"/, '$1"grand-openings"'],
  ];
  for (const [at, from, to] of changes) {
    const expected = (before[at] ?? '').replace(from, to);
    expect(expected).not.toBe(before[at]);
    await expect.poll(() => read(files[at] ?? '')).toBe(expected);
  }
  expect(read(files[4] ?? '')).toBe(before[4]);
});

test('a marketer changes a store’s hours, and hours that close before they open are rejected at their field', async ({
  page,
}) => {
  const path = 'stores/sample-stores.json';
  const before = read(path);
  await open(page, 'stores/entries/vitrine-vancouver-alder-quay-100');
  await expect(field(page, 'mon')).toHaveValue('09:30-21:00');
  await field(page, 'mon').fill('21:00-09:30');
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
  await expect(page.getByText('The store would close before it opens.')).toBeVisible();
  expect(read(path)).toBe(before);
  await replaceText(field(page, 'mon'), '10:00-18:00');
  await page.getByRole('button', { name: 'Add special day' }).click();
  await field(page, 'date').fill('2026-12-24');
  await field(page, 'times').fill('09:00-17:00');
  await publish(page);
  await expect.poll(() => read(path)).not.toBe(before);
  const [store] = JSON.parse(read(path)).stores;
  expect(store).toMatchObject({
    hours: { 0: [['11:00', '19:00']], 1: [['10:00', '18:00']] },
    exceptions: [{ date: '2026-12-24', intervals: [['09:00', '17:00']] }],
  });
  await expect(pane(page).getByText('This entry is ready to publish.')).toBeVisible();
  await expect(pane(page).getByRole('link', { name: 'Open on the local site' })).toHaveAttribute(
    'href',
    /\/en\/stores\/vitrine-vancouver-alder-quay-100$/,
  );
});

test('a marketer with a French browser has lists, fields and build problems in French first', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  const [, listed = ''] = /^title: (.*)$/m.exec(read('articles/mirrors/fr.md')) ?? [];
  await page.goto(`${studio.origin}/#/collections/articles`);
  await expect(page.getByRole('link', { name: listed })).toBeVisible();

  const files = ['landing.json', 'en.md'].map((name) => `landing/holiday-gifts/${name}`);
  const before = files.map(read);
  await page.goto(`${studio.origin}/#/collections/landing/entries/holiday-gifts`);
  await field(page, 'title').fill('Un seul de chaque');
  await page.getByRole('button', { name: /^Publi(sh|er)$/ }).click();
  await page.getByText(/^(Publish now|Publier maintenant)$/).click();
  await expect.poll(() => read('landing/holiday-gifts/fr.md')).toContain('title: Un seul de chaque\n');
  expect(files.map(read)).toEqual(before);

  const path = join(root, content, 'landing/holiday-gifts/fr.md');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^lead: /m, "lead: L'idée. "));
  await openAnother(page, 'landing/entries/holiday-gifts');
  await expect(pane(page).getByRole('listitem').first()).toContainText('Chapeau, en français\u00A0: ');
  await expect(pane(page).getByRole('listitem').first()).toContainText('Vérifiez l’orthographe');
  await context.close();
});

test('the editor has every text in French', async ({ page }) => {
  await page.goto(studio.origin);
  await expect(page.getByRole('link', { name: 'Articles' })).toBeVisible();
  const list = (locale: string) =>
    page.evaluate((name) => {
      type Messages = { [key: string]: string | Messages };
      const flatten = (messages: Messages, path: string): string[] =>
        Object.entries(messages).flatMap(([key, text]) =>
          typeof text === 'string' ? [path + key] : flatten(text, `${path}${key}.`),
        );
      const { CMS } = window as unknown as { CMS: { getLocale(of: string): Messages } };
      return flatten(CMS.getLocale(name), '');
    }, locale);
  const french = new Set(await list('fr'));
  const english = await list('en');
  expect(english).toContain('editor.editorControl.field.optional');
  expect(english.filter((path) => !french.has(path))).toEqual([]);
});

test('an optional field is marked “facultatif”, not “optionnel”, in Canadian French', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'fr-CA' });
  const page = await context.newPage();
  await page.goto(`${studio.origin}/#/collections/articles/new`);
  await expect(page.getByText('(facultatif)').first()).toBeVisible();
  await expect(page.getByText('optionnel')).toHaveCount(0);
  await context.close();
});

test('both languages and the local site’s page, without its scripts, are side by side', async ({ page }) => {
  await open(page, 'landing/entries/holiday-gifts');
  await expect(shownPage(page).locator('h1')).toHaveText('First version');
  await expect(shownPage(page).locator('body')).not.toContainText('A script ran');
  await field(page, 'title').scrollIntoViewIfNeeded();
  const parts = [field(page, 'title'), field(page, 'title', 'fr'), pane(page)];
  for (const part of parts) await expect(part).toBeInViewport();
  const [english, french, beside] = await Promise.all(parts.map((part) => part.boundingBox()));
  if (!english || !french || !beside) throw new Error('one of the three is not there');
  expect(english.x + english.width).toBeLessThan(french.x);
  expect(french.x + french.width).toBeLessThan(beside.x);

  await pane(page).getByRole('button', { name: 'Show in French' }).click();
  await expect(shownPage(page).locator('html')).toHaveAttribute('lang', 'fr');
});

test('the page beside the fields reloads after a new build and keeps its scroll position', async ({ page }) => {
  await open(page, 'landing/entries/holiday-gifts');
  await expect(shownPage(page).locator('h1')).toHaveText('First version');
  await shownPage(page)
    .locator('html')
    .evaluate(() => scrollTo(0, 700));
  version = 'Second version';
  await expect(shownPage(page).locator('h1')).toHaveText('Second version');
  expect(
    await shownPage(page)
      .locator('html')
      .evaluate(() => scrollY),
  ).toBe(700);
});

test('the page beside the fields can be hidden, and stays hidden after a reload', async ({ page }) => {
  await open(page, 'landing/entries/holiday-gifts');
  await page.getByRole('button', { name: 'Hide the page' }).click();
  await expect(pane(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Show the page' })).toBeVisible();
  await expect(pane(page)).toBeHidden();
  await page.getByRole('button', { name: 'Show the page' }).click();
  await expect(shownPage(page).locator('h1')).toHaveText('First version');
  await page.goto(`${studio.origin}/#/collections/landing`);
  await expect(pane(page)).toBeHidden();
});

test('each kind of entry has its own page beside the fields', async ({ page }) => {
  for (const [entry, address] of [
    ['contests/entries/fall-promotion', '/en/fall-promotion'],
    ['finds/entries/reading-nook', '/en/fab-finds'],
    ['facts/entries/contests', '/en/faq'],
    ['redirects/entries/redirects', '/en'],
  ] as const) {
    if (page.url() === 'about:blank') await open(page, entry);
    else await openAnother(page, entry);
    const link = pane(page).getByRole('link', { name: 'Open on the local site' });
    await expect(link).toHaveAttribute('href', new RegExp(`:\\d+${address}$`));
  }
});

test('a note replaces the page while the local site does not respond', async ({ page }) => {
  const { port } = site.address() as AddressInfo;
  site.close();
  site.closeAllConnections();
  await open(page, 'landing/entries/holiday-gifts');
  await expect(pane(page).getByText('The local site isn’t ready yet.')).toBeVisible();
  site = createServer(showPage).listen(port, '127.0.0.1');
  await expect(shownPage(page).locator('h1')).toHaveText('First version');
});

test('an entry that was never saved has a note in place of its page', async ({ page }) => {
  await open(page, 'landing/new');
  await expect(pane(page).getByText('The page appears here once you have saved it.')).toBeVisible();
  await expect(pane(page).locator('iframe')).toHaveCount(0);
});

test('a problem that would fail the build is shown from saving it until it is fixed', async ({ page }) => {
  await open(page, 'landing/entries/holiday-gifts');
  await expect(pane(page).getByText('This entry is ready to publish.')).toBeVisible();
  const lead = field(page, 'lead', 'fr');
  const before = await lead.inputValue();
  await lead.fill("L'idée.");
  await publish(page);
  await expect(pane(page).getByRole('listitem')).toContainText('Lead, in French: Check the spelling');
  await replaceText(lead, before);
  await publish(page);
  await expect(pane(page).getByRole('listitem')).toHaveCount(0);
  await expect(pane(page).getByText('This entry is ready to publish.')).toBeVisible();
});

test('an entry links to another entry that would fail the build', async ({ page }) => {
  const path = join(root, content, 'landing/holiday-gifts/fr.md');
  writeFileSync(path, readFileSync(path, 'utf8').replace(/^lead: /m, "lead: L'idée. "));
  await open(page, 'contests/entries/fall-promotion');
  await expect(pane(page).getByText('This entry is ready to publish.')).toBeVisible();
  await pane(page).getByRole('link', { name: 'Landing pages: holiday-gifts' }).click();
  await expect(pane(page).getByRole('listitem')).toContainText('Lead, in French: Check the spelling');
});

test('a marketer adds and crops a photograph, and selects it for a landing page', async ({ page }) => {
  await open(page, 'landing/entries/holiday-gifts');
  const form = pane(page);
  await form.getByText('Add a picture').click();
  const photograph = await sharp({ create: { width: 1300, height: 1000, channels: 3, background: '#864' } })
    .jpeg()
    .toBuffer();
  await form.getByLabel('File').setInputFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photograph });
  await expect(form.getByAltText('The picture as it will be cropped')).toBeVisible();
  await form.getByLabel('Crop: top to bottom').fill('0');
  await form.getByLabel('Name of the picture').fill('our-window');
  await form.getByRole('button', { name: 'Add the picture' }).click();
  await expect(form.getByText('Reload the studio')).toBeVisible({ timeout: 60_000 });
  expect(
    readdirSync(join(root, 'host-site/retailers/vitrine/public/pictures')).filter((name) =>
      name.startsWith('our-window'),
    ),
  ).toHaveLength(6);
  await page.reload();
  await field(page, 'picture').fill('our-window');
  await page.getByRole('option', { name: 'our-window', exact: true }).click();
  await publish(page);
  await expect.poll(() => read('landing/holiday-gifts/landing.json')).toContain('"picture": "our-window"');
});
