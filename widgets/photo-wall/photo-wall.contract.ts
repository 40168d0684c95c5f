import { findCategories } from '../shared/brand/find-categories.ts';
import { type Contract, commonAttributes } from '../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  gapPropertyDocs,
  radiusPropertyDocs,
} from '../shared/element/contract-docs.ts';

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
    en: 'Pictures of shoppers’ finds, by category, fifteen at first. The element’s children show until the finds have loaded, and stay if loading fails: put pictures or a link there. Children with the class `rest` show only if loading fails.',
    fr: 'Les trouvailles de la clientèle en images, par catégorie, quinze au départ. Ce qui se trouve entre les balises s’affiche en les attendant, et pour de bon si elles n’arrivent pas : mettez-y des images ou un lien. Les enfants de classe `rest` ne s’affichent que dans ce cas.',
  },
  attributes: {
    ...commonAttributeDocs,
    src: {
      en: 'Address of another list of finds: `{ "version": 1, "finds": [{ "id", "category", "image": { "src", "alt_en", "alt_fr" }, "caption_en"?, "caption_fr"?, "handle"?, "postUrl"? }] }`. Pictures’ addresses are relative to it. An incomplete find is left out, with one warning.',
      fr: 'Adresse d’une autre liste de trouvailles : `{ "version": 1, "finds": [{ "id", "category", "image": { "src", "alt_en", "alt_fr" }, "caption_en"?, "caption_fr"?, "handle"?, "postUrl"? }] }`. Les adresses des images y sont relatives. Une trouvaille incomplète est laissée de côté, avec un seul avertissement.',
    },
    category: {
      en: `The category that is chosen at first: ${categories}.`,
      fr: `La catégorie choisie au départ : ${categories}.`,
    },
    'no-address': {
      en: 'Leaves the page’s address and history alone. Without it, every view has an address that can be shared.',
      fr: 'Ne touche ni à l’adresse de la page ni à son historique. Sans cet attribut, chaque vue a une adresse qui se partage.',
    },
  },
  events: {
    'vitrine-finds-filtered': {
      en: 'A category has its result.',
      fr: 'Une catégorie a son résultat.',
      detail: '{ category: string, count: number }',
    },
    'vitrine-finds-failed': {
      en: 'The finds did not come.',
      fr: 'Les trouvailles ne sont pas arrivées.',
      detail: 'none',
    },
  },
  parts: {
    filters: { en: 'The categories.', fr: 'Les catégories.' },
    status: { en: 'How many finds there are.', fr: 'Le nombre de trouvailles.' },
    find: { en: 'A find on the wall.', fr: 'Une trouvaille du mur.' },
    more: { en: 'The button that shows more.', fr: 'Le bouton qui en affiche davantage.' },
  },
  properties: { ...brandPropertyDocs, ...radiusPropertyDocs, ...gapPropertyDocs },
};
