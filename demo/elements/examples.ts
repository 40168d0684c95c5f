import { fallDetails, type LocalizedText, moversDetails } from './contest-details.ts';
import { captions, google } from './shared-attributes.ts';

type Value = string | number | true;

/** An example of an element: its title and attributes; a value may differ by language. */
export interface Example {
  title: LocalizedText;
  attributes: Record<string, Value | LocalizedText>;
}

const open = { en: 'Opened by a button', fr: 'Ouvert par un bouton' };

/** Elements that show nothing until an attribute is set; their pages have a button that sets it. */
export const openers: Record<string, string> = {
  'newsletter-lightbox': 'open',
  'gift-lightbox': 'open',
  'consent-banner': 'open',
  'loading-overlay': 'active',
};

/**
 * Examples for each element that together use all of its attributes, except `locale`, `brand` and `api`, which every
 * page sets, and `sandbox`, in which nothing would be stored. A test compares this list with the manifest.
 */
export const examples: Record<string, readonly Example[]> = {
  'article-list': [
    { title: { en: 'Default', fr: 'Tel quel' }, attributes: {} },
    {
      title: { en: 'For a season and a room, without pictures', fr: 'Pour une saison et une pièce, sans images' },
      attributes: { season: 'holiday', room: 'living', 'no-pictures': true, 'no-address': true },
    },
  ],
  'consent-banner': [
    { title: open, attributes: {} },
    {
      title: { en: 'By purpose', fr: 'Par fin' },
      attributes: { purposes: 'analytics advertising maps', 'click-ids': 'gclid fbclid' },
    },
  ],
  'gift-balance': [
    { title: { en: 'Default', fr: 'Tel quel' }, attributes: {} },
    {
      title: { en: 'The partner in a new tab', fr: 'Le partenaire dans un nouvel onglet' },
      attributes: { target: '_blank' },
    },
  ],
  'gift-lightbox': [{ title: open, attributes: { campaign: 'flyer' } }],
  'contact-form': [
    { title: { en: 'Default', fr: 'Tel quel' }, attributes: {} },
    {
      title: { en: 'About a store', fr: 'Au sujet d’un magasin' },
      attributes: {
        prefill: 'InquiryType=complaint&Reason=store&StoreNumber=204',
        'prefill-from-address': true,
        campaign: 'flyer',
      },
    },
  ],
  'contest-entry': [
    {
      title: { en: 'With details from the page', fr: 'Avec les détails de la page' },
      attributes: { contest: 'fall-promotion', details: fallDetails, campaign: 'flyer' },
    },
    {
      title: { en: 'Not open yet', fr: 'Pas encore ouvert' },
      attributes: { contest: 'young-professionals' },
    },
    { title: { en: 'Closed', fr: 'Terminé' }, attributes: { contest: 'my-vitrine-summer' } },
  ],
  'new-movers': [
    { title: { en: 'Default', fr: 'Tel quel' }, attributes: {} },
    {
      title: { en: 'With details from the page', fr: 'Avec les détails de la page' },
      attributes: { contest: 'new-movers', details: moversDetails, campaign: 'flyer' },
    },
  ],
  'newsletter-form': [{ title: { en: 'Default', fr: 'Tel quel' }, attributes: { campaign: 'flyer' } }],
  'newsletter-lightbox': [
    { title: open, attributes: { trigger: 'manual' } },
    {
      title: {
        en: 'After 20 seconds, and again after a week',
        fr: 'Après 20 secondes, et de nouveau après une semaine',
      },
      attributes: { trigger: 'delay', delay: 20, frequency: 'capped', 'closed-days': 7, 'subscribed-days': 90 },
    },
    {
      title: { en: 'After the page has been read', fr: 'Une fois la page lue' },
      attributes: { trigger: 'scroll', 'scroll-depth': 100 },
    },
    {
      title: { en: 'A card in the corner, in December', fr: 'Une carte dans le coin, en décembre' },
      attributes: { display: 'card', trigger: 'inactivity', delay: 10, from: '2026-12-01', until: '2026-12-31' },
    },
    {
      title: { en: 'A bar for visitors from a campaign', fr: 'Un bandeau pour les visiteurs d’une campagne' },
      attributes: {
        display: 'bar',
        delay: 2,
        pages: '/en/* /fr/*',
        'except-pages': '*/contact',
        campaign: 'utm_source=facebook',
        days: 'mon tue wed thu fri',
      },
    },
  ],
  'photo-wall': [
    { title: { en: 'Default', fr: 'Tel quel' }, attributes: { 'no-address': true } },
    {
      title: {
        en: 'The page’s own list, one category',
        fr: 'Une liste de la page, à partir d’une catégorie',
      },
      attributes: { src: '/finds.json', category: 'handbags', 'no-address': true },
    },
  ],
  'store-finder': [
    { title: { en: 'With the map', fr: 'Avec sa carte' }, attributes: { map: 'auto', 'no-address': true } },
    {
      title: { en: 'List only, with places from Google', fr: 'La liste seule, les lieux de Google' },
      attributes: { map: 'none', 'no-address': true, ...google },
    },
    {
      title: { en: 'A province’s stores, three at a time', fr: 'Les magasins d’une province, trois à la fois' },
      attributes: { map: 'none', province: 'QC', 'page-size': 3, 'no-address': true },
    },
    {
      title: { en: 'The stores near a place', fr: 'Les magasins près d’un lieu' },
      attributes: { map: 'none', near: '46.80,-71.18', 'page-size': 3, 'no-address': true },
    },
    {
      title: { en: 'One store, with streets on its map', fr: 'Un seul magasin, avec les rues sur sa carte' },
      attributes: {
        store: '202',
        'no-address': true,
        'map-style': 'https://tiles.example/streets/{z}/{x}/{y}{r}.png',
        'map-attribution': { en: '© OpenStreetMap contributors', fr: '© les contributeurs d’OpenStreetMap' },
        'map-attribution-link': 'https://www.openstreetmap.org/copyright',
      },
    },
    {
      title: { en: 'For a sidebar', fr: 'Pour une colonne étroite' },
      attributes: { compact: true, 'page-size': 3, 'no-address': true },
    },
  ],
  'store-search': [
    { title: { en: 'Default', fr: 'Tel quel' }, attributes: {} },
    { title: { en: 'In one row', fr: 'En une rangée' }, attributes: { compact: true } },
    {
      title: { en: 'Places from Google, in a new tab', fr: 'Les lieux de Google, dans un nouvel onglet' },
      attributes: { target: '_blank', ...google },
    },
  ],
  'loading-overlay': [{ title: open, attributes: {} }],
  'share-buttons': [
    {
      title: { en: 'With the address to share', fr: 'Avec l’adresse à partager' },
      attributes: {
        'page-url': {
          en: 'https://www.vitrine.example/en/style-plus',
          fr: 'https://www.vitrine.example/fr/style-plus',
        },
      },
    },
    {
      title: { en: 'An article, on other networks', fr: 'Un article, sur d’autres réseaux' },
      attributes: {
        networks: 'whatsapp,facebook,twitter,linkedin,bluesky,mastodon,threads,diaspora,sms',
        'mastodon-instance': 'mastodon.social',
        'custom-networks': JSON.stringify([
          { key: 'diaspora', name: 'diaspora*', link: 'https://share.diasporafoundation.org/?title={title}&url={url}' },
        ]),
        campaign: 'demo',
        'page-url': {
          en: 'https://www.vitrine.example/en/environment',
          fr: 'https://www.vitrine.example/fr/environment',
        },
        headline: { en: 'A quieter bedroom', fr: 'Une chambre plus calme' },
        description: { en: 'Seven pieces, one Saturday.', fr: 'Sept objets, un samedi.' },
        quote: { en: 'Nothing else.', fr: 'Rien d’autre.' },
        hashtags: { en: 'bedroom,calm', fr: 'chambre,calme' },
        'twitter-user': 'vitrine',
        media: '/poster.svg',
      },
    },
  ],
  'video-block': [
    {
      title: { en: 'With a heading, a text and a poster', fr: 'Avec un titre, un texte et une affiche' },
      attributes: {
        src: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
        heading: { en: 'A quieter bedroom', fr: 'Une chambre plus calme' },
        text: { en: 'Seven pieces, one Saturday.', fr: 'Sept objets, un samedi.' },
        poster: '/poster.svg',
        allowfullscreen: true,
      },
    },
    {
      title: { en: 'Square, from Vimeo', fr: 'Carrée, de Vimeo' },
      attributes: { src: 'https://vimeo.com/76979871', width: 400, height: 400, frameborder: '0' },
    },
    {
      title: { en: 'A file of your own, with captions', fr: 'Un fichier à vous, avec des sous-titres' },
      attributes: { src: '/mirrors.webm', 'other-src': '/mirrors.mp4', ...captions },
    },
  ],
};
