import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { buildRetailer, type RetailerSite } from '../support/build-retailer.ts';
import { findFreePort } from '../support/free-port.ts';
import { serveSite } from '../support/serve-site.ts';

// A hardware chain beside the sample: one brand, no loyalty program, no gift cards, two contests, six articles.

const retailer = 'tests/retailers/rivage';
const legalNames = { en: 'Rivage Hardware Inc.', fr: 'Quincaillerie Rivage inc.' };
const contests = ['rivage-workshop-2027', 'rivage-first-snow'];
/** What the sample says of itself or sells; the kit's own name is a prefix in lower-case letters. */
const ofTheSample = /\bVitrine\b|vitrine\.example|MyVitrine|STYLE\+|Winners|Marshalls|decorating|idées déco/;
/** The kit's documentation for partners, which names the kit, its licence, and words for which its search finds pages. */
const ofTheKit =
  /^site\/(\w\w\/(widgets|playground)|search\/|stores\/NOTICE)|^widgets\/(v[^:]*|server-chunks)\/(server\.js|custom-elements|vscode|web-types|notices?)/i;
/** Pages of what this retailer does not have. */
const absent = [
  'gift',
  'gift-card-balance',
  'corporate-gift-cards',
  'style-plus',
  'fab-finds',
  'grand-openings',
  'how',
];
/** What is invented on purpose: addresses under .example, and a telephone number of fiction. */
const invented = [
  '8885550119',
  'accessibility@rivage.example',
  'email.rivage.example',
  'facebook.example',
  'jobs.rivage.example',
  'privacy@rivage.example',
  'rivage.example',
  'service@rivage.example',
  'www.rivage.example',
  'youtube.example',
];

it('the studio saves what a second retailer has in its folder, and nothing that is as it was', () => {
  const env = { ...process.env, RETAILER: retailer };
  const saved = JSON.parse(
    execFileSync(process.execPath, ['tests/support/save-in-studio.ts'], { env, encoding: 'utf8' }),
  );
  expect(saved).toEqual({
    entries: expect.objectContaining({ articles: 6, contests: 2, finds: 0 }),
    changed: [],
    problems: [],
    added: [
      'articles/another/article.json',
      'articles/another/en.md',
      'articles/another/fr.md',
      'contests/another.json',
    ].map((path) => `${retailer}/content/${path}`),
  });
});

describe('a second retailer', { tags: ['full'], timeout: 3_600_000 }, () => {
  let site: RetailerSite;
  const locate = (path: string) => join(site.folder, 'dist', path);
  const read = (path: string) => readFileSync(locate(path), 'utf8');
  /** Files of dist/, with one of these ends. */
  const list = (folder: string, end: RegExp): string[] =>
    readdirSync(locate(folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => end.test(name))
      .map((name) => `${folder}/${name.replaceAll('\\', '/')}`);

  beforeAll(async () => {
    site = await buildRetailer(retailer);
  }, 3_600_000);
  afterAll(() => site.remove());

  it('has every part of its own, and nothing of the sample in anything that it sends', () => {
    const files = [
      ...list('site', /\.(html|xml|json|txt|webmanifest|svg|css|js)$/),
      ...list('widgets', /\.(js|json|css)$/),
    ];
    expect(files.filter((name) => name.endsWith('.html')).length).toBeGreaterThan(500);
    const found = files
      .filter((name) => !ofTheKit.test(name))
      .flatMap((name) => {
        const word = ofTheSample.exec(read(name));
        return word ? [`${name}: ${word.input.slice(Math.max(0, word.index - 60), word.index + 60)}`] : [];
      });
    expect(found).toEqual([]);
  });

  it('has a server whose consents and emails name the legal name, and not the sample', () => {
    const code = list('server', /\.js$/).map(read).join('\n');
    // Settings have examples of the kit.
    expect(/Vitrine Canada|Lakeshore|service@vitrine|(en|fr): ['"`][^'"`]*\bVitrine\b/.exec(code)?.[0]).toBeUndefined();
    for (const name of Object.values(legalNames)) expect(code).toContain(name);
  });

  it('has the rules of its own style sheet on every page, after the kit’s', () => {
    const [sheet = ''] = list('site/assets', /^site-\w+\.css$/);
    const css = read(sheet);
    expect(css).toMatch(/header-search[^{}]*\{[^{}]*background:\s*#10233b/);
    expect(read('site/en/newsletter.html')).toContain(sheet.replace('site/', '/'));
  });

  it('lists its stores as what they are', () => {
    const pages = list('site/en/stores', /\.html$/);
    const others = pages.filter((page) => !read(page).includes('"@type":"HardwareStore"'));
    expect([pages.length, others]).toEqual([240, []]);
  });

  it.each(locales)('names no brand in the documentation but its own (%s)', (locale) => {
    const pages = [`site/${locale}/widgets.html`, ...list(`site/${locale}/widgets`, /\.html$/)];
    const found = pages.filter((page) => /brand(="|=|&quot;|: ')winners|<code>marshalls/i.test(read(page)));
    expect(found).toEqual([]);
  });

  it('loads no font twice', () => {
    const fonts = [...read('site/en.html').matchAll(/rel="preload" href="([^"]+\.woff2)"/g)].map(([, font]) => font);
    expect([fonts.length, new Set(fonts).size]).toEqual([2, 2]);
  });

  it.each(locales)('says its own words in an email, in place of the kit’s (%s)', (locale) => {
    const { contact } = JSON.parse(readFileSync(join(retailer, `texts/server/emails.${locale}.json`), 'utf8'));
    const code = list('server', /\.js$/).map(read);
    for (const text of [contact.headline, contact.text.received])
      expect(
        code.some((each) => each.includes(text)),
        text,
      ).toBe(true);
  });

  it.each(locales)('names who asks in the consent of each form (%s)', (locale) => {
    for (const page of ['newsletter', ...contests])
      expect(read(`site/${locale}/${page}.html`), page).toContain(legalNames[locale]);
  });

  it.each(locales)('says its own words in an element, in place of the kit’s (%s)', (locale) => {
    const { title } = JSON.parse(readFileSync(join(retailer, `texts/widgets/newsletter.${locale}.json`), 'utf8'));
    expect(read(`site/${locale}/newsletter.html`)).toContain(title);
    const bundles = list('widgets/v1', /\.js$/).filter((name) => read(name).includes(title));
    expect(bundles.some((name) => name.endsWith('newsletter-form.js'))).toBe(true);
  });

  it.each(locales)('has no page, link or form field of what it does not have (%s)', (locale) => {
    for (const page of absent) expect(existsSync(locate(`site/${locale}/${page}.html`)), page).toBe(false);
    const home = read(`site/${locale}.html`);
    for (const page of absent) expect(home).not.toContain(`/${locale}/${page}"`);
    for (const page of [...contests, 'contact'])
      expect(read(`site/${locale}/${page}.html`)).not.toMatch(/LoyaltyNumber|STYLE\+|\/gift/);
    expect(read('site/sitemap.xml')).not.toMatch(/\/(en|fr)\/(gift|style-plus|fab-finds)/);
  });

  it('leads nowhere that is not there', async () => {
    const data = mkdtempSync(join(tmpdir(), 'vitrine-retailer-data-'));
    const server = await serveSite(data, await findFreePort(), site.folder);
    const asked = new Map(locales.map((locale) => [`/${locale}`, 'the start']));
    const dead: string[] = [];
    for (const [path, from] of asked) {
      // What leads to a partner's site is an answer, too.
      const response = await fetch(server.origin + path, { redirect: 'manual' });
      const html = response.headers.get('content-type')?.startsWith('text/html') ? await response.text() : '';
      if (response.status >= 400) dead.push(`${from}: ${path} (${response.status})`);
      for (const [, link = ''] of html
        .replace(/<(pre|code)\b[\s\S]*?<\/\1>/g, '')
        .matchAll(/\b(?:href|src)="(\/[^/"#?][^"#?]*)/g))
        if (!asked.has(link)) asked.set(link, path);
    }
    await server.stop();
    rmSync(data, { recursive: true });
    expect(dead).toEqual([]);
    expect(asked.size).toBeGreaterThan(600);
  });

  it('leaves nothing open in the checklist but what is invented', async () => {
    const { items } = JSON.parse(
      await site.type('host-site/sources/retailer/run-command.ts', 'check', '--format', 'json'),
    ) as { items: { key: string; found: { path: string; en: string }[] }[] };
    const open = items.filter(({ found }) => found.length > 0);
    expect(open.map(({ key }) => key)).toEqual(['links']);
    const found = open.flatMap((item) => item.found);
    const inFeed = found.filter(({ path }) => path.endsWith('/feed.csv'));
    // Each store has a number of its own, all of them of fiction.
    expect(inFeed).toHaveLength(240);
    const named = found.filter((each) => !inFeed.includes(each)).map(({ en }) => en.replace(/ is reserved.*/, ''));
    expect([...new Set(named)].sort()).toEqual(invented);
  });

  it('has stores whose hours the law of their province allows', async () => {
    const report = await site.type('host-site/sources/stores/run-command.ts', 'check');
    expect(report).toContain('240 of 240 stores are good, 0 left out');
  });
});
