import type { InterruptionEvent } from '../../shared/attention/attention.ts';
import { interruptionDocs } from '../../shared/attention/attention-docs.ts';
import { type Contract, submitterAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  fieldPropertyDocs,
  submitterAttributeDocs,
} from '../../shared/element/contract-docs.ts';
import {
  type NewsletterDialogEvent,
  newsletterDialogEventDocs,
  newsletterDialogParts,
  newsletterDialogSlots,
} from '../../shared/newsletter/newsletter-docs.ts';

/** Public contract of `<vitrine-newsletter-lightbox>`. */
export const newsletterLightbox = {
  tag: 'vitrine-newsletter-lightbox',
  attributes: {
    ...submitterAttributes,
    trigger: { type: 'string', default: 'delay', values: ['delay', 'scroll', 'exit', 'inactivity', 'manual'] },
    delay: { type: 'number', default: 5, min: 0, max: 86_400 },
    'scroll-depth': { type: 'number', default: 50, min: 0, max: 100 },
    display: { type: 'string', default: 'dialog', values: ['dialog', 'bar', 'card', 'tab'] },
    pages: { type: 'string', default: '' },
    'except-pages': { type: 'string', default: '' },
    campaign: { type: 'string', default: '' },
    days: { type: 'string', default: '' },
    from: { type: 'string', default: '' },
    until: { type: 'string', default: '' },
    frequency: { type: 'string', default: 'capped', values: ['capped', 'always'] },
    'closed-days': { type: 'number', default: 30, min: 0 },
    'subscribed-days': { type: 'number', default: 365, min: 0 },
    open: { type: 'boolean' },
  },
} as const satisfies Contract;

/** Events that `<vitrine-newsletter-lightbox>` dispatches. */
export type NewsletterLightboxEvent = NewsletterDialogEvent | 'vitrine-newsletter-teased' | InterruptionEvent;

/** Documentation of `<vitrine-newsletter-lightbox>`; its README and the manifests are generated from it. */
export const newsletterLightboxDocs: ContractDocs<typeof newsletterLightbox, NewsletterLightboxEvent> = {
  summary: {
    en: 'The newsletter sign-up in a dialog over the page. It doesn’t open on a newsletter page, for visitors who come from the newsletter (`utm_source=zeta` with `utm_medium=email`), over something else that the page shows, on a page where someone has begun a form or a search, or for some time after a visitor saw it, closed it or signed up.',
    fr: 'L’inscription à l’infolettre dans une fenêtre par-dessus la page. Elle ne s’ouvre pas sur une page d’infolettre, ni pour les personnes qui arrivent de l’infolettre (`utm_source=zeta` avec `utm_medium=email`), ni par-dessus autre chose que montre la page, ni sur une page où la personne a commencé un formulaire ou une recherche, ni pendant un certain temps après qu’elle l’a vue, l’a fermée ou s’est inscrite.',
  },
  attributes: {
    ...submitterAttributeDocs,
    trigger: {
      en: 'What opens it: `delay`, `scroll` depth, `exit` intent, `inactivity`, or `manual` for `open` only.',
      fr: 'Ce qui l’ouvre : `delay` (délai), `scroll` (profondeur de défilement), `exit` (intention de sortie), `inactivity` (inactivité) ou `manual` pour `open` seulement.',
    },
    delay: {
      en: 'Seconds before it opens, with `delay`, or without any input, with `inactivity`.',
      fr: 'Secondes avant l’ouverture, avec `delay`, ou sans aucun geste, avec `inactivity`.',
    },
    'scroll-depth': {
      en: 'Percentage of the page seen before it opens, with `scroll`.',
      fr: 'Pourcentage de la page à voir avant l’ouverture, avec `scroll`.',
    },
    display: {
      en: 'What the trigger shows: the `dialog`, or a teaser that opens it: a `bar` at the bottom, a `card` in the corner or a `tab` at the edge of the window. On a small screen, the `dialog` comes as a bar.',
      fr: 'Ce que montre le déclencheur : la fenêtre (`dialog`), ou une invitation qui y mène : un bandeau au bas (`bar`), une carte dans le coin (`card`) ou un onglet au bord de l’écran (`tab`). Sur un petit écran, un bandeau précède la fenêtre (`dialog`).',
    },
    pages: {
      en: 'Paths where it may open, separated by spaces; `*` matches anything: `/en /en/articles/*`. Default: everywhere.',
      fr: 'Chemins où elle peut s’ouvrir, séparés par des espaces; `*` remplace n’importe quoi : `/fr /fr/articles/*`. Par défaut : partout.',
    },
    'except-pages': {
      en: 'Paths where it never opens by itself, written like `pages`.',
      fr: 'Chemins où elle ne s’ouvre jamais d’elle-même, écrits comme `pages`.',
    },
    campaign: {
      en: 'What the page’s address must contain, written like a query: `utm_source=facebook&utm_campaign=fall*`.',
      fr: 'Ce que l’adresse de la page doit contenir, écrit comme une requête : `utm_source=facebook&utm_campaign=automne*`.',
    },
    days: {
      en: 'Days of the week, in the visitor’s time: `mon tue wed thu fri sat sun`. Default: every day.',
      fr: 'Jours de la semaine, à l’heure de la personne : `mon tue wed thu fri sat sun`, de lundi à dimanche. Par défaut : tous les jours.',
    },
    from: {
      en: 'First day, `2026-12-01` in the visitor’s time, or an instant, `2026-12-01T09:00:00-05:00`.',
      fr: 'Premier jour, `2026-12-01` à l’heure de la personne, ou un instant, `2026-12-01T09:00:00-05:00`.',
    },
    until: {
      en: 'Last day, or an instant, written like `from`.',
      fr: 'Dernier jour, ou un instant, écrit comme `from`.',
    },
    frequency: {
      en: '`capped` respects `closed-days` and `subscribed-days`; `always` opens on every page.',
      fr: '`capped` respecte `closed-days` et `subscribed-days`; `always` ouvre à chaque page.',
    },
    'closed-days': {
      en: 'Days before it opens again after a visitor saw or closed it.',
      fr: 'Jours avant une nouvelle ouverture, une fois que la personne l’a vue ou fermée.',
    },
    'subscribed-days': {
      en: 'Days before it opens again after a sign-up.',
      fr: 'Jours avant une nouvelle ouverture, après une inscription.',
    },
    open: {
      en: 'Opens the dialog, regardless of the trigger and `frequency`; reflects its state.',
      fr: 'Ouvre la fenêtre, sans égard au déclencheur ni à `frequency`; reflète son état.',
    },
  },
  events: {
    'vitrine-interruption': { ...interruptionDocs, detail: "{ kind: 'lightbox' | 'teaser' }" },
    ...newsletterDialogEventDocs,
    'vitrine-newsletter-teased': {
      en: 'The bar, card or tab is on screen, was pressed to open the dialog, or was closed.',
      fr: 'Le bandeau, la carte ou l’onglet est à l’écran, a mené à la fenêtre, ou a été fermé.',
      detail: "{ display: 'bar' | 'card' | 'tab', state: 'shown' | 'pressed' | 'closed' }",
    },
  },
  slots: newsletterDialogSlots,
  parts: {
    ...newsletterDialogParts,
    teaser: { en: 'The bar, card or tab.', fr: 'Le bandeau, la carte ou l’onglet.' },
    'teaser-bar': { en: 'The bar.', fr: 'Le bandeau.' },
    'teaser-card': { en: 'The card.', fr: 'La carte.' },
    'teaser-tab': { en: 'The tab.', fr: 'L’onglet.' },
    'teaser-open': { en: 'The button that opens the dialog.', fr: 'Le bouton qui ouvre la fenêtre.' },
    'teaser-close': { en: 'The × of the teaser.', fr: 'Le × de l’invitation.' },
  },
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs },
};
