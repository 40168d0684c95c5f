import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRenderer } from '../../host-site/tooling/renderer.ts';
import { locales } from '../../widgets/shared/locale/locale.ts';
import { createFolder } from '../server/support/temporary-folder.ts';

// Rebuilds of development, in a copy of the pages' sources.

const copy = createFolder();
const at = (path: string): string => join(copy.path, path);
const returns = 'host-site/retailers/vitrine/content/pages/returns.fr.md';
let renderer: ReturnType<typeof startRenderer>;

beforeAll(async () => {
  for (const folder of ['content', 'retailers', 'site/styles', 'playground/styles', 'public']) {
    cpSync(`host-site/${folder}`, at(`host-site/${folder}`), { recursive: true });
  }
  // The operating guide lists its settings.
  cpSync('.env.example', at('.env.example'));
  // The status of the channel is in the release notes.
  for (const file of ['package.json', 'CHANGELOG.md']) cpSync(file, at(file));
  // The base map, from which the pages of stores are drawn.
  cpSync('dist/site/stores', at('dist/site/stores'), { recursive: true });
  mkdirSync(at('demo'));
  for (const path of ['node_modules', 'widgets', 'demo/package', 'dist/prerender', 'dist/client', 'dist/widgets']) {
    symlinkSync(resolve(path), at(path), 'dir');
  }
  renderer = startRenderer(copy.path);
  expect(await renderer.render(['host-site/site/layout/head.tsx'])).toBe(true);
});
afterAll(() => {
  renderer.stop();
  copy.remove();
});

/** Pages with their modification times. */
function listPages(): Map<string, number> {
  const paths = readdirSync(at('dist/site'), { recursive: true, encoding: 'utf8' });
  return new Map(
    paths.filter((path) => path.endsWith('.html')).map((path) => [path, statSync(at(`dist/site/${path}`)).mtimeMs]),
  );
}

it('the development renderer renders only the page that was saved', async () => {
  const before = listPages();
  expect(before.size).toBeGreaterThan(250);
  writeFileSync(at(returns), readFileSync(at(returns), 'utf8').replace(/^lead: .*/m, 'lead: Une phrase toute neuve.'));
  expect(await renderer.render([returns])).toBe(true);
  const written = [...listPages()].filter(([path, moment]) => before.get(path) !== moment).map(([path]) => path);
  expect(written).toEqual([join('fr', 'returns.html')]);
  expect(readFileSync(at('dist/site/fr/returns.html'), 'utf8')).toContain('Une phrase toute neuve.');
});

it('the development renderer reports a failure and keeps the page when its lead is missing, and renders it once fixed', {
  tags: ['full'],
}, async () => {
  const page = at('dist/site/fr/returns.html');
  const before = readFileSync(page, 'utf8');
  const text = readFileSync(at(returns), 'utf8');
  writeFileSync(at(returns), text.replace(/^lead: .*\n/m, ''));
  expect(await renderer.render([returns])).toBe(false);
  expect(readFileSync(page, 'utf8')).toBe(before);
  writeFileSync(at(returns), text.replace(/^lead: .*/m, 'lead: Une phrase corrigée.'));
  expect(await renderer.render([returns])).toBe(true);
  expect(readFileSync(page, 'utf8')).toContain('Une phrase corrigée.');
});

it('an article with a later publishing date is only on its own pages and in publish-times.json', {
  tags: ['full'],
}, async () => {
  const slug = 'bathroom-spa';
  const facts = `host-site/retailers/vitrine/content/articles/${slug}/article.json`;
  const from = '2099-01-01T06:00:00-05:00';
  const findMentions = () =>
    readdirSync(at('dist/site'), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(html|json|xml|txt)$/.test(path) && !path.startsWith('assets'))
      .filter((path) => readFileSync(at(`dist/site/${path}`), 'utf8').includes(`articles/${slug}`))
      .sort();
  const own = locales.map((locale) => join(locale, 'articles', `${slug}.html`));
  const lists = ['sitemap.xml', ...locales.flatMap((locale) => [`${locale}/feed.xml`, `search/${locale}.json`])];
  expect(findMentions()).toEqual(expect.arrayContaining([...own, ...lists, 'en/getinspired.html', 'articles/fr.json']));

  writeFileSync(at(facts), JSON.stringify({ ...JSON.parse(readFileSync(at(facts), 'utf8')), from }));
  expect(await renderer.render(['host-site/site/layout/head.tsx'])).toBe(true);
  expect(findMentions()).toEqual([...own, 'publish-times.json'].sort());
  expect(JSON.parse(readFileSync(at('dist/site/publish-times.json'), 'utf8'))).toContainEqual({
    path: `articles/${slug}`,
    from,
  });
});
