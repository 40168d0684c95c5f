import { type Contract, formAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  fieldPropertyDocs,
  formAttributeDocs,
} from '../../shared/element/contract-docs.ts';
import {
  type NewsletterDialogEvent,
  newsletterDialogEventDocs,
  newsletterDialogParts,
  newsletterDialogSlots,
} from '../../shared/newsletter/newsletter-docs.ts';

/** Public contract of `<vitrine-gift-lightbox>`. */
export const giftLightbox = {
  tag: 'vitrine-gift-lightbox',
  attributes: { ...formAttributes, open: { type: 'boolean' } },
} as const satisfies Contract;

/** Documentation of `<vitrine-gift-lightbox>`; its README and the manifests are generated from it. */
export const giftLightboxDocs: ContractDocs<typeof giftLightbox, NewsletterDialogEvent> = {
  summary: {
    en: 'The gift pages’ newsletter sign-up in a dialog: the same form, with text about gift cards. It opens only on request, with the link inside it or with `open`. Without JavaScript, the link works as a normal link.',
    fr: 'L’inscription à l’infolettre des pages de cartes-cadeaux, dans une fenêtre : le même formulaire, avec un texte sur les cartes-cadeaux. Elle ne s’ouvre que sur demande, par le lien qu’elle contient ou par `open`. Sans JavaScript, c’est un lien ordinaire.',
  },
  example: { children: '<a href="https://www.vitrine.example/fr/newsletter">Gagnez une carte-cadeau chaque mois</a>' },
  attributes: {
    ...formAttributeDocs,
    open: {
      en: 'Opens the dialog; reflects its state.',
      fr: 'Ouvre la fenêtre; reflète son état.',
    },
  },
  events: newsletterDialogEventDocs,
  slots: newsletterDialogSlots,
  parts: newsletterDialogParts,
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs },
};
