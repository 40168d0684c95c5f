import { look } from '../../shared/brand/retailer.ts';
import { type Contract, commonAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  fieldPropertyDocs,
  gapPropertyDocs,
  successPropertyDocs,
} from '../../shared/element/contract-docs.ts';
import { googleAttributeDocs, googleAttributes } from '../../shared/places/google-attributes.ts';
import { provinces } from '../../shared/submissions/provinces.ts';

/** The element's tag and attributes. */
export const storeFinder = {
  tag: 'vitrine-store-finder',
  attributes: {
    ...commonAttributes,
    map: { type: 'string', default: 'auto', values: ['auto', 'none'] },
    'map-style': { type: 'string', default: '' },
    'map-attribution': { type: 'string', default: '' },
    'map-attribution-link': { type: 'address', default: '' },
    'page-size': { type: 'number', default: 10, min: 1, max: 1000 },
    province: { type: 'string', default: '', values: ['', ...provinces] },
    near: { type: 'string', default: '' },
    store: { type: 'string', default: '' },
    compact: { type: 'boolean' },
    'no-address': { type: 'boolean' },
    ...googleAttributes,
  },
} as const satisfies Contract;

/** The events that the element dispatches. */
export type StoreFinderEvent =
  | 'vitrine-stores-searched'
  | 'vitrine-store-picked'
  | 'vitrine-store-saved'
  | 'vitrine-stores-failed';

/** The documentation of the element, in both languages. */
export const storeFinderDocs: ContractDocs<typeof storeFinder, StoreFinderEvent> = {
  summary: {
    en: 'Finds stores by place, postal code, name, number, province or the visitor’s location, nearest first, with hours in each store’s time zone. The list works with or without the map. The map is our own and sends no third-party requests; with a Google key it is Google’s, and ours again if Google fails. The element’s children show until the stores load, and stay if loading fails: put links there.',
    fr: 'Trouve des magasins par lieu, code postal, nom, numéro, province ou d’après la position de la personne, les plus proches d’abord, avec les heures dans le fuseau de chaque magasin. La liste fonctionne avec ou sans la carte. La carte est la nôtre et n’envoie aucune requête à des tiers; avec une clé Google, c’est celle de Google, puis de nouveau la nôtre si Google ne répond pas. Ce qui se trouve entre les balises s’affiche jusqu’à l’arrivée des magasins, et reste s’ils n’arrivent pas : mettez-y des liens.',
  },
  attributes: {
    ...commonAttributeDocs,
    map: {
      en: '`auto` shows a map beside the list, `none` only the list.',
      fr: '`auto` affiche une carte à côté de la liste; `none`, la liste seule.',
    },
    'map-style': {
      en: 'Shows streets: the https address of your own raster tiles in Web Mercator, with `{z}`, `{x}` and `{y}`, and `{r}` for `@2x` on dense screens. Their host must allow CORS. It learns which part of the map a visitor looks at: if you need consent, set it after the visitor consents. If the tiles don’t load, our map without streets stays.',
      fr: 'Montre les rues : l’adresse https de vos propres tuiles matricielles en Web Mercator, avec `{z}`, `{x}` et `{y}`, et `{r}` pour `@2x` sur les écrans denses. Leur hôte doit permettre CORS. Il apprend quelle partie de la carte une personne regarde : s’il vous faut un consentement, réglez l’attribut une fois l’accord donné. Si les tuiles ne se chargent pas, notre carte sans rues reste.',
    },
    'map-attribution': {
      en: 'The credit that the tiles’ licence asks for, for example `© OpenStreetMap contributors`.',
      fr: 'La mention qu’exige la licence des tuiles, par exemple `© les contributeurs d’OpenStreetMap`.',
    },
    'map-attribution-link': {
      en: 'Address that the credit links to.',
      fr: 'Adresse vers laquelle mène la mention.',
    },
    'page-size': {
      en: 'How many stores the list shows at first, and how many “Show more” adds. The map shows all that were found.',
      fr: 'Nombre de magasins que la liste affiche d’abord, et que « Afficher plus » ajoute. La carte montre tous les magasins trouvés.',
    },
    province: {
      en: 'Shows a province’s stores first, for a landing page: its two letters, for example `QC`. A search in the page’s address comes before it.',
      fr: 'Affiche d’abord les magasins d’une province, pour une page de campagne : ses deux lettres, par exemple `QC`. Une recherche dans l’adresse de la page passe avant.',
    },
    near: {
      en: 'Shows the stores near a place first, for a landing page: `lat,lng`, which needs no search, or what a visitor could type, for example `Lévis` or `G6V`. It comes before `province`; a search in the page’s address comes before both.',
      fr: 'Affiche d’abord les magasins près d’un lieu, pour une page de campagne : `lat,lng`, qui n’exige aucune recherche, ou ce qu’une personne pourrait taper, par exemple `Lévis` ou `G6V`. Il passe avant `province`; une recherche dans l’adresse de la page passe avant les deux.',
    },
    store: {
      en: 'Shows one store and no search, for a landing page: its number, for example `107`, or the end of its page’s address. Its map opens with a click. The whole list shows if the brand has no such store.',
      fr: 'Affiche un seul magasin, sans recherche, pour une page de campagne : son numéro, par exemple `107`, ou la fin de l’adresse de sa page. Un clic ouvre sa carte. Si la marque n’a pas ce magasin, toute la liste s’affiche.',
    },
    compact: {
      en: 'Shows the search box and the nearest stores, without map and filters, for a sidebar. There is no list before a search.',
      fr: 'Affiche la boîte de recherche et les magasins les plus proches, sans carte ni filtres, pour une colonne étroite. Pas de liste avant une recherche.',
    },
    'no-address': {
      en: 'Leaves the page’s URL and history unchanged. Without it, every view has a URL to share.',
      fr: 'Laisse telles quelles l’adresse et l’historique de la page. Sans cet attribut, chaque vue a une adresse à partager.',
    },
    ...googleAttributeDocs,
  },
  events: {
    'vitrine-stores-searched': {
      en: 'A search returned its results. Never contains the place.',
      fr: 'Une recherche a donné son résultat. Ne contient jamais le lieu.',
      detail:
        "{ kind: 'place' | 'postal' | 'point' | 'province' | 'store' | 'google' | 'position' | 'area', count: number }",
    },
    'vitrine-store-picked': {
      en: 'A store was selected in the list or on the map.',
      fr: 'Un magasin a été choisi, dans la liste ou sur la carte.',
      detail: '{ number: string }',
    },
    'vitrine-store-saved': {
      en: 'The visitor made a store theirs, or no longer does. It’s listed first from then on.',
      fr: 'La personne a choisi son magasin, ou y renonce. Il est désormais le premier de la liste.',
      detail: '{ number: string, isSaved: boolean }',
    },
    'vitrine-stores-failed': {
      en: 'The stores, the location or the map couldn’t load.',
      fr: 'Les magasins, la position ou la carte n’ont pas pu se charger.',
      detail: "{ what: 'stores' | 'position' | 'map' | 'google', code: ReasonCode }",
    },
  },
  parts: {
    search: { en: 'The form with the search box.', fr: 'Le formulaire avec la boîte de recherche.' },
    label: { en: 'The label of the search box.', fr: 'L’étiquette de la boîte de recherche.' },
    input: { en: 'The search box.', fr: 'La boîte de recherche.' },
    submit: { en: 'The button beside the search box.', fr: 'Le bouton à côté de la boîte de recherche.' },
    status: { en: 'The search’s status message.', fr: 'Le message d’état de la recherche.' },
    filters: { en: 'The filters.', fr: 'Les filtres.' },
    title: { en: 'The heading above the list.', fr: 'Le titre au-dessus de la liste.' },
    store: { en: 'A store in the list.', fr: 'Un magasin de la liste.' },
    map: { en: 'The map.', fr: 'La carte.' },
  },
  properties: {
    ...brandPropertyDocs,
    ...fieldPropertyDocs,
    ...successPropertyDocs,
    ...gapPropertyDocs,
    '--vitrine-sticky-top': {
      en: 'Where the map stays while the list scrolls: below a page’s sticky header.',
      fr: 'Où la carte reste pendant que la liste défile : sous l’en-tête fixe d’une page.',
      default: '1em',
    },
    '--vitrine-accent': {
      en: 'The selected store on the map.',
      fr: 'Le magasin choisi, sur la carte.',
      default: look.colours.accent,
    },
    '--vitrine-map-land': {
      en: 'Canada on our own map; place names on it need a contrast of 4.5:1 in `--vitrine-ink`.',
      fr: 'Le Canada, sur notre carte; les noms de lieux en `--vitrine-ink` y exigent un contraste de 4,5:1.',
      default: 'var(--vitrine-paper)',
    },
    '--vitrine-map-abroad': {
      en: 'The neighbouring countries on our own map.',
      fr: 'Les pays voisins, sur notre carte.',
      default: 'color-mix(in srgb, var(--vitrine-line) 19%, var(--vitrine-paper))',
    },
    '--vitrine-map-water': {
      en: 'Water on our own map.',
      fr: 'L’eau, sur notre carte.',
      default: 'color-mix(in srgb, var(--vitrine-action) 15%, var(--vitrine-paper))',
    },
  },
};
