import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fallbacks } from './fallbacks.ts';
import { formatPlayground } from './playground-page.ts';
import { formatPreview } from './preview-page.ts';
import { readManifest, readSettings } from './settings.ts';
import { formatSnippet } from './snippets.ts';
import { snippetWords } from './words.ts';

const declaration = {
  tagName: 'vitrine-newsletter-lightbox',
  description: 'A sign-up (NL-01, NL-02).',
  attributes: [
    { name: 'brand', type: { text: "'vitrine' | 'winners'" }, default: 'vitrine', description: '' },
    { name: 'trigger', type: { text: "'delay' | 'manual'" }, default: 'delay', description: 'When.' },
    { name: 'delay', type: { text: 'number' }, default: '6', description: '' },
    { name: 'open', type: { text: 'boolean' }, default: 'false', description: '' },
    { name: 'details', type: { text: 'unknown' }, default: '', description: '' },
    { name: 'heading', type: { text: 'string' }, default: '', description: '' },
  ],
  events: [{ name: 'vitrine-newsletter-opened' }],
};
const widgets = readManifest(JSON.stringify({ modules: [{ declarations: [declaration] }] }));
const read = (query: string) => readSettings(widgets, new URLSearchParams(query), 'en');
const kit = {
  site: 'https://site.invalid',
  renderWidget: () => '<rendered>',
  release: { version: '1.2.3', integrity: 'sha384-abc' },
};
const hostile = '"><script>alert(1)</script>';

describe('the settings of an address', () => {
  it('are the widget’s first example where the address says nothing', () => {
    expect(read('').attributes).toEqual({ trigger: 'manual' });
    expect(read('').widget.summary).toBe('A sign-up.');
  });

  it('are what the address says, by the kind of each option', () => {
    const { attributes } = read('trigger=delay&delay=3&open=on&details={"a":1}&heading=Hello');
    expect(attributes).toEqual({ trigger: 'delay', delay: '3', open: true, details: '{"a":1}', heading: 'Hello' });
  });

  it('leave out what cannot be used, and say so', () => {
    const settings = read('trigger=never&delay=soon&details={&heading=Hello');
    expect(settings.attributes).toEqual({ heading: 'Hello' });
    expect(settings.unusable).toEqual(['trigger', 'delay', 'details']);
    expect(formatPlayground({ locale: 'fr', settings, widgets, query: '', kit })).toContain('Ce JSON n’est pas valide');
  });

  it('fall back where the address names what is not there', () => {
    const { brand, locale, width, snippet, widget } = read('brand=x&locale=de&width=tv&snippet=x&widget=x');
    expect({ brand, locale, width, snippet, name: widget.name }).toEqual({
      brand: 'vitrine',
      locale: 'en',
      width: 'phone',
      snippet: 'moving',
      name: 'newsletter-lightbox',
    });
  });
});

describe('what the playground writes', () => {
  it.each(Object.keys(snippetWords))('never lets a value out of its place (%s)', (snippet) => {
    const query = `heading=${encodeURIComponent(hostile)}&snippet=${snippet}`;
    const settings = read(query);
    for (const html of [
      formatPlayground({ locale: 'en', settings, widgets, query, kit }),
      formatPreview(settings, kit),
    ])
      expect(html).not.toContain('<script>alert');
    expect(formatSnippet(settings, kit).replaceAll('\\u003c', '')).not.toContain(hostile);
  });

  it('pins a release by its version and its digest', () => {
    expect(formatSnippet(read('snippet=pinned'), kit)).toContain(
      '<script type="module" src="https://site.invalid/widgets/v/1.2.3/vitrine.js" integrity="sha384-abc" crossorigin>',
    );
  });

  it('gives every element that has a page of ours a link for those without script, and names no other', () => {
    for (const name of Object.keys(fallbacks))
      expect(existsSync(`widgets/${name}/${name}.contract.ts`), name).toBe(true);
    expect(formatSnippet(read('locale=fr'), kit)).toContain('<a href="https://site.invalid/fr/newsletter">');
  });
});
