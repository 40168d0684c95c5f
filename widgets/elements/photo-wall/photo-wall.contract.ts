import { findCategories } from '../../shared/brand/find-categories.ts';
import { type Contract, commonAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  gapPropertyDocs,
  radiusPropertyDocs,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-photo-wall>`. */
export const photoWall = {
  tag: 'vitrine-photo-wall',
  attributes: {
    ...commonAttributes,
    src: { type: 'address', default: '' },
    category: { type: 'string', default: 'all', values: findCategories },
    'no-address': { type: 'boolean' },
  },
} as const satisfies Contract;

/** Events that `<vitrine-photo-wall>` dispatches. */
export type PhotoWallEvent = 'vitrine-finds-filtered' | 'vitrine-finds-failed';

const categories = findCategories.map((category) => `\`${category}\``).join(', ');

/** Documentation of `<vitrine-photo-wall>`; its README and the manifests are generated from it. */
export const photoWallDocs: ContractDocs<typeof photoWall, PhotoWallEvent> = {
  summary: {
    en: 'Pictures of shoppers’ finds by category, fifteen at a time. The element’s children show until the finds load, and stay if loading fails: put pictures or a link there. Children with the class `rest` show only if loading fails.',
    fr: 'Les trouvailles de la clientèle en images, par catégorie, quinze à la fois. Ce qui se trouve entre les balises s’affiche jusqu’à l’arrivée des trouvailles, et reste si elles n’arrivent pas : mettez-y des images ou un lien. Les enfants de classe `rest` ne s’affichent que dans ce cas.',
  },
  attributes: {
    ...commonAttributeDocs,
    src: {
      en: 'URL of another list of finds: `{ "version": 1, "finds": [{ "id", "category", "image": { "src", "alt_en", "alt_fr" }, "caption_en"?, "caption_fr"?, "handle"?, "postUrl"? }] }`. Image URLs are relative to it. An incomplete find is skipped, with one warning.',
      fr: 'Adresse d’une autre liste de trouvailles : `{ "version": 1, "finds": [{ "id", "category", "image": { "src", "alt_en", "alt_fr" }, "caption_en"?, "caption_fr"?, "handle"?, "postUrl"? }] }`. Les adresses des images y sont relatives. Une trouvaille incomplète est laissée de côté, avec un seul avertissement.',
    },
    category: {
      en: `The initial category: ${categories}.`,
      fr: `La catégorie de départ : ${categories}.`,
    },
    'no-address': {
      en: 'Leaves the page’s URL and history unchanged. Without it, every view has a URL to share.',
      fr: 'Laisse telles quelles l’adresse et l’historique de la page. Sans cet attribut, chaque vue a une adresse à partager.',
    },
  },
  events: {
    'vitrine-finds-filtered': {
      en: 'A category was chosen and its finds are listed.',
      fr: 'Une catégorie a été choisie, et ses trouvailles sont affichées.',
      detail: '{ category: string, count: number }',
    },
    'vitrine-finds-failed': {
      en: 'The finds couldn’t load.',
      fr: 'Les trouvailles n’ont pas pu se charger.',
      detail: '{ code: ReasonCode }',
    },
  },
  parts: {
    filters: { en: 'The categories.', fr: 'Les catégories.' },
    status: { en: 'The number of finds.', fr: 'Le nombre de trouvailles.' },
    find: { en: 'A find on the wall.', fr: 'Une trouvaille du mur.' },
    more: { en: 'The button that shows more.', fr: 'Le bouton qui en affiche davantage.' },
  },
  properties: { ...brandPropertyDocs, ...radiusPropertyDocs, ...gapPropertyDocs },
};
