import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readFrontMatter } from '../../host-site/sources/markdown/front-matter.ts';
import { formatPath, routes, toWidgetRoute } from '../../host-site/sources/routes.ts';
import { findEnglish, findSpelling, findTypography } from '../../host-site/sources/source-text/check-text.ts';
import { buildTemplates } from '../../host-site/sources/stores/import/template/build-templates.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { forEvery } from '../support/for-every.ts';
import { codeBlocks, guideNames, guideTexts, readProse } from './guide-texts.ts';

const widgets = catalogue.map(({ name }) => name);
/** Templates of a list of stores, whose names say their own language. */
const templates = [...(await buildTemplates()).keys()].map((name) => `/stores/${name}`);

describe('the documentation of the widgets', () => {
  it('has a text for each widget and each guide, and no other', () => {
    const guides = [
      'overview',
      'embedding',
      'hosts',
      'operating',
      'stores',
      'doctor',
      'submissions',
      'accessibility',
      'changelog',
    ];
    expect(guideNames).toEqual([...widgets, ...guides].sort());
  });

  forEvery(guideTexts, ({ name, locale }) => `${name} (${locale})`)(
    'every text has a title, a description of 80 to 155 characters, a lead and an updated date',
    ({ source }) => {
      const { fields } = readFrontMatter(source);
      expect(Object.keys(fields)).toEqual(['title', 'description', 'lead', 'updated']);
      expect(fields.description?.length).toBeGreaterThanOrEqual(80);
      expect(fields.description?.length).toBeLessThanOrEqual(155);
      expect(fields.updated).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    },
  );

  it('has every release of CHANGELOG.md in the changelog guide', () => {
    const released = [...readFileSync('CHANGELOG.md', 'utf8').matchAll(/^## \[(\d[^\]]*)\]/gm)].map(
      ([, version]) => version,
    );
    for (const { source } of guideTexts.filter(({ name }) => name === 'changelog')) {
      expect([...source.matchAll(/^## (\S+)$/gm)].map(([, version]) => version)).toEqual(released);
    }
  });

  it('has unique titles, descriptions and leads', () => {
    for (const field of ['title', 'description', 'lead']) {
      const values = guideTexts.map(({ source }) => readFrontMatter(source).fields[field]);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  forEvery(guideNames, String)(
    'LOC-06 every text has the same outline, links, tokens and code in both languages',
    (name) => {
      const [en, fr] = guideTexts.filter((text) => text.name === name);
      const list = (pattern: RegExp) => [en, fr].map((text) => text?.source.match(pattern) ?? []);
      const [headings, translated] = list(/^#+ /gm);
      expect(translated).toEqual(headings);
      const [links, followed] = list(/\]\(\/\w\w[^)]*\)/g);
      expect(followed?.map((link) => link.replace('/fr', '/en')).sort()).toEqual(links?.sort());
      const [tokens, filled] = list(/\{\{.*?\}\}/g);
      expect(filled).toEqual(tokens);
      const [items, points] = list(/^(- |\d\. |\| )/gm);
      expect(points).toEqual(items);
      const [code, other] = ['en', 'fr'].map((locale) =>
        codeBlocks
          .filter((block) => block.name === name && block.locale === locale)
          // Only visible texts and links to our pages may differ.
          .map((block) =>
            block.code
              .replace(/>[^<>{}]+</g, '><')
              .replace(/(heading|title)="[^"]*"/, '')
              .replace(/\/fr\/|#[\w-]+/g, '/en/'),
          ),
      );
      expect(other?.map((lines) => lines.replace(/\/en\/"/g, '"'))).toEqual(
        code?.map((lines) => lines.replace(/#[\w-]+|\/en\/"/g, (part) => (part.startsWith('#') ? '/en/' : '"'))),
      );
    },
  );

  forEvery(guideTexts, ({ name, locale }) => `${name} (${locale})`)(
    'every text links only to existing pages in its own language, and to files of the build',
    ({ source, locale }) => {
      const pages = [...routes, ...widgets.map(toWidgetRoute)].map((route) => formatPath(route, locale));
      const known = [...pages, ...templates, '/llms.txt'];
      // Whether a page has the place that a link names, the crawl of the site says.
      for (const [, address = ''] of source.matchAll(/\]\(([^)#]*)[^)]*\)/g)) expect(known).toContain(address);
    },
  );

  forEvery(guideTexts, ({ name, locale }) => `${name} (${locale})`)(
    'LOC-06 every text follows the typography and spelling of its language',
    (text) => {
      const prose = readProse(text);
      expect(findTypography(prose, text.locale)).toEqual([]);
      expect(text.locale === 'fr' ? findEnglish(prose) : findSpelling(prose)).toEqual([]);
    },
  );
});
