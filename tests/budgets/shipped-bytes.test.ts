import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../widgets/catalogue.ts';
import { loaderBudget, measureAlone, readWidgetFiles, type WidgetFiles } from '../../widgets/manifest/widget-sizes.ts';
import { commonAttributeDocs } from '../../widgets/shared/element/contract-docs.ts';
import { forEvery } from '../support/for-every.ts';

// Brotli bytes that a visitor downloads from us, measured in dist/ after the build.

const v1 = 'dist/widgets/v1';
const site = 'dist/site';
/** The initial congestion window of a TCP connection: ten segments. */
const firstFlight = 14_600;

const brotliSize = (path: string): number => statSync(`${path}.br`).size;
const sum = (paths: Iterable<string>): number => [...paths].reduce((total, path) => total + brotliSize(path), 0);

function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .sort();
}

const plans = readWidgetFiles();

const budgets: Record<string, number> = Object.fromEntries(catalogue.map(({ name, budget }) => [name, budget]));
const names = Object.keys(plans);
const pairs = names.flatMap((name, at) => names.slice(at + 1).map((other) => [name, other] as const));

const costOf = (files: readonly string[]) => sum([...new Set(['vitrine.js', ...files])].map((file) => join(v1, file)));
const planOf = (name: string) => plans[name] as WidgetFiles;
const costAlone = (name: string, locale: 'en' | 'fr') => measureAlone(planOf(name), locale);

describe('compressed size of widgets', () => {
  it('vitrine.js is at most 3,000 bytes', () => {
    expect(brotliSize(join(v1, 'vitrine.js'))).toBeLessThanOrEqual(loaderBudget);
  });

  const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string };
  it.each([join('dist/widgets/v', version, 'vitrine.js'), join(v1, 'vitrine.checked.js')])(
    '%s, which contains the digest of every chunk, is at most 8,500 bytes',
    (script) => {
      expect(brotliSize(script)).toBeLessThanOrEqual(8500);
    },
  );

  it('files.json lists exactly the widgets that have a budget', () => {
    expect(names.sort()).toEqual(Object.keys(budgets).sort());
  });

  forEvery(names, String)('every widget alone stays within its budget in both languages', (name) => {
    for (const locale of ['en', 'fr'] as const) expect(costAlone(name, locale)).toBeLessThanOrEqual(budgets[name] ?? 0);
  });

  forEvery(pairs, (pair) => pair.join(' and '))(
    'any two widgets together on one page take at most 98% of what they take on separate pages',
    (pair) => {
      const files = pair.map(planOf).flatMap(({ shared, messages }) => [...shared, messages.fr]);
      const apart = pair.reduce((total, name) => total + costAlone(name, 'fr'), 0);
      // The reader of addresses and of large chains is the store search's own: 97% of two that share little else.
      expect(costOf(files)).toBeLessThanOrEqual(0.98 * apart);
    },
  );

  it.each([
    ['newsletter-form', ['report-names', 'solve-challenge']],
    ['newsletter-lightbox', ['newsletter-lightbox-opening-options', 'report-names', 'solve-challenge']],
  ] as const)(
    '%s as a single file stays within its budget plus the size of %j',
    (name, included: readonly string[]) => {
      const chunks = planOf(name).onDemand.filter((file) => included.some((chunk) => file.endsWith(`/${chunk}.js`)));
      expect(chunks).toHaveLength(included.length);
      const more = sum(chunks.map((file) => join(v1, file)));
      expect(brotliSize(join(v1, `${name}.js`))).toBeLessThanOrEqual((budgets[name] ?? 0) + more);
    },
  );

  it('files.json lists all built chunks except links.js, frames.js, share.js and doctor.js, and no other file', () => {
    const named = Object.values(plans).flatMap(({ alone, shared, messages, onDemand }) => [
      alone,
      ...shared,
      messages.en,
      messages.fr,
      ...onDemand,
    ]);
    const built = listFiles(v1, /^chunks\/.*\.js$/).map((path) => path.slice(v1.length + 1));
    // Fetched where a link names a widget, which may be any, where a frame tells something, where the page itself shares,
    // and where someone asks why.
    const others = ['links.js', 'frames.js', 'share.js', 'doctor.js'].map((file) =>
      join(dirname(named[0] ?? ''), file),
    );
    expect([...new Set([...named, ...others])].sort()).toEqual(built);
  });
});

forEvery(Object.entries(plans), ([name]) => name)(
  'what a widget alone fetches on demand imports that widget’s own files',
  ([, { alone, onDemand }]) => {
    const isOfAlone = (file: string) => readFileSync(join(v1, alone), 'utf8').includes(`import("./${basename(file)}")`);
    for (const file of onDemand.filter(isOfAlone)) {
      const imports = [...readFileSync(join(v1, file), 'utf8').matchAll(/from"\.\/([^"]+)"/g)].map(([, path]) => path);
      const own = basename(alone, '.js').replace('only-', '');
      expect(imports.filter((path) => path !== basename(alone) && !path?.startsWith(`${own}-`))).toEqual([]);
    }
  },
);

it('no script for browsers contains the documentation of attributes', () => {
  const sentences = Object.values(commonAttributeDocs).flatMap(({ en, fr }) => [en, fr]);
  const scripts = listFiles('dist/widgets', /\.js$/).map((path) => readFileSync(path, 'utf8'));
  expect(sentences.filter((sentence) => scripts.some((script) => script.includes(sentence.slice(-30))))).toEqual([]);
});

describe('compressed size of pages', () => {
  /** Read at leisure, not landed on: widget documentation and legal texts have no limit. */
  const unlimited = /\/(widgets|legal|privacy|contestrules|accessibility|returns|recalls)[/.]/;
  const landings = listFiles(site, /\.html$/).filter((path) => !unlimited.test(path));

  forEvery(landings, String)(
    'every page on which people land fits the first TCP flight with its style sheets (14,600 bytes)',
    (path) => {
      const html = readFileSync(path, 'utf8');
      const styles = [...html.matchAll(/<link\b(?![^>]*media="print")[^>]*rel="stylesheet"[^>]*>/g)]
        .map(([link]) => /href="\/([^"?]+)"/.exec(link)?.[1] ?? '')
        .map((href) => join(href.startsWith('widgets/') ? 'dist' : site, href));
      // A film brings its description to search engines, its captions and a prerendered player; each element after the
      // first one its style sheet, and a marketer may put as many on a landing page as the campaign needs.
      const film = html.includes('<vitrine-video-block') ? 2000 : 0;
      const more = sum(new Set(styles.filter((style) => style.startsWith('dist/widgets')).slice(1)));
      expect(sum(new Set([path, ...styles]))).toBeLessThanOrEqual(firstFlight + film + more);
    },
  );
});

describe('compressed size of print style sheets', () => {
  // Fetched last and not needed to render, so not part of the initial congestion window, but limited as well.
  it.each(listFiles(join(site, 'assets'), /^print-.*\.css$/))('%s is at most 1,500 bytes', (path) => {
    expect(brotliSize(path)).toBeLessThanOrEqual(1500);
  });
});

describe('compressed size of the site search', () => {
  it('the script is one file of at most 13,500 bytes', () => {
    const [script = '', ...others] = listFiles(`${site}/assets`, /^search-\w+\.js$/);
    expect(others).toEqual([]);
    expect(brotliSize(script)).toBeLessThanOrEqual(13_500);
  });

  it.each([
    ['en', 95_000],
    ['fr', 104_000],
  ])('the %s index is at most %i bytes', (locale, budget) => {
    expect(brotliSize(`${site}/search/${locale}.json`)).toBeLessThanOrEqual(budget);
  });
});

describe('compressed copies', () => {
  it.each([site, 'dist/widgets/v1', 'dist/widgets/v'])(
    'every text file in %s has a .br and a .gz file beside it',
    (folder) => {
      const text = listFiles(folder, /\.(html|css|js|json|svg|xml|txt)$/);
      expect(text.length).toBeGreaterThan(0);
      expect(text.filter((path) => !existsSync(`${path}.br`) || !existsSync(`${path}.gz`))).toEqual([]);
    },
  );
});
