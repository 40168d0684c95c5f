import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { describeCard } from '../site/layout/card.ts';
import type { Page } from '../site/layout/page.ts';
import { Picture } from '../site/layout/picture.tsx';
import { openPictures } from '../site/prerender/pictures.ts';
import type { Article } from '../sources/articles/article.ts';
import { formatArticleFeed } from '../sources/articles/format-feed.ts';
import { formatFinds } from '../sources/finds/format-finds.ts';
import type { ShopperFind } from '../sources/finds/read-finds.ts';
import { isToRender } from './is-to-render.ts';
import { factsFile, pictureFolder } from './scene-files.ts';
import { chooseAlt, type SitePicture } from './site-picture.ts';
import { listPictureFiles, photograph } from './sizes.ts';

const alt = { en: 'A desk by a window.', fr: 'Un bureau près d’une fenêtre.' };

describe('the alternative text of a picture', () => {
  it('is a photograph’s own where it has one, and the page’s otherwise', () => {
    expect(chooseAlt({ alt }, 'fr', 'Une lampe.')).toBe(alt.fr);
    expect(chooseAlt({ alt: undefined }, 'fr', 'Une lampe.')).toBe('Une lampe.');
  });

  it('stays empty where the page says that the picture only decorates', () =>
    expect(chooseAlt({ alt }, 'en', '')).toBe(''));

  describe('of a photograph', () => {
    const picture: SitePicture = {
      address: '/p.webp',
      width: 1200,
      height: 800,
      tone: 'tone-aaa',
      sets: { avif: '/p.avif 480w', webp: '/p.webp 480w' },
      tallAddress: undefined,
      tallSets: undefined,
      alt,
    };
    const findPicture = () => picture;
    const replaced = { en: 'A lamp.', fr: 'Une lampe.' };
    const site = { findPicture, findPhotoCard: () => '/card.png', hasPicture: () => true, origin: 'https://a.test' };

    it('is in the markup of a page, in its language', () => {
      const page = { locale: 'fr', site } as unknown as Page;
      expect(renderToStaticMarkup(<Picture page={page} name="desk" alt={replaced.fr} sizes="1px" />)).toContain(
        `alt="${alt.fr}"`,
      );
    });

    it('is what social networks are told', () => {
      const page = { locale: 'fr', site, picture: { photo: 'desk', alt: replaced.fr } } as unknown as Page;
      expect(describeCard(page)).toEqual({ address: 'https://a.test/card.png', alt: alt.fr });
    });

    it('is in the list of shoppers’ finds, in both languages', () => {
      const find: ShopperFind = {
        id: 'desk',
        category: 'home-decor',
        picture: 'desk',
        alt: replaced,
        caption: replaced,
      };
      const [{ image }] = JSON.parse(formatFinds([find], { findPicture })).finds;
      expect(image).toEqual({ src: '/p.webp', alt_en: alt.en, alt_fr: alt.fr });
    });

    it('is in the feed of articles', () => {
      const text = { title: 'Desks', description: 'How.', alt: replaced.en, body: '' };
      const article = { slug: 'desks', published: '2026-03-01', picture: 'desk', texts: { en: text, fr: text } };
      const feed = formatArticleFeed([article as unknown as Article], 'en', ((key: string) => key) as never, site);
      expect(feed).toContain(`<media:description>${alt.en}</media:description>`);
    });

    it('is read from what was kept with its file', () => {
      const root = mkdtempSync(join(tmpdir(), 'vitrine-alt-'));
      const files = { write: () => {}, addAsset: () => '' };
      mkdirSync(join(root, pictureFolder), { recursive: true });
      const facts = { scene: photograph, pixels: 'p', width: 1200, height: 800, tone: 'aaaaaa', isTall: false };
      writeFileSync(
        join(root, factsFile),
        JSON.stringify({ desk: { ...facts, photograph: { rights: '© Roy', alt } } }),
      );
      for (const file of listPictureFiles('desk', facts)) writeFileSync(join(root, pictureFolder, file), '');
      expect(openPictures(root, files).find('desk').alt).toEqual(alt);
    });
  });
});

describe('a scene', () => {
  const facts = (scene: string) => ({ scene, pixels: 'p', width: 1200, height: 800, tone: 'aaa', isTall: false });
  const usual = { isAsked: false, isAgain: false };

  it('is rendered when it is new or has changed, or again', () => {
    expect(isToRender(undefined, 'new', usual)).toBe(true);
    expect(isToRender(facts('old'), 'new', usual)).toBe(true);
    expect(isToRender(facts('new'), 'new', usual)).toBe(false);
    expect(isToRender(facts('new'), 'new', { ...usual, isAgain: true })).toBe(true);
  });

  it('is not rendered over a photograph, unless it is asked for by its name', () => {
    expect(isToRender(facts(photograph), 'new', { isAsked: false, isAgain: true })).toBe(false);
    expect(isToRender(facts(photograph), 'new', { isAsked: true, isAgain: false })).toBe(true);
  });
});
