import { JSDOM } from 'jsdom';
import { describe, expect, it } from 'vitest';
import { gatherShare } from './gather-share.ts';

const bare = {
  locale: '',
  brand: 'vitrine',
  api: '',
  networks: '',
  pageUrl: '',
  headline: '',
  description: '',
  quote: '',
  hashtags: '',
  twitterUser: '',
  media: '',
  campaign: '',
  mastodonInstance: '',
  customNetworks: undefined,
} as const;
const at = 'https://www.example.ca/fr/articles/miroirs?x=1#titre';
const open = (head: string) => new JSDOM(`<!doctype html><head>${head}</head>`, { url: at }).window.document;
const desktop = { userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', maxTouchPoints: 0 };

describe('gatherShare', () => {
  it('SH-02 reads URL, title, description and media from the canonical link and Open Graph tags', () => {
    const page = open(`<title>Page</title><link rel="canonical" href="/fr/articles/mirrors">
      <meta property="og:title" content="Miroirs"><meta property="og:description" content="Six idées">
      <meta property="og:image" content="/a.jpg"><meta name="description" content="Autre">`);
    expect(gatherShare(bare, page, desktop)).toMatchObject({
      url: 'https://www.example.ca/fr/articles/mirrors',
      title: 'Miroirs',
      description: 'Six idées',
      media: 'https://www.example.ca/a.jpg',
    });
  });

  it('SH-02 falls back to the page’s URL, title and meta description where those tags are missing', () => {
    const page = open('<title>Page</title><meta name="description" content="Autre">');
    expect(gatherShare(bare, page, desktop)).toMatchObject({
      url: 'https://www.example.ca/fr/articles/miroirs?x=1',
      title: 'Page',
      description: 'Autre',
    });
    expect(gatherShare(bare, open(''), desktop).media).toBeFalsy();
  });

  it.each([
    ['?utm_source=facebook&gclid=1&email=a@b.ca', ''],
    ['?x=1&utm_source=facebook&utm_medium=&fbclid=2#titre', '?x=1'],
    ['?email=a@b.ca&x=1&gclid=3&y=utm_source=4&utm_id=5', '?x=1&y=utm_source=4'],
    ['?my_email=1&page=2', '?my_email=1&page=2'],
  ])('SH-02 removes tracking parameters and the fragment from the page’s URL: %j becomes %j', (query, wanted) => {
    const page = new JSDOM('', { url: `https://www.example.ca/a${query}` }).window.document;
    expect(gatherShare(bare, page, desktop).url).toBe(`https://www.example.ca/a${wanted}`);
  });

  it('SH-02 uses the base URI of a srcdoc frame, which has no URL of its own', () => {
    const page = Object.create(open(''), {
      URL: { value: 'about:srcdoc' },
      baseURI: { value: at },
      title: { value: '' },
      querySelector: { value: () => null },
    }) as Document;
    expect(gatherShare(bare, page, desktop).url).toBe('https://www.example.ca/fr/articles/miroirs?x=1');
  });

  it('SH-02 prefers the attributes to the page’s tags, and resolves their URLs against the base URI', () => {
    const page = open('<base href="https://cdn.example.ca/b/"><meta property="og:title" content="Page">');
    const attributes = {
      ...bare,
      pageUrl: '/autre',
      headline: 'Titre',
      description: 'Texte',
      media: 'c.jpg',
      twitterUser: '@marque',
    };
    expect(gatherShare(attributes, page, desktop)).toMatchObject({
      url: 'https://cdn.example.ca/autre',
      title: 'Titre',
      description: 'Texte',
      media: 'https://cdn.example.ca/b/c.jpg',
      twitterUser: 'marque',
    });
  });

  it('SH-02 uses only the attributes while there is no page, and keeps an invalid URL unchanged', () => {
    expect(gatherShare({ ...bare, pageUrl: 'https://example.ca/a', media: '/b.jpg' })).toMatchObject({
      url: 'https://example.ca/a',
      media: '/b.jpg',
      isApple: false,
      canShare: false,
    });
    expect(gatherShare({ ...bare, pageUrl: 'http://[' }, open(''), desktop).url).toBe('http://[');
  });

  it.each([
    ['iPhone', 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X)', 5, true],
    ['iPad', 'Mozilla/5.0 (iPad; CPU OS 12_0 like Mac OS X)', 5, true],
    ['iPad that calls itself a Macintosh', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 5, true],
    ['Macintosh', 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)', 0, false],
    ['Android telephone', 'Mozilla/5.0 (Linux; Android 16)', 5, false],
  ])('SH-05 for %s (%s, %i touch points) sets isApple to %s', (_, userAgent, maxTouchPoints, isApple) => {
    expect(gatherShare(bare, open(''), { userAgent, maxTouchPoints }).isApple).toBe(isApple);
  });

  it('SH-02 sets canShare to what the device’s canShare returns', () => {
    expect(gatherShare(bare, open(''), { ...desktop, canShare: () => true }).canShare).toBe(true);
    expect(gatherShare(bare, open(''), { ...desktop, canShare: () => false }).canShare).toBe(false);
  });
});
