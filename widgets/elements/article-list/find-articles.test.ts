import { describe, expect, it } from 'vitest';
import { type ListedArticle, readArticleList } from './article.ts';
import { findArticles } from './find-articles.ts';

const make = (title: string, part: Partial<ListedArticle> = {}): ListedArticle => ({
  path: '/fr/articles/x',
  title,
  lead: '',
  kicker: 'Mode d’emploi',
  seasons: [],
  rooms: [],
  picture: { src: '/a.svg', width: 900, height: 720 },
  ...part,
});
const articles = [
  make('Décorer avec des miroirs', { rooms: ['living'] }),
  make('L’éclairage, pièce par pièce', { seasons: ['fall'], rooms: ['living', 'bedroom'] }),
  make('Bas de Noël', { seasons: ['holiday'], lead: 'Un cœur de sucre' }),
];
const names: Record<string, string> = { living: 'le salon', bedroom: 'la chambre' };
const find = (view: Partial<Parameters<typeof findArticles>[1]>) =>
  findArticles(articles, { season: '', room: '', text: '', shown: 12, ...view }, (topic) => names[topic] ?? topic).map(
    ({ title }) => title,
  );

describe('findArticles', () => {
  it('AR-01 filters by season, by room, and by both together', () => {
    expect(find({})).toHaveLength(3);
    expect(find({ season: 'holiday' })).toEqual(['Bas de Noël']);
    expect(find({ room: 'living' })).toHaveLength(2);
    expect(find({ room: 'living', season: 'holiday' })).toEqual([]);
  });

  it.each(['eclairage', 'ÉCLAIRAGE', 'l’éclair', 'piece ecl'])(
    'AR-01 finds an article by the text %j, ignoring accents and case',
    (text) => {
      expect(find({ text })).toEqual(['L’éclairage, pièce par pièce']);
    },
  );

  it('searches the lead and the name of the room', () => {
    expect(find({ text: 'coeur' })).toEqual(['Bas de Noël']);
    expect(find({ text: 'chambre' })).toEqual(['L’éclairage, pièce par pièce']);
  });

  it('matches only the start of words, and returns all articles for blank text', () => {
    expect(find({ text: 'roir' })).toEqual([]);
    expect(find({ text: '  ' })).toHaveLength(3);
  });
});

describe('readArticleList', () => {
  it('keeps valid articles and drops entries that are not articles', () => {
    expect(readArticleList({ version: 1, articles: [...articles, { title: 'half' }, null] })).toEqual(articles);
  });

  it.each([null, 'text', {}, { version: 2, articles: [] }, { version: 1, articles: {} }])(
    'returns undefined for %j',
    (body) => {
      expect(readArticleList(body)).toBeUndefined();
    },
  );
});
