import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { fallbacks } from './fallbacks.ts';
import { snippetMessages } from './messages.ts';
import { readOrigin } from './origin-check.ts';
import { formatPlayground } from './playground-page.ts';
import { formatPreview } from './preview-page.ts';
import { readManifest, readSettings } from './settings.ts';
import { formatSnippet } from './snippets.ts';

const declaration = {
  tagName: 'vitrine-newsletter-lightbox',
  description: 'A sign-up with `open` (NL-01, NL-02).',
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
  renderWidget: (_: string, __: object, { styles = 'link' }: { styles?: string }) => `<rendered ${styles}>`,
  readReserve: (name: string) => `${name} {}`,
  release: { version: '1.2.3', integrity: 'sha384-abc' },
};
const hostile = '"><script>alert(1)</script>';

describe('playground settings read from the URL query', () => {
  it('start with the widget’s first options when the query is empty', () => {
    expect(read('').attributes).toEqual({ trigger: 'manual' });
    expect(read('').widget.summary).toBe('A sign-up with `open`.');
  });

  it('take each attribute’s value from its query parameter, by the type of the attribute', () => {
    const { attributes } = read('trigger=delay&delay=3&open=on&details={"a":1}&heading=Hello');
    expect(attributes).toEqual({ trigger: 'delay', delay: '3', open: true, details: '{"a":1}', heading: 'Hello' });
  });

  it('omit invalid values, list them as unusable and show a message for invalid JSON', () => {
    const settings = read('trigger=never&delay=soon&details={&heading=Hello');
    expect(settings.attributes).toEqual({ heading: 'Hello' });
    expect(settings.unusable).toEqual(['trigger', 'delay', 'details']);
    expect(formatPlayground({ locale: 'fr', settings, widgets, query: '', kit })).toContain('Ce JSON n’est pas valide');
  });

  it('omit values that the widget’s own validation rejects and list them as unusable', () => {
    const settings = readSettings(
      widgets,
      new URLSearchParams('delay=-1&heading=Hello&open=on'),
      'en',
      ({ delay, heading }) => delay !== '-1' && heading !== 'Hello',
    );
    expect(settings).toMatchObject({ attributes: { open: true }, unusable: ['delay', 'heading'] });
  });

  it('fall back to defaults for an unknown brand, locale, width, snippet or widget', () => {
    const { brand, locale, width, snippet, widget } = read('brand=x&locale=de&width=tv&snippet=x&widget=x');
    expect({ brand, locale, width, snippet, name: widget.name }).toEqual({
      brand: 'vitrine',
      locale: 'en',
      width: 'phone',
      snippet: 'prerendered',
      name: 'newsletter-lightbox',
    });
  });
});

describe('playground output', () => {
  it.each(Object.keys(snippetMessages))(
    'escapes a hostile attribute value in the page, the preview and the snippet (%s)',
    (snippet) => {
      const query = `heading=${encodeURIComponent(hostile)}&snippet=${snippet}`;
      const settings = read(query);
      for (const html of [
        formatPlayground({ locale: 'en', settings, widgets, query, kit }),
        formatPreview(settings, kit),
      ])
        expect(html).not.toContain('<script>alert');
      expect(formatSnippet(settings, kit).replaceAll('\\u003c', '')).not.toContain(hostile);
    },
  );

  it('shows the names in a description as code', () => {
    const page = formatPlayground({ locale: 'en', settings: read(''), widgets, query: '', kit });
    expect(page).toContain('A sign-up with <code>open</code>.');
  });

  it('pins the widget script to a release by version and integrity hash', () => {
    expect(formatSnippet(read('snippet=pinned'), kit)).toContain(
      '<script type="module" src="https://site.invalid/widgets/v/1.2.3/vitrine.js" integrity="sha384-abc" crossorigin>',
    );
  });

  it('has a fallback link to the page of a widget, and fallbacks only for widgets that exist', () => {
    for (const name of Object.keys(fallbacks))
      expect(existsSync(`widgets/elements/${name}/${name}.contract.ts`), name).toBe(true);
    expect(formatSnippet(read('locale=fr&snippet=moving'), kit)).toContain(
      '<a href="https://site.invalid/fr/newsletter">',
    );
  });
});

describe('playground snippet', () => {
  const write = (snippet: string, query = '') =>
    formatSnippet(readSettings(wide, new URLSearchParams(`${query}&snippet=${snippet}`), 'fr'), kit);
  const attributes = [
    { name: 'open', type: { text: 'boolean' }, default: 'false', description: '' },
    { name: 'category', type: { text: 'string' }, default: 'all', description: '' },
    { name: 'src', type: { text: 'string' }, default: '', description: '' },
    { name: 'details', type: { text: 'unknown' }, default: '', description: '' },
  ];
  const wide = readManifest(
    JSON.stringify({
      modules: [{ declarations: [{ ...declaration, tagName: 'vitrine-photo-wall', attributes }] }],
    }),
  );
  const query = 'brand=winners&open=on&category=bags&src=a b&details={}';

  it('defaults to prerendered markup with inline styles and reserved space; linked uses linked styles', () => {
    expect(Object.keys(snippetMessages)[0]).toBe('prerendered');
    expect(write('prerendered').split('\n')).toEqual([
      '<script type="module" src="https://site.invalid/widgets/v1/vitrine.js"></script>',
      '<style>photo-wall {}</style>',
      '<rendered inline>',
    ]);
    expect(write('linked')).toContain('<rendered link>');
  });

  it('preloads the store feed for a store finder in every script-based form, and not for other widgets', () => {
    const finder = readManifest(
      JSON.stringify({ modules: [{ declarations: [{ ...declaration, tagName: 'vitrine-store-finder' }] }] }),
    );
    const preload = '<link rel="preload" as="fetch" crossorigin href="https://site.invalid/stores/winners.json">';
    for (const snippet of ['prerendered', 'moving', 'pinned', 'single', 'linked']) {
      const settings = readSettings(finder, new URLSearchParams({ brand: 'winners', snippet }), 'fr');
      expect(formatSnippet(settings, kit).split(preload), snippet).toHaveLength(2);
      expect(write(snippet), snippet).not.toContain('preload');
    }
  });

  it('link is an anchor whose URL fragment names the widget and its settings', () => {
    expect(Object.keys(snippetMessages)[1]).toBe('link');
    expect(write('link', query)).toBe(
      '<a href="https://site.invalid/fr/fab-finds#vitrine=photo-wall&amp;brand=winners&amp;category=bags&amp;src=a%20b">Trouvailles</a>',
    );
  });

  it('box is a div whose data attributes name the widget and its settings', () => {
    expect(write('box', query)).toContain(
      '<div data-vitrine="photo-wall" data-locale="fr" data-brand="winners" data-category="bags" data-src="a b">',
    );
  });

  it('frame is an iframe of the widget’s embed page, with a title', () => {
    expect(write('frame', query)).toContain(
      '<iframe src="https://site.invalid/fr/embed/photo-wall?brand=winners&amp;category=bags&amp;src=a%20b" title="Trouvailles"',
    );
  });

  it('oembed gives the URL of the embed page and the oEmbed request for it', () => {
    const [address = '', , asked = ''] = write('oembed', 'brand=winners').split('\n');
    expect(address).toBe('https://site.invalid/fr/embed/photo-wall?brand=winners');
    expect(new URL(asked).searchParams.get('url')).toBe(address);
  });

  it('wordpress says which settings a shortcode cannot carry', () => {
    const settings = read('snippet=wordpress&heading=Our "best" deals&delay=3');
    const page = formatPlayground({ locale: 'en', settings, widgets, query: '', kit });
    expect(page).toContain('brackets or quotation marks, so <code>heading</code> is left out');
  });

  it('wordpress is a shortcode that omits a value with a closing bracket', () => {
    expect(write('wordpress', 'brand=winners&open=on&src=a]b')).toBe(
      '[vitrine widget="photo-wall" locale="fr" brand="winners" open]',
    );
  });

  it('npm imports the widget from the package', () =>
    expect(write('npm')).toContain("import '@vitrine/widgets/photo-wall';"));

  it('explains which settings a link leaves out, and is empty for a widget that a frame cannot show', () => {
    const settings = read('snippet=link&details={}');
    expect(formatPlayground({ locale: 'en', settings, widgets, query: '', kit })).toContain('can’t carry JSON');
    expect(
      formatPlayground({ locale: 'en', settings: read('snippet=link&open=on'), widgets, query: '', kit }),
    ).toContain('so <code>open</code> is left out');
    const framed = read('snippet=frame');
    expect(formatSnippet(framed, kit)).toBe('');
    expect(formatPlayground({ locale: 'fr', settings: framed, widgets, query: '', kit })).toContain(
      'Ce composant ne peut pas aller dans un cadre',
    );
  });
});

describe('playground origin check', () => {
  it.each([
    ['https://www.example.ca/a?b', 'https://www.example.ca'],
    ['www.example.ca', 'https://www.example.ca'],
    ['http://127.0.0.1:8083', 'http://127.0.0.1:8083'],
    ['javascript://x', undefined],
    ['', undefined],
    ['not an address', undefined],
  ])('reads the origin of “%s” as %s', (text, origin) => expect(readOrigin(text)).toBe(origin));

  it('shows the ALLOWED_ORIGINS line only when the site refuses the origin', () => {
    const settings = read('page=www.example.ca');
    const show = (isAllowed: boolean) =>
      formatPlayground({
        locale: 'en',
        settings,
        widgets,
        query: '',
        kit,
        check: { origin: 'https://www.example.ca', isAllowed },
      });
    expect(show(false)).toContain('<code>ALLOWED_ORIGINS=https://www.example.ca</code>');
    expect(show(true)).not.toContain('ALLOWED_ORIGINS');
  });
});
