import { describe, expect, it } from 'vitest';
import type { ContestDetails } from '../../../widgets/shared/submissions/contest-details.ts';
import { renderMarkdown } from '../../sources/markdown/render-markdown.ts';
import { createEmbedRenderer } from './embeds.ts';

const renderEmbed = createEmbedRenderer({
  locale: 'fr',
  address: 'https://www.vitrine.example/fr/articles/mirrors',
  title: 'Miroirs',
  subscribe: 'Recevoir l’infolettre',
  renderStoreSearch: () => '<vitrine-store-search locale="fr"></vitrine-store-search>',
  describeContest: (id) => {
    if (id !== 'fall') throw new Error(`No contest is called ${id}`);
    return { id, hasPin: false } as ContestDetails;
  },
  findVideo: (name) => {
    if (name !== 'bed') throw new Error(`No video is called ${name}`);
    const text = { title: 'Un lit', description: 'Un film.' };
    const files = { mp4: '/bed.mp4', webm: '/bed.webm', poster: '/bed.webp' };
    const captions = { en: '/bed.en.vtt', fr: '/bed.fr.vtt' };
    const facts = { published: '2026-11-28', width: 1280, height: 720, seconds: 27, texts: { en: text, fr: text } };
    return { ...facts, ...files, captions };
  },
  renderWidget: (tag, attributes) => `<${tag} data-given='${JSON.stringify(attributes)}'></${tag}>`,
});
const render = (source: string) =>
  renderMarkdown(source, { renderEmbed, renderFigure: () => '', file: 'x/fr.md', line: 7 }).html;

describe('Markdown embed (:::)', () => {
  it('is rendered as its custom element between the paragraphs', () => {
    const html = render('Avant\n\n::: finder\n\nAprès');
    expect(html).toMatch(/^<p>Avant<\/p>\s*<div class="widget embed embed-finder"><vitrine-store-search locale="fr">/);
    expect(html).toMatch(/<\/div>\s*<p>Après<\/p>\s*$/);
  });

  it('share passes the URL and title of the page to the element', () => {
    expect(render('::: share')).toContain(
      '"page-url":"https://www.vitrine.example/fr/articles/mirrors","headline":"Miroirs"',
    );
  });

  it('newsletter contains a link to the newsletter page', () => {
    expect(render('::: newsletter')).toContain('<a class="button" href="/fr/newsletter">Recevoir l’infolettre</a>');
  });

  it('video passes its URL and title to the element', () => {
    const html = render('::: video https://vimeo.com/76979871 "Une chambre"');
    expect(html).toContain('"src":"https://vimeo.com/76979871","heading":"Une chambre"');
  });

  it('video with a name passes the files, the poster and the captions of that video to the element', () => {
    const html = render('::: video bed');
    expect(html).toContain('"src":"/bed.webm","other-src":"/bed.mp4","poster":"/bed.webp"');
    expect(html).toContain('"captions-en":"/bed.en.vtt","captions-fr":"/bed.fr.vtt"');
    expect(html).toContain('"heading":"Un lit","text":"Un film."');
  });

  it('contest renders the entry form with its details, and gift-balance its element', () => {
    expect(render('::: contest fall')).toMatch(
      /<vitrine-contest-entry data-given='{"contest":"fall","locale":"fr","details"/,
    );
    expect(render('::: gift-balance')).toContain('<vitrine-gift-balance data-given=\'{"locale":"fr"}\'>');
  });

  it.each([
    ['::: fireworks', 'x/fr.md:9: ::: fireworks is an unknown block'],
    ['::: video', 'x/fr.md:9: ::: video needs an address'],
    ['::: video nothing', 'x/fr.md:9: No video is called nothing'],
    ['::: contest', 'x/fr.md:9: ::: contest needs the name'],
    ['::: contest spring', 'x/fr.md:9: No contest is called spring'],
  ])('throws with file and line for %s', (line, expected) => {
    expect(() => render(`Avant\n\n${line}\n`)).toThrow(expected);
  });

  it('throws in Markdown that does not support embeds', () => {
    expect(() => renderMarkdown('::: finder')).toThrow('::: finder has no place here');
  });

  it('stays plain text within a sentence', () => {
    expect(render('Trois points ::: finder')).toBe('<p>Trois points ::: finder</p>\n');
  });
});
