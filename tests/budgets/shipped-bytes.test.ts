import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

// What a visitor downloads from us, in brotli bytes, read from what the build left in dist/.

const v1 = 'dist/widgets/v1';
const site = 'dist/site';
/** The first flight of a TCP connection: ten segments. */
const firstFlight = 14_600;

const brotliSize = (path: string): number => statSync(`${path}.br`).size;
const sum = (paths: Iterable<string>): number => [...paths].reduce((total, path) => total + brotliSize(path), 0);

function listFiles(folder: string, pattern: RegExp): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => pattern.test(name))
    .map((name) => join(folder, name))
    .sort();
}

interface Plan {
  /** Files beside the messages where a page has several kinds of widget. */
  shared: string[];
  /** The one file beside the messages where a page has this kind only. */
  alone: string;
  messages: Record<'en' | 'fr', string>;
}
const plans = JSON.parse(readFileSync(join(v1, 'files.json'), 'utf8')) as Record<string, Plan>;

/**
 * Brotli bytes of all that a widget needs in one language, the script tag included: as the only kind on its page, and
 * with the chunks that several kinds share (the form's holds the lightbox too).
 */
const budgets: Record<string, { alone: number; besideOthers: number }> = {
  'newsletter-lightbox': { alone: firstFlight, besideOthers: firstFlight },
  'newsletter-form': { alone: 13_600, besideOthers: 14_800 },
  'loading-overlay': { alone: 10_600, besideOthers: 10_900 },
  'video-block': { alone: 12_400, besideOthers: 12_400 },
  'contest-entry': { alone: 15_200, besideOthers: 16_400 },
  'new-movers': { alone: 15_700, besideOthers: 17_000 },
  'contact-form': { alone: 17_000, besideOthers: 18_000 },
};

describe('what a widget costs its visitor', () => {
  it('the script tag is at most 1,500 bytes', () => {
    expect(brotliSize(join(v1, 'vitrine.js'))).toBeLessThanOrEqual(1500);
  });

  it('the list of files knows every widget that has a budget', () => {
    expect(Object.keys(plans).sort()).toEqual(Object.keys(budgets).sort());
  });

  describe.each(Object.entries(plans))('%s', (name, { alone, shared, messages }) => {
    const budget = budgets[name];

    it('has a budget', () => expect(budget).toBeDefined());

    it.each(['en', 'fr'] as const)('costs no more than that in %s', (locale) => {
      const cost = (files: readonly string[]) => sum(files.map((file) => join(v1, file)));
      expect(cost(['vitrine.js', alone, messages[locale]])).toBeLessThanOrEqual(budget?.alone ?? 0);
      expect(cost(['vitrine.js', ...shared, messages[locale]])).toBeLessThanOrEqual(budget?.besideOthers ?? 0);
    });
  });

  it.each(['newsletter-lightbox.js', 'newsletter-form.js'])('%s, self-contained, fits the first flight', (file) => {
    expect(brotliSize(join(v1, file))).toBeLessThanOrEqual(firstFlight);
  });

  it('the list of files names all chunks, and only files that exist', () => {
    const named = Object.values(plans).flatMap(({ alone, shared, messages }) => [
      alone,
      ...shared,
      messages.en,
      messages.fr,
    ]);
    const built = listFiles(v1, /^chunks\/.*\.js$/).map((path) => path.slice(v1.length + 1));
    expect([...new Set(named)].sort()).toEqual(built);
  });
});

describe('what a page costs its reader', () => {
  it.each(listFiles(site, /\.html$/))('%s with its style sheets fits the first flight', (path) => {
    const html = readFileSync(path, 'utf8');
    const styles = [...html.matchAll(/<link\b[^>]*rel="stylesheet"[^>]*>/g)]
      .map(([link]) => /href="\/([^"?]+)"/.exec(link)?.[1] ?? '')
      .map((href) => join(href.startsWith('widgets/') ? 'dist' : site, href));
    expect(sum(new Set([path, ...styles]))).toBeLessThanOrEqual(firstFlight);
  });
});

describe('every text file is there compressed', () => {
  it.each([site, 'dist/widgets'])('%s', (folder) => {
    const text = listFiles(folder, /\.(html|css|js|json|svg|xml|txt)$/);
    expect(text.length).toBeGreaterThan(0);
    expect(text.filter((path) => !existsSync(`${path}.br`) || !existsSync(`${path}.gz`))).toEqual([]);
  });
});
