import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { fetchEditor } from '../../host-site/studio/fetch-editor.ts';
import { startStudio } from '../../host-site/studio/studio-server.ts';

const content = 'host-site/content';
let root = '';
let studio: Awaited<ReturnType<typeof startStudio>>;

test.use({ viewport: { width: 1440, height: 900 }, locale: 'en-CA' });

test.beforeEach(async () => {
  root = mkdtempSync(join(tmpdir(), 'vitrine-studio-'));
  mkdirSync(join(root, 'host-site'));
  cpSync(content, join(root, content), { recursive: true });
  for (const path of ['host-site/public', 'host-site/pictures', 'node_modules']) {
    symlinkSync(resolve(path), join(root, path));
  }
  studio = await startStudio({ root, editor: await fetchEditor('.'), port: 0, site: 'http://127.0.0.1:1' });
});
test.afterEach(() => {
  studio.stop();
  rmSync(root, { recursive: true });
});

const read = (path: string) => readFileSync(join(root, content, path), 'utf8');

async function open(page: Page, path: string) {
  await page.goto(studio.origin);
  await page.getByRole('button', { name: 'Login' }).click();
  await page.goto(`${studio.origin}/#/collections/${path}`);
}

/** A field of the editor; English is on the left, French on the right. */
const field = (page: Page, name: string, at: 'en' | 'fr' = 'en') =>
  page.locator(`[id^="${name}-field"]`).nth(at === 'en' ? 0 : 1);

async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByText('Publish now', { exact: true }).click();
  await expect(page.getByText('Changes saved')).toBeVisible();
}

test('a marketer changes a landing page’s French title; nothing else changes, and no other host is asked', async ({
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
  await choose('kind', 'guide');
  await choose('rooms', 'living');
  await field(page, 'published').fill('2026-11-01');
  await field(page, 'updated').fill('2026-11-01');
  await choose('drawing', 'sofa-linen');
  await choose('picture', 'home-lead');
  for (const slug of ['mirrors', 'lighting', 'rugs-101']) await choose('related', slug);
  const texts = {
    en: ['One good lamp', 'How to choose one lamp for a living room, and where to put it so it’s pleasant to read.'],
    fr: ['Une bonne lampe', 'Comment choisir une lampe pour le salon, et où la mettre pour bien lire le soir venu.'],
  };
  for (const locale of ['en', 'fr'] as const) {
    const [title = '', description = ''] = texts[locale];
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
  expect(await checks.json()).toEqual([]);
});

test('another site cannot write files through the studio', async ({ request }) => {
  const data = { action: 'getEntry', params: { path: 'articles/mirrors.json' } };
  const url = `${studio.origin}/api/v1`;
  expect((await request.post(url, { data, headers: { Origin: 'https://evil.example' } })).status()).toBe(403);
  expect((await request.post(url, { data: { ...data, params: { path: '../x.json' } } })).status()).toBe(404);
  expect((await request.post(url, { data })).status()).toBe(200);
});
