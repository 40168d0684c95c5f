import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { builtPages, readBuilt } from './support/built-site.ts';

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y'],
  elements: ['html5'],
  rules: {
    // React writes attributes without a value as `x=""` and empty elements as `<br/>`, which HTML allows.
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'void-style': 'off',
    'no-inline-style': 'error',
    'require-csp-nonce': 'off',
    // Two widgets' forms are landmarks in shadow trees of their own, which the validator reads as one tree.
    'unique-landmark': 'off',
    // Unknown to the validator's release; the browser tests cover what these do.
    'valid-id': ['error', { relaxed: true }],
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

const documents = [
  ...builtPages.map(({ path, html }) => ({ path, html })),
  { path: '/error', html: readBuilt('error.html') },
  { path: 'the page that guesses the language', html: readBuilt('locale-guess.html') },
];

describe.each(documents)('the markup of $path', ({ html }) => {
  it('is valid HTML', async () => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`)).toEqual([]);
  });

  it('has no inline script, style or event handler, which the content security policy would refuse', () => {
    expect(html).not.toMatch(/<style/i);
    expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/i);
    const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
    for (const [, attributes, text] of scripts) {
      if (text) expect(attributes).toContain('application/ld+json');
    }
  });
});

describe.each(builtPages)('the outline of $path', ({ document, route, locale }) => {
  it('has one heading of the first level and skips no level', () => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it('describes its drawings and keeps room for them', () => {
    // The lightbox keeps room for its own picture, which is decoration, and shows it once it opens.
    for (const image of document.querySelectorAll('vitrine-newsletter-lightbox img')) {
      expect([image.getAttribute('alt'), image.hasAttribute('hidden'), image.getAttribute('loading')]).toEqual([
        '',
        true,
        'lazy',
      ]);
    }
    for (const image of document.querySelectorAll<HTMLImageElement>('img:not([slot])')) {
      // A drawing of an article is decoration beside its title.
      if (!image.closest('.card, .story, .article-opening')) expect(image.alt.length).toBeGreaterThan(10);
      expect(image.width * image.height).toBeGreaterThan(0);
    }
    for (const drawing of document.querySelectorAll('[role=img]')) {
      expect(drawing.getAttribute('aria-label')?.length).toBeGreaterThan(10);
    }
  });

  it('NL-02 NL-11 carries the lightbox everywhere but on the newsletter pages, and the form where it belongs', () => {
    const isNewsletter = /^newsletter\b/.test(route.path);
    expect(document.querySelectorAll('vitrine-newsletter-lightbox')).toHaveLength(isNewsletter ? 0 : 1);
    const isAskedFor = document.querySelector('.embed-newsletter') !== null;
    const isShown = route.widget === 'newsletter-form';
    const hasForm = route.kind === 'newsletter' || route.kind === 'home' || isAskedFor || isShown;
    expect(document.querySelectorAll('vitrine-newsletter-form')).toHaveLength(hasForm ? 1 : 0);
  });

  it('OV-01 carries one loading overlay, in its language', () => {
    const overlays = document.querySelectorAll('vitrine-loading-overlay');
    expect([...overlays].map((overlay) => overlay.getAttribute('locale'))).toEqual([locale]);
  });
});

it('RT-03 the not-found page says so in both languages', () => {
  expect(readBuilt('en/404.html')).toContain('Something you were looking for isn’t here');
  expect(readBuilt('fr/404.html')).toContain('Ce que vous cherchez n’est pas ici');
});
