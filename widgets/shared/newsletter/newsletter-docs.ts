import { formParts, legendPart } from '../element/contract-docs.ts';

/** Parts of the sign-up for `::part()`, the same in the lightbox and on a page. */
export const newsletterParts = {
  title: { en: 'The heading.', fr: 'Le titre.' },
  intro: { en: 'The introduction.', fr: 'L’introduction.' },
  ...formParts,
  ...legendPart,
  result: {
    en: 'The thank-you message that replaces the form.',
    fr: 'Le message de remerciement qui remplace le formulaire.',
  },
} as const;

/** Events that every newsletter sign-up dispatches. */
export type NewsletterEvent = 'vitrine-newsletter-submitted' | 'vitrine-newsletter-failed';

/** Events of the sign-up, the same in the lightbox and on a page. */
export const newsletterEventDocs = {
  'vitrine-newsletter-submitted': {
    en: 'The sign-up was stored or waits for a confirmation by email, or the address was already on the list.',
    fr: 'L’inscription est enregistrée ou attend une confirmation par courriel, ou l’adresse figurait déjà sur la liste.',
    detail: "{ outcome: 'subscribed' | 'to-confirm' | 'already-subscribed', language: 'en' | 'fr', sandbox?: true }",
  },
  'vitrine-newsletter-failed': {
    en: 'The sign-up was rejected or couldn’t be sent; the form stays.',
    fr: 'L’inscription a été refusée ou n’a pas pu être envoyée; le formulaire reste affiché.',
    detail: "{ outcome: 'bad-email' | 'error', code: ReasonCode, sandbox?: true }",
  },
} as const;

/** Events of a sign-up in a dialog. */
export type NewsletterDialogEvent = NewsletterEvent | 'vitrine-newsletter-opened' | 'vitrine-newsletter-closed';

/** Events of the sign-up in a dialog. */
export const newsletterDialogEventDocs = {
  'vitrine-newsletter-opened': { en: 'The dialog opened.', fr: 'La fenêtre s’est ouverte.', detail: 'none' },
  'vitrine-newsletter-closed': {
    en: 'The dialog closed, with the reason.',
    fr: 'La fenêtre s’est fermée, avec la raison.',
    detail: "{ reason: 'button' | 'escape' | 'backdrop' | 'link' | 'script' }",
  },
  ...newsletterEventDocs,
} as const;

/** Slots of the dialog. */
export const newsletterDialogSlots = {
  picture: {
    en: 'A decorative `<img hidden loading="lazy" alt="">`, beside the text, or above it on phones. It loads when the dialog opens, and is cropped to fit.',
    fr: 'Une image décorative, `<img hidden loading="lazy" alt="">`, à côté du texte ou, sur un téléphone, au-dessus. Elle se charge à l’ouverture de la fenêtre et est rognée au besoin.',
  },
} as const;

/** Parts of the sign-up in a dialog. */
export const newsletterDialogParts = {
  dialog: { en: 'The dialog that covers the page.', fr: 'La fenêtre qui couvre la page.' },
  panel: { en: 'The panel in the middle.', fr: 'Le panneau au centre.' },
  close: { en: 'The × button.', fr: 'Le bouton ×.' },
  ...newsletterParts,
} as const;
