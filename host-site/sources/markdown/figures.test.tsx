import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { SitePicture } from '../../pictures/site-picture.ts';
import { TextFigure } from '../../site/layout/figure.tsx';
import type { Page, Site } from '../../site/layout/page.ts';
import { describeArticleThing } from '../../site/pages/article/article-data.ts';
import { readPageEntry } from '../../site/pages/search-entries.ts';
import type { Article } from '../articles/article.ts';
import { formatArticleFeed } from '../articles/format-feed.ts';
import { findRoute } from '../routes.ts';
import { removeFigures } from './figures.ts';
import { renderMarkdown } from './render-markdown.ts';

const findPicture = (name: string): SitePicture => {
  if (name === 'unmade') throw new Error('No picture is named unmade');
  const sets = { avif: `/${name}.avif 480w`, webp: `/${name}.webp 480w` };
  return {
    address: `/${name}.webp`,
    width: 1200,
    height: name === 'ladder' ? 1500 : 800,
    tone: 'tone-a86',
    sets,
    tallSets: undefined,
    tallAddress: undefined,
    alt: undefined,
  };
};
const site = {
  origin: 'https://x.example',
  findPicture,
  hasPicture: () => true,
  findPhotoCard: () => '/card.jpg',
} as unknown as Site;
const page = { site, locale: 'fr', route: findRoute('getinspired'), t: String } as unknown as Page;

const line = '![Un sofa & une lampe](picture:sofa "Le coin où l’on lit.")';
const body = `Avant\n\n${line}\n\nAprès`;
const render = (source: string) =>
  renderMarkdown(source, {
    renderEmbed: () => '',
    renderFigure: (figure) => renderToStaticMarkup(<TextFigure page={page} figure={figure} />),
    file: 'x/fr.md',
    line: 7,
  }).html;

describe('Markdown picture with a caption', () => {
  it('AR-02 is rendered as a lazy-loaded figure with AVIF source, alternative text and caption', () => {
    const html = render(body);
    expect(html).toMatch(/^<p>Avant<\/p>\s*<figure><picture><source type="image\/avif" srcSet="\/sofa\.avif 480w"/);
    expect(html).toContain('alt="Un sofa &amp; une lampe" width="1200" height="800" loading="lazy"');
    expect(html).toMatch(/tone-a86[^>]*>.*<figcaption>Le coin où l’on lit\.<\/figcaption><\/figure>\s*<p>Après/);
  });

  it('stands beside the text when it is higher than wide', () => {
    expect(render(body)).not.toContain('upright');
    expect(render(body.replace('picture:sofa', 'picture:ladder'))).toMatch(
      /<figure class="upright"><picture><source [^>]*sizes="\(width &lt; 40em\) 100vw, 24rem"/,
    );
  });

  it('throws with file and line when the picture does not exist', () => {
    expect(() => render(`Avant\n\n${line.replace('sofa "', 'unmade "')}`)).toThrow('x/fr.md:9: No picture is named');
  });

  it('throws in Markdown that does not support pictures', () => {
    expect(() => renderMarkdown(line)).toThrow('picture:sofa has no place here');
  });

  it('is left out of the search entry and of the text for the reading time', () => {
    const entry = readPageEntry(`<main>${render(body)}</main>`, page.route, 'fr');
    expect(entry.text).toBe('Avant Après');
    expect(removeFigures(body)).toBe('Avant\n\n\n\nAprès');
  });

  it('follows the lead picture in the article feed and in structured data', () => {
    const texts = { fr: { title: 'T', description: 'D', alt: 'Une pièce', body } };
    const article = { slug: 'x', kind: 'guide', published: '2026-03-01', picture: 'room', texts } as unknown as Article;
    const feed = formatArticleFeed([article], 'fr', String as never, site);
    const described = [...feed.matchAll(/isDefault="true"|<media:(?:title|description)>([^<]+)/g)].map(([all]) => all);
    expect(described).toEqual([
      'isDefault="true"',
      '<media:description>Une pièce',
      '<media:title>Le coin où l’on lit.',
      '<media:description>Un sofa &amp; une lampe',
    ]);
    expect(describeArticleThing(page, { ...article, drawing: 'sofa-linen' }).image).toEqual([
      'https://x.example/card.jpg',
      { '@type': 'ImageObject', contentUrl: 'https://x.example/sofa.webp', caption: 'Le coin où l’on lit.' },
    ]);
  });
});
