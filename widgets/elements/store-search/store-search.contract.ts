import { type Contract, commonAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  fieldPropertyDocs,
  gapPropertyDocs,
  omitDocs,
} from '../../shared/element/contract-docs.ts';
import { googleAttributeDocs, googleAttributes } from '../../shared/places/google-attributes.ts';

/** The element's tag and attributes. */
export const storeSearch = {
  tag: 'vitrine-store-search',
  attributes: {
    ...commonAttributes,
    compact: { type: 'boolean' },
    target: { type: 'string', default: '_self', values: ['_self', '_top', '_blank'] },
    ...googleAttributes,
  },
} as const satisfies Contract;

/** The events that the element dispatches. */
export type StoreSearchEvent = 'vitrine-stores-searched';

/** The documentation of the element, in both languages. */
export const storeSearchDocs: ContractDocs<typeof storeSearch, StoreSearchEvent> = {
  summary: {
    en: 'A store search box that leads to the store locator, for headers and landing pages. Suggestions are our own, or Google’s with a key. Without JavaScript it is a form that opens the locator.',
    fr: 'Une boîte de recherche qui mène au localisateur de magasins, pour les en-têtes et les pages de campagne. Les suggestions sont les nôtres, ou celles de Google avec une clé. Sans JavaScript, c’est un formulaire qui ouvre le localisateur.',
  },
  attributes: {
    ...commonAttributeDocs,
    compact: {
      en: 'Fits a header: one row, with the hint in the box and the label visually hidden.',
      fr: 'Convient à un en-tête : une seule rangée, avec l’indication dans la boîte et une étiquette pour les lecteurs d’écran seulement.',
    },
    target: {
      en: 'Where the locator opens: `_self`, `_top` (out of a frame) or `_blank` (a new tab).',
      fr: 'Où s’ouvre le localisateur : `_self`, `_top` (hors d’un cadre) ou `_blank` (un nouvel onglet).',
    },
    ...googleAttributeDocs,
  },
  events: {
    'vitrine-stores-searched': {
      en: 'The visitor is about to go to the locator; cancel the event to prevent it. Never contains the place.',
      fr: 'La personne s’en va vers le localisateur; annulez l’événement pour l’en empêcher. Ne contient jamais le lieu.',
      detail: "{ kind: 'place' | 'postal' | 'point' | 'province' | 'store' | 'google' | 'none' }",
    },
  },
  parts: {
    search: { en: 'The form.', fr: 'Le formulaire.' },
    label: { en: 'The label of the search box.', fr: 'L’étiquette de la boîte de recherche.' },
    input: { en: 'The search box.', fr: 'La boîte de recherche.' },
    submit: { en: 'The button beside the search box.', fr: 'Le bouton à côté de la boîte de recherche.' },
    status: { en: 'The search’s status message.', fr: 'Le message d’état de la recherche.' },
  },
  properties: omitDocs(
    { ...brandPropertyDocs, ...fieldPropertyDocs, ...gapPropertyDocs },
    '--vitrine-font-display',
    '--vitrine-display-weight',
  ),
};
