import type { Locale } from '../../widgets/shared/locale/locale.ts';

/** When all these tests last passed together, YYYY-MM-DD. */
export const testedOn = '2026-11-23';

/** Success criteria of WCAG 2.2, level A or AA, that tests of ours hold for a widget, by number. */
export const criteria: Readonly<Record<string, Readonly<Record<Locale, string>>>> = {
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
    title: 'every element draws itself in every brand, in the page’s language, with nothing for axe to find',
  },
  {
    criteria: ['1.4.10'],
    file: 'shrinking-places',
    title: 'has a width in places that shrink, and none wider than its column',
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
      title: 'shows twelve, and twelve more with the focus on the first of them, and says how many',
    },
  ],
  'consent-banner': [
    {
      criteria: ['2.1.1'],
      file: 'consent',
      title: 'TR-01 taken back by the link at the foot of the page, by keyboard: no third-party code is left',
    },
    { criteria: ['2.4.11'], file: 'consent', title: 'TR-01 what has the focus is never behind the question' },
  ],
  'contact-form': [
    {
      criteria: byKeyboard,
      file: 'contact-form-filling',
      title: 'CF-01 a message is written and sent by keyboard alone',
    },
    {
      criteria: [...errors, '4.1.3'],
      file: 'contact-form-filling',
      title: 'CF-04 an empty form is told once, each field is marked, and the list leads there',
    },
    {
      criteria: ['3.3.7'],
      file: 'contact-form-filling',
      title: 'LOC-05 CF-04 what was typed survives a reload and a change of language; a consent is given anew',
    },
  ],
  'contest-entry': [
    { criteria: byKeyboard, file: 'contest-entry-filling', title: 'CE-01 a contest is entered by keyboard alone' },
    {
      criteria: [...errors, '4.1.3'],
      file: 'contest-entry-filling',
      title: 'CE-01 an empty form is told once, each field is marked, the first gets the focus',
    },
    {
      criteria: ['3.3.7'],
      file: 'contest-entry-filling',
      title: 'LOC-05 what was typed before and after the script came survives hydration, reload and another language',
    },
  ],
  'gift-balance': [
    { criteria: byKeyboard, file: 'gift-balance', title: 'GB-01 it works by keyboard alone' },
    {
      criteria: ['3.3.1', '4.1.3'],
      file: 'gift-balance',
      title: 'V-06 a card number is grouped as it is typed, and told in words whether it looks complete',
    },
  ],
  'gift-lightbox': [
    { criteria: byKeyboard, file: 'gift-lightbox', title: 'RT-08 works by keyboard alone: Enter, Space and Escape' },
    {
      criteria: ['2.4.3'],
      file: 'gift-lightbox',
      title: 'RT-08 opens from its button with words on gift cards, and gives the focus back',
    },
  ],
  'loading-overlay': [
    {
      criteria: ['4.1.3'],
      file: 'loading-overlay',
      title: 'OV-01 shows for its attribute, says so politely, covers the page and moves nothing',
    },
    {
      criteria: ['2.1.1', '2.1.2'],
      file: 'loading-overlay',
      title: 'OV-01 Escape hides it, whoever asked, and takes the attribute away; it can be shown again',
    },
    {
      criteria: ['2.2.2'],
      file: 'loading-overlay',
      title: 'OV-01 says after five seconds how to get rid of it, and goes by itself after twenty',
    },
  ],
  'new-movers': [
    {
      criteria: errors,
      file: 'new-movers',
      title: 'NM-01 V-01 an empty form marks the PIN, the address, the postal code, the answer and two boxes',
    },
    {
      criteria: ['3.3.7'],
      file: 'new-movers',
      title: 'NM-01 a used and a wrong PIN are told alike; what else was typed stays',
    },
  ],
  'newsletter-form': [
    {
      criteria: ['3.1.2', '3.3.7'],
      file: 'foreign-pages',
      title: 'LOC-05 another language on the page redraws the form, and keeps what was typed',
    },
  ],
  'newsletter-lightbox': [
    {
      criteria: ['2.1.1'],
      file: 'lightbox-closing',
      title: 'NL-01 a sign-up by keyboard alone, from opening to closing',
    },
    {
      criteria: ['2.1.2', '2.4.3'],
      file: 'lightbox-closing',
      title: 'closes it, is remembered, and the focus returns where it was',
    },
    {
      criteria: ['4.1.2', '3.1.2'],
      file: 'lightbox-closing',
      title: 'NL-01 it says its name and its ways out in the page’s language',
    },
    {
      criteria: errors,
      file: 'newsletter-outcomes',
      title: 'NL-08 an unfinished form is not sent: each field says what is missing and the first is focused',
    },
  ],
  'photo-wall': [
    {
      criteria: ['2.1.1'],
      file: 'fab-finds',
      title: 'AR-04 the keyboard alone reaches the wall, chooses, and goes on to what is next',
    },
    {
      criteria: ['2.4.3', '4.1.3'],
      file: 'fab-finds',
      title: 'shows fifteen, and more with the focus on the first of them, and says how many',
    },
  ],
  'share-buttons': [
    {
      criteria: ['4.1.3'],
      file: 'share-buttons-sharing',
      title: 'copying the link is announced, on screen and to screen readers',
    },
  ],
  'store-finder': [
    {
      criteria: byKeyboard,
      file: 'store-finder-view',
      title: 'SF-08 from the search to the way there by keyboard alone',
    },
    {
      criteria: ['4.1.3'],
      file: 'store-finder-view',
      title: 'SF-03 filters narrow the list, are announced, shared by the address and cleared',
    },
    {
      criteria: ['3.3.1'],
      file: 'store-finder-search',
      title: 'SF-04 an unknown place gets a message, and what was typed stays',
    },
  ],
  'store-search': [
    {
      criteria: ['2.1.1'],
      file: 'store-finder-view',
      title: 'SF-01 the header’s box is fetched once it is used, keeps what was typed, and leads to the stores',
    },
  ],
  'video-block': [
    { criteria: ['2.1.1', '4.1.2'], file: 'video-block', title: 'starts the video' },
    {
      criteria: ['2.4.3'],
      file: 'video-block',
      title: 'AR-03 its host hears nothing before the visitor asks, then plays in a named frame that has the focus',
    },
  ],
};
