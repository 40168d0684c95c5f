import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const read = (locale: string, slug: string) => readFileSync(`dist/site/${locale}/articles/${slug}.html`, 'utf8');
const readData = (html: string): { '@graph': Record<string, unknown>[] } =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1] ?? '{}');

describe.each(['en', 'fr'] as const)('an article with a video of our own (%s)', (locale) => {
  it.each(['layered-bed', 'mirrors'])('AR-03 %s has the video block, and every file that it names', (slug) => {
    const html = read(locale, slug);
    expect(html).toMatch(/<video[^>]* preload="none"/);
    const files = [...html.matchAll(/(?:src|poster)="(\/assets\/[^"]+\.(?:mp4|webm|webp|vtt))"/g)].map(
      ([, file]) => file,
    );
    expect(new Set(files.map((file = '') => file.split('.').at(-1)))).toEqual(new Set(['webm', 'mp4', 'webp', 'vtt']));
    expect(files.filter((file) => !existsSync(`dist/site${file}`))).toEqual([]);
  });

  it.each(['layered-bed', 'mirrors'])(
    'AR-03 LOC-06 %s describes the video to search engines in its language',
    (slug) => {
      const html = read(locale, slug);
      const video = readData(html)['@graph'].find((thing) => thing['@type'] === 'VideoObject');
      const facts = JSON.parse(readFileSync(`host-site/retailers/vitrine/content/videos/${slug}.json`, 'utf8'));
      expect(video).toMatchObject({
        name: facts.texts[locale].title,
        description: facts.texts[locale].description,
        inLanguage: `${locale}-CA`,
        uploadDate: `${facts.published}T12:00:00Z`,
        duration: expect.stringMatching(/^PT\d+S$/),
        thumbnailUrl: expect.stringMatching(/^https?:.*\.webp$/),
        contentUrl: expect.stringMatching(/^https?:.*\.mp4$/),
      });
    },
  );
});
