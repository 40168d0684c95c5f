import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { browserRecords } from '../../host-site/sources/facts/browser-records.ts';
import { keptRecords } from '../../host-site/sources/guides/submission-facts.ts';
import { formatPath, toWidgetRoute } from '../../host-site/sources/routes.ts';
import { catalogue } from '../../widgets/catalogue.ts';
import { type LocalizedText, locales } from '../../widgets/shared/locale/locale.ts';
import { findPage } from './support/built-site.ts';

// Every widget's page shows its whole contract in both languages, with figures of this build.

const kinds = ['attributes', 'events', 'slots', 'parts', 'properties'] as const;
const read = (name: string, locale: 'en' | 'fr') => findPage(formatPath(toWidgetRoute(name), locale)).document;
const plain = (text: string): string => text.replaceAll('`', '').replace(/\s+/g, ' ').trim();

describe.each(catalogue)('the page of $name', ({ name, contract, docs }) => {
  it.each(kinds)('has all %s of the contract in both languages', (kind) => {
    const entries: Record<string, LocalizedText> = docs[kind] ?? {};
    const [en, fr] = locales.map((locale) =>
      [...read(name, locale).querySelectorAll(`section[aria-labelledby=${kind}] .entries > div`)].map((entry) => ({
        name: entry.querySelector('dt')?.textContent ?? '',
        description: plain(entry.querySelector('dd > div')?.textContent ?? ''),
      })),
    );
    expect(en).toEqual(Object.entries(entries).map(([each, text]) => ({ name: each, description: plain(text.en) })));
    expect(fr).toEqual(Object.entries(entries).map(([each, text]) => ({ name: each, description: plain(text.fr) })));
    for (const text of Object.values(entries)) expect(text.fr).not.toBe(text.en);
  });

  it('has the allowed values of the attributes', () => {
    const shown = [...read(name, 'fr').querySelectorAll('section[aria-labelledby=attributes] .entry-facts')].map(
      (facts) => facts.textContent ?? '',
    );
    Object.values(contract.attributes).forEach((attribute, at) => {
      for (const value of ('values' in attribute ? attribute.values : [])?.filter(Boolean) ?? []) {
        expect(shown[at]).toContain(`'${value}'`);
      }
    });
  });

  it('has the compressed size of this build’s files', () => {
    const v1 = 'dist/widgets/v1';
    const { alone, messages } = JSON.parse(readFileSync(`${v1}/files.json`, 'utf8'))[name];
    for (const locale of locales) {
      const files = [...new Set(['vitrine.js', alone, messages[locale]])];
      const bytes = files.reduce((sum, file) => sum + statSync(`${v1}/${file}.br`).size, 0);
      const digits = read(name, locale).querySelector('.short-facts')?.textContent?.replace(/\D/g, '');
      expect(digits).toBe(String(bytes));
    }
  });

  it('has the element itself, or a button that shows the page’s own element', () => {
    for (const locale of locales) {
      const document = read(name, locale);
      const opener = document.querySelector<HTMLElement>('[data-shows]');
      if (opener) {
        expect(opener.dataset.shows).toBe(contract.tag);
        expect(Object.keys(contract.attributes)).toContain(opener.dataset.by);
        expect(document.querySelectorAll(contract.tag)).toHaveLength(1);
      } else expect(document.querySelector(`.live ${contract.tag}`)).not.toBeNull();
    }
  });

  it('says of a live example in test mode that nothing counts, and of no other', () => {
    const [en, fr] = locales.map((locale) => read(name, locale).querySelector('[aria-labelledby=live] p')?.textContent);
    const live = read(name, 'en').querySelector(`.live ${contract.tag}`);
    expect(en?.includes('test mode')).toBe(live?.hasAttribute('sandbox') ?? false);
    expect(fr?.includes('mode d’essai')).toBe(live?.hasAttribute('sandbox') ?? false);
  });

  it('offers prerendered code with inline styles and without blocking style sheets or scripts', () => {
    for (const locale of locales) {
      const section = read(name, locale).querySelector('section[aria-labelledby=put]');
      expect(section?.querySelector('a, code.language-html')?.getAttribute('href')).toBe(
        `/${locale}/widgets/${name}.txt`,
      );
      const code = readFileSync(`dist/site/${locale}/widgets/${name}.txt`, 'utf8');
      expect(code).toMatch(
        new RegExp(`<${contract.tag} locale="${locale}"[^>]*><template shadowrootmode="open"><style>[^]+?</style>`),
      );
      // A preload blocks nothing; a style sheet would.
      expect(code).not.toMatch(/<link(?! rel="preload")|<script(?! type="module")(?=[^>]* src)/);
      expect(section?.querySelector('code.language-html')?.textContent).toContain('/widgets/v1/reserve.css"');
    }
  });

  it('has renderWidget code that renders the element when it runs', async () => {
    const { renderWidget } = await import('../../widgets/server.ts');
    for (const locale of locales) {
      const code = [...read(name, locale).querySelectorAll('code.language-js')]
        .map((block) => block.textContent ?? '')
        .find((text) => text.includes('renderWidget'));
      const body = code?.replace(/^import .*$/m, '') ?? '';
      const html = new Function('renderWidget', `${body}\nreturn html;`)(renderWidget) as string;
      expect(html).toMatch(new RegExp(`^<${contract.tag} locale="${locale}"[\\s\\S]*<template shadowrootmode="open">`));
    }
  });
});

describe('browser records on widget pages', () => {
  it('are those of browser-records.json, and each widget’s page lists its own', () => {
    // Own forms have one record for all, also before there is one.
    const kept = new Set([...Object.values(keptRecords).flat(), 'user-locale', 'vitrine-form-…']);
    expect([...kept].sort()).toEqual(Object.keys(browserRecords).sort());
    for (const [name, keys] of Object.entries(keptRecords)) {
      const shown = [...read(name, 'en').querySelectorAll('section[aria-labelledby=keeps] dt')];
      expect(shown.map(({ textContent }) => textContent)).toEqual(keys);
    }
  });

  it('include the draft key in the source of each form', () => {
    const form = /createFormDraft\((['`])(.+?)\1\)/;
    const sources: Record<string, string> = {
      'contact-form': 'widgets/elements/contact-form/use-message.ts',
      'newsletter-form': 'widgets/shared/newsletter/newsletter-sign-up.tsx',
      'contest-entry': 'widgets/shared/contest/contest-form.tsx',
    };
    for (const [name, source] of Object.entries(sources)) {
      const [, , key = ''] = form.exec(readFileSync(source, 'utf8')) ?? [];
      expect(keptRecords[name]).toContain(key.replace(/\$\{.*\}/, '…'));
    }
  });
});
