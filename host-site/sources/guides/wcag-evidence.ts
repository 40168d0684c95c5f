import type { LocalizedText } from '../../../widgets/shared/locale/locale.ts';

/** When all these tests last passed together, YYYY-MM-DD. */
export const testedOn = '2026-11-23';

/** Success criteria of WCAG 2.2, level A or AA, that tests of ours hold for a widget, by number. */
export const criteria: Readonly<Record<string, LocalizedText>> = {
  '1.1.1': { en: 'Non-text Content', fr: 'Contenu non textuel' },
  '1.3.1': { en: 'Info and Relationships', fr: 'Information et relations' },
  '1.3.5': { en: 'Identify Input Purpose', fr: 'Identifier la finalité de la saisie' },
  '1.4.1': { en: 'Use of Color', fr: 'Utilisation de la couleur' },
  '1.4.3': { en: 'Contrast (Minimum)', fr: 'Contraste (minimum)' },
  '1.4.10': { en: 'Reflow', fr: 'Redistribution' },
  '2.1.1': { en: 'Keyboard', fr: 'Clavier' },
  '2.1.2': { en: 'No Keyboard Trap', fr: 'Pas de piège au clavier' },
  '2.2.2': { en: 'Pause, Stop, Hide', fr: 'Mettre en pause, arrêter, masquer' },
  '2.4.3': { en: 'Focus Order', fr: 'Parcours du focus' },
  '2.4.11': { en: 'Focus Not Obscured (Minimum)', fr: 'Focus non masqué (minimum)' },
  '3.1.2': { en: 'Language of Parts', fr: 'Langue d’un passage' },
  '3.3.1': { en: 'Error Identification', fr: 'Identification des erreurs' },
  '3.3.2': { en: 'Labels or Instructions', fr: 'Étiquettes ou instructions' },
  '3.3.3': { en: 'Error Suggestion', fr: 'Suggestion après une erreur' },
  '3.3.7': { en: 'Redundant Entry', fr: 'Saisie redondante' },
  '4.1.2': { en: 'Name, Role, Value', fr: 'Nom, rôle et valeur' },
  '4.1.3': { en: 'Status Messages', fr: 'Messages d’état' },
};

/** A test, and the criteria of which it checks something. */
export interface Evidence {
  criteria: readonly string[];
  /** File below tests/e2e, without `.spec.ts`. */
  file: string;
  /** Part of the test's title as it is written in that file. */
  title: string;
}

/** Tests that go through a list of all widgets, so that a new one is in them. */
export const evidenceForAll: readonly Evidence[] = [
  {
    criteria: ['1.1.1', '1.3.1', '1.3.5', '1.4.1', '1.4.3', '4.1.2'],
    file: 'elements',
    title: 'every element renders in the page’s language without axe violations',
  },
  {
    criteria: ['1.4.10'],
    file: 'shrinking-places',
    title: 'keep a minimum width in containers that shrink, and do not overflow their column',
  },
];

const byKeyboard = ['2.1.1', '2.1.2'];
const errors = ['3.3.1', '3.3.2', '3.3.3'];
/** Tests of single widgets, by name. */
export const evidence: Readonly<Record<string, readonly Evidence[]>> = {
  'article-list': [
    {
      criteria: ['2.4.3', '4.1.3'],
      file: 'articles',
      title: 'shows 12 articles, then 12 more with the focus on the first new one, and announces the count',
    },
  ],
  'consent-banner': [
    {
      criteria: ['2.1.1'],
      file: 'consent',
      title: 'TR-01 removes all third-party code when consent is withdrawn by keyboard through the footer link',
    },
    { criteria: ['2.4.11'], file: 'consent', title: 'TR-01 never covers the focused element on a phone' },
  ],
  'contact-form': [
    {
      criteria: byKeyboard,
      file: 'contact-form-filling',
      title: 'CF-01 a message can be written and sent by keyboard alone',
    },
    {
      criteria: [...errors, '4.1.3'],
      file: 'contact-form-filling',
      title: 'CF-04 an empty form says so once, marks each field and lists links to the fields',
    },
    {
      criteria: ['3.3.7'],
      file: 'contact-form-filling',
      title: 'LOC-05 CF-04 typed values survive a reload and a language change; the privacy consent is not restored',
    },
  ],
  'contest-entry': [
    { criteria: byKeyboard, file: 'contest-entry-filling', title: 'CE-01 can be filled in and sent by keyboard alone' },
    {
      criteria: [...errors, '4.1.3'],
      file: 'contest-entry-filling',
      title: 'CE-01 marks each invalid field of an empty form, shows one message and focuses the first field',
    },
    {
      criteria: ['3.3.7'],
      file: 'contest-entry-filling',
      title: 'LOC-05 keeps typed values across hydration, reload and a language change, but not the privacy consent',
    },
  ],
  'gift-balance': [
    { criteria: byKeyboard, file: 'gift-balance', title: 'GB-01 works by keyboard alone' },
    {
      criteria: ['3.3.1', '4.1.3'],
      file: 'gift-balance',
      title: 'V-06 groups the card number while it is typed, and says whether it looks complete',
    },
  ],
  'gift-lightbox': [
    { criteria: byKeyboard, file: 'gift-lightbox', title: 'RT-08 opens with Enter and Space and closes with Escape' },
    {
      criteria: ['2.4.3'],
      file: 'gift-lightbox',
      title: 'RT-08 opens from its button with a text on gift cards, and returns the focus',
    },
  ],
  'loading-overlay': [
    {
      criteria: ['4.1.3'],
      file: 'loading-overlay',
      title: 'OV-01 covers the page without moving it while active is set, and announces that it loads',
    },
    {
      criteria: ['2.1.1', '2.1.2'],
      file: 'loading-overlay',
      title: 'OV-01 Escape closes the overlay and removes its active attribute, and it can be shown again',
    },
    {
      criteria: ['2.2.2'],
      file: 'loading-overlay',
      title: 'OV-01 announces after 5 seconds how to close it, and closes by itself after 20',
    },
  ],
  'new-movers': [
    {
      criteria: errors,
      file: 'new-movers',
      title: 'NM-01 V-01 an empty new movers’ form marks its six required fields',
    },
    {
      criteria: ['3.3.7'],
      file: 'new-movers',
      title: 'NM-01 shows the same error for a used and an unknown PIN, and keeps what was typed',
    },
  ],
  'newsletter-form': [
    {
      criteria: ['3.1.2', '3.3.7'],
      file: 'foreign-pages',
      title: 'LOC-05 a change of the page’s lang attribute translates the form and keeps its nodes and typed text',
    },
  ],
  'newsletter-lightbox': [
    {
      criteria: ['2.1.1'],
      file: 'lightbox-closing',
      title: 'NL-01 a visitor can sign up and close it by keyboard alone',
    },
    {
      criteria: ['2.1.2', '2.4.3'],
      file: 'lightbox-closing',
      title: 'closes it, stores the time and returns the focus',
    },
    {
      criteria: ['4.1.2', '3.1.2'],
      file: 'lightbox-closing',
      title: 'NL-01 its dialog has an accessible name, and its buttons are in the page’s language',
    },
    {
      criteria: errors,
      file: 'newsletter-outcomes',
      title: 'NL-08 shows an error at each empty field, focuses the first and sends nothing',
    },
  ],
  'photo-wall': [
    {
      criteria: ['2.1.1'],
      file: 'fab-finds',
      title: 'AR-04 the photo wall can be filtered and extended by keyboard alone',
    },
    {
      criteria: ['2.4.3', '4.1.3'],
      file: 'fab-finds',
      title: 'shows 15 finds, then 15 more with the focus on the first new one, and announces the count',
    },
  ],
  'share-buttons': [
    {
      criteria: ['4.1.3'],
      file: 'share-buttons-sharing',
      title: 'a copied link is announced, and the focus stays on the copy button',
    },
  ],
  'store-finder': [
    {
      criteria: byKeyboard,
      file: 'store-finder-view',
      title: 'SF-08 leads from the search to the directions by keyboard alone',
    },
    {
      criteria: ['4.1.3'],
      file: 'store-finder-view',
      title: 'SF-03 filters narrow the list, are announced, kept in the URL and can be cleared',
    },
    {
      criteria: ['3.3.1'],
      file: 'store-finder-search',
      title: 'SF-04 names an unknown place in a message and keeps what was typed',
    },
  ],
  'store-search': [
    {
      criteria: ['2.1.1'],
      file: 'store-finder-view',
      title: 'SF-01 the header’s search box loads on focus, keeps what was typed and leads to the locator',
    },
  ],
  'video-block': [
    { criteria: ['2.1.1', '4.1.2'], file: 'video-block', title: 'starts the video' },
    {
      criteria: ['2.4.3'],
      file: 'video-block',
      title: 'AR-03 requests nothing from its host before a click, then plays in a titled and focused frame',
    },
  ],
};
