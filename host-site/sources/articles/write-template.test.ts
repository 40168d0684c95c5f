import { describe, expect, it } from 'vitest';
import { readFacts } from './check-facts.ts';
import { readText } from './check-text.ts';
import { writeTemplate } from './write-article-template.ts';

describe('article template', () => {
  const files = writeTemplate('my-slug', '2026-11-21', ['small-living-room', 'mirrors', 'lighting', 'rugs-101']);

  it('writes an article.json and texts in both languages that pass their checks', () => {
    const known = {
      slugs: ['small-living-room', 'mirrors', 'lighting', 'my-slug'],
      hasDrawing: () => true,
      hasPicture: () => false,
    };
    expect(readFacts({ path: 'article.json', text: files['article.json'] }, 'my-slug', known)).toMatchObject({
      published: '2026-11-21',
    });
    for (const locale of ['en', 'fr'] as const) {
      const text = readText({ path: locale, text: files[`${locale}.md`] }, locale, {
        isPage: () => true,
        hasPicture: () => true,
        needsAlt: false,
      });
      expect(text).toMatchObject({ minutes: 1 });
    }
  });
});
