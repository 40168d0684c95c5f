import { articleRooms, articleSeasons } from '../../shared/brand/article-topics.ts';
import { type Contract, commonAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  fieldPropertyDocs,
  gapPropertyDocs,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-article-list>`. */
export const articleList = {
  tag: 'vitrine-article-list',
  attributes: {
    ...commonAttributes,
    season: { type: 'string', default: '', values: ['', ...articleSeasons] },
    room: { type: 'string', default: '', values: ['', ...articleRooms] },
    'no-pictures': { type: 'boolean' },
    'no-address': { type: 'boolean' },
  },
} as const satisfies Contract;

/** Events that `<vitrine-article-list>` dispatches. */
export type ArticleListEvent = 'vitrine-articles-filtered' | 'vitrine-articles-failed';

/** Documentation of `<vitrine-article-list>`; its README and the manifests are generated from it. */
export const articleListDocs: ContractDocs<typeof articleList, ArticleListEvent> = {
  summary: {
    en: 'The magazine’s articles, filtered by room, season or text, twelve at a time. The element’s children show until the articles load, and stay if loading fails: put links there.',
    fr: 'Les articles du magazine, filtrés par pièce, saison ou texte, douze à la fois. Ce qui se trouve entre les balises s’affiche jusqu’à l’arrivée des articles, et reste s’ils n’arrivent pas : mettez-y des liens.',
  },
  attributes: {
    ...commonAttributeDocs,
    season: {
      en: 'The initial season: `spring`, `summer`, `fall` or `holiday`.',
      fr: 'La saison de départ : `spring`, `summer`, `fall` ou `holiday`.',
    },
    room: {
      en: 'The initial room: `living`, `bedroom`, `kitchen`, `dining`, `bath`, `office`, `kids`, `entry` or `outdoor`.',
      fr: 'La pièce de départ : `living`, `bedroom`, `kitchen`, `dining`, `bath`, `office`, `kids`, `entry` ou `outdoor`.',
    },
    'no-pictures': {
      en: 'Shows only titles and leads, for narrow columns and for pages whose content security policy blocks images from other sites.',
      fr: 'N’affiche que les titres et les chapeaux, pour les colonnes étroites et les pages dont la politique de sécurité du contenu ne permet pas les images d’autres sites.',
    },
    'no-address': {
      en: 'Leaves the page’s URL and history unchanged. Without it, every view has a URL to share.',
      fr: 'Laisse telles quelles l’adresse et l’historique de la page. Sans cet attribut, chaque vue a une adresse à partager.',
    },
  },
  events: {
    'vitrine-articles-filtered': {
      en: 'A filter was applied. Never contains the text the visitor typed.',
      fr: 'Un filtre a été appliqué. Ne contient jamais le texte saisi.',
      detail: '{ season: string, room: string, count: number }',
    },
    'vitrine-articles-failed': {
      en: 'The articles couldn’t load.',
      fr: 'Les articles n’ont pas pu se charger.',
      detail: '{ code: ReasonCode }',
    },
  },
  parts: {
    filters: { en: 'The filters.', fr: 'Les filtres.' },
    status: { en: 'The number of articles.', fr: 'Le nombre d’articles.' },
    card: { en: 'An article in the list.', fr: 'Un article de la liste.' },
    more: { en: 'The button that shows more.', fr: 'Le bouton qui en affiche davantage.' },
  },
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs, ...gapPropertyDocs },
};
