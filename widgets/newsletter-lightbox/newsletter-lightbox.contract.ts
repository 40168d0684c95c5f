import { type Contract, commonAttributes } from '../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  fieldPropertyDocs,
} from '../shared/element/contract-docs.ts';
import {
  type NewsletterDialogEvent,
  newsletterDialogEventDocs,
  newsletterDialogParts,
  newsletterDialogSlots,
} from '../shared/newsletter/newsletter-docs.ts';

/** Public contract of `<vitrine-newsletter-lightbox>`. */
export const newsletterLightbox = {
  tag: 'vitrine-newsletter-lightbox',
  attributes: {
    ...commonAttributes,
    trigger: { type: 'string', default: 'delay', values: ['delay', 'scroll', 'exit', 'manual'] },
    delay: { type: 'number', default: 5, min: 0, max: 86_400 },
    'scroll-depth': { type: 'number', default: 50, min: 0, max: 100 },
    frequency: { type: 'string', default: 'capped', values: ['capped', 'always'] },
    'closed-days': { type: 'number', default: 30, min: 0 },
    'subscribed-days': { type: 'number', default: 365, min: 0 },
    open: { type: 'boolean' },
  },
} as const satisfies Contract;

/** Documentation of `<vitrine-newsletter-lightbox>`; its README and the manifests are generated from it. */
export const newsletterLightboxDocs: ContractDocs<typeof newsletterLightbox, NewsletterDialogEvent> = {
  summary: {
    en: 'The newsletter sign-up in a dialog over the page. It doesn’t open on a newsletter page, for visitors who come from the newsletter (`utm_source=zeta` with `utm_medium=email`), while another dialog is open, or for some time after a visitor closed it or signed up.',
    fr: 'L’inscription à l’infolettre dans une fenêtre par-dessus la page. Elle n’apparaît pas sur une page d’infolettre, ni pour qui arrive de l’infolettre (`utm_source=zeta` avec `utm_medium=email`), ni par-dessus une autre fenêtre, ni pendant un certain temps après avoir été fermée ou utilisée.',
  },
  attributes: {
    ...commonAttributeDocs,
    trigger: {
      en: 'What opens it: `delay`, `scroll` depth, `exit` intent, or `manual` for `open` only.',
      fr: 'Ce qui l’ouvre : `delay` (délai), `scroll` (profondeur de défilement), `exit` (intention de sortie) ou `manual` pour `open` seulement.',
    },
    delay: { en: 'Seconds before it opens, with `delay`.', fr: 'Secondes avant l’ouverture, pour `delay`.' },
    'scroll-depth': {
      en: 'Percentage of the page scrolled before it opens, with `scroll`.',
      fr: 'Pourcentage de la page déjà vu à l’ouverture, pour `scroll`.',
    },
    frequency: {
      en: '`capped` respects `closed-days` and `subscribed-days`; `always` opens on every page.',
      fr: '`capped` respecte les deux pauses ci-dessous; `always` ouvre à chaque page.',
    },
    'closed-days': {
      en: 'Days before it opens again after a visitor closed it.',
      fr: 'Jours de pause après une fermeture.',
    },
    'subscribed-days': {
      en: 'Days before it opens again after a sign-up.',
      fr: 'Jours de pause après une inscription.',
    },
    open: {
      en: 'Opens the dialog, regardless of the trigger and `frequency`; reflects its state.',
      fr: 'Ouverte maintenant, sans égard au déclencheur ni aux pauses; suit l’état de la fenêtre.',
    },
  },
  events: {
    ...newsletterDialogEventDocs,
  },
  slots: newsletterDialogSlots,
  parts: {
    ...newsletterDialogParts,
  },
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs },
};
