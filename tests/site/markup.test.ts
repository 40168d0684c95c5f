import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { forEvery } from '../support/for-every.ts';
import { builtPages, readBuilt, variedPages } from './support/built-site.ts';

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
    // Two widgets' forms are landmarks in separate shadow trees, which the validator treats as one tree.
    'unique-landmark': 'off',
    // Unknown to this release of the validator; browser tests cover these.
    'valid-id': ['error', { relaxed: true }],
    'no-redundant-role': 'off',
    'prefer-native-element': 'off',
    'tel-non-breaking': 'off',
    'long-title': 'off',
  },
});

const otherFiles = [
  { path: '/error', html: readBuilt('error.html') },
  { path: 'the page that guesses the language', html: readBuilt('locale-guess.html') },
];

describe('the markup of every page', () => {
  const everyDocument = forEvery([...builtPages, ...otherFiles], ({ path }) => path);

  forEvery([...variedPages, ...otherFiles], ({ path }) => path)('is valid HTML', async ({ html }) => {
    const report = await validator.validateString(html);
    const messages = report.results.flatMap((result) => result.messages);
    expect(messages.map(({ ruleId, message, line, column }) => `${ruleId} ${line}:${column} ${message}`)).toEqual([]);
  });

  everyDocument(
    'has no inline script, style or event handler, which the content security policy would block',
    ({ html }) => {
      expect(html).not.toMatch(/<style/i);
      expect(html).not.toMatch(/<[^>]+\s(style|on\w+)=/i);
      const scripts = [...html.matchAll(/<script([^>]*)>([\s\S]*?)<\/script>/g)];
      for (const [, attributes, text] of scripts) {
        if (text) expect(attributes).toContain('application/ld+json');
      }
    },
  );
});

describe('the outline of every page', () => {
  const everyPage = forEvery(builtPages, ({ path }) => path);

  everyPage('has one h1 and skips no heading level', ({ document }) => {
    expect(document.querySelectorAll('h1')).toHaveLength(1);
    const levels = [...document.querySelectorAll('h1, h2, h3, h4')].map((heading) => Number(heading.tagName[1]));
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  everyPage('has no landmark beside its main part without a name', ({ document }) => {
    expect(
      [...document.querySelectorAll('aside:not([aria-label], [aria-labelledby])')].map(({ outerHTML }) => outerHTML),
    ).toEqual([]);
  });

  everyPage('has prerendered elements of as many nodes as they say, so that scripts take them over', ({ document }) => {
    for (const root of document.querySelectorAll<HTMLElement>('[data-markup]')) {
      expect(Number(root.dataset.markup?.split(',').at(-1)), root.parentElement?.parentElement?.localName).toBe(
        root.querySelectorAll('*').length,
      );
    }
  });

  everyPage('has alternative text and a size for its images', ({ document }) => {
    // The lightbox reserves space for its own decorative picture, which it loads when it opens.
    for (const image of document.querySelectorAll('vitrine-newsletter-lightbox img')) {
      expect([image.getAttribute('alt'), image.hasAttribute('hidden'), image.getAttribute('loading')]).toEqual([
        '',
        true,
        'lazy',
      ]);
    }
    for (const image of document.querySelectorAll<HTMLImageElement>('img:not([slot])')) {
      // A picture beside the title that links to the same page is decorative, and so is a widget's drawing.
      if (!image.closest('.card, .story, .news, .article-opening, .widget-opening'))
        expect(image.alt.length).toBeGreaterThan(10);
      expect(image.width * image.height).toBeGreaterThan(0);
    }
    for (const drawing of document.querySelectorAll('[role=img]')) {
      expect(drawing.getAttribute('aria-label')?.length).toBeGreaterThan(10);
    }
  });

  everyPage(
    'NL-02 NL-11 has the lightbox except over the newsletter and answers to forms, and the form only where it belongs',
    ({ document, route }) => {
      // Nothing opens over the answer to a form, nor over a link of an email.
      const hasNone = /^newsletter\b/.test(route.path) || ['result', 'email-link'].includes(route.kind);
      expect(document.querySelectorAll('vitrine-newsletter-lightbox')).toHaveLength(hasNone ? 0 : 1);
      const isAskedFor = document.querySelector('.embed-newsletter') !== null;
      const isShown = route.widget === 'newsletter-form';
      const hasForm = route.kind === 'newsletter' || route.kind === 'home' || isAskedFor || isShown;
      expect(document.querySelectorAll('vitrine-newsletter-form')).toHaveLength(hasForm ? 1 : 0);
    },
  );

  everyPage('OV-01 has one loading overlay, in the page’s locale', ({ document, locale }) => {
    const overlays = document.querySelectorAll('vitrine-loading-overlay');
    expect([...overlays].map((overlay) => overlay.getAttribute('locale'))).toEqual([locale]);
  });
});

it('RT-03 the 404 page says in both languages that the page is not there', () => {
  expect(readBuilt('en/404.html')).toContain('Something you were looking for isn’t here');
  expect(readBuilt('fr/404.html')).toContain('Ce que vous cherchez n’est pas ici');
});
