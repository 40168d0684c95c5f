import { type Contract, formAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  fieldPropertyDocs,
  formAttributeDocs,
  formParts,
  formPropertyDocs,
  gapPropertyDocs,
  legendPart,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-contact-form>`. */
export const contactForm = {
  tag: 'vitrine-contact-form',
  attributes: {
    prefill: { type: 'string', default: '' },
    'prefill-from-address': { type: 'boolean' },
    ...formAttributes,
  },
} as const satisfies Contract;

/** Events that `<vitrine-contact-form>` dispatches. */
export type ContactEvent = 'vitrine-contact-submitted' | 'vitrine-contact-failed';

/** Documentation of `<vitrine-contact-form>`; its README and the manifests are generated from it. */
export const contactFormDocs: ContractDocs<typeof contactForm, ContactEvent> = {
  summary: {
    en: 'A contact form for customer service. The visitor’s answers survive a reload or a failure, and a sent message gets a reference number.',
    fr: 'Un formulaire pour écrire au service à la clientèle. Les réponses survivent à un rechargement ou à une erreur, et un message envoyé reçoit un numéro de référence.',
  },
  attributes: {
    prefill: {
      en: 'Initial values, written like a query: `Reason=store&StoreNumber=204`. The names are those of the form’s fields; what the visitor typed stays.',
      fr: 'Valeurs de départ, écrites comme une requête : `Reason=store&StoreNumber=204`. Les noms sont ceux des champs du formulaire; ce que la personne a saisi reste.',
    },
    'prefill-from-address': {
      en: 'Also takes `InquiryType`, `Reason`, `ComplaintCategory`, `LoyaltyCategory`, `StoreNumber` and `Message` from the query of the page’s address. Fields about the visitor are never taken: addresses end up in logs.',
      fr: 'Prend aussi `InquiryType`, `Reason`, `ComplaintCategory`, `LoyaltyCategory`, `StoreNumber` et `Message` dans l’adresse de la page. Ce qui touche la personne n’y est jamais pris : les adresses finissent dans des journaux.',
    },
    ...formAttributeDocs,
  },
  events: {
    'vitrine-contact-submitted': {
      en: 'The message was stored.',
      fr: 'Le message a été enregistré.',
      detail:
        "{ inquiryType: 'inquiry' | 'compliment' | 'complaint', reason: 'loyalty' | 'store' | 'merchandise' | 'giftcards' | 'other', language: 'en' | 'fr', sandbox?: true }",
    },
    'vitrine-contact-failed': {
      en: 'The message was rejected or couldn’t be sent; the form keeps its contents.',
      fr: 'Le message a été refusé ou n’a pas pu être envoyé; le formulaire garde son contenu.',
      detail: "{ outcome: 'bad-email' | 'bad-fields' | 'error', code: ReasonCode, sandbox?: true }",
    },
  },
  parts: {
    title: { en: 'The heading.', fr: 'Le titre.' },
    ...formParts,
    ...legendPart,
    summary: { en: 'The list of errors.', fr: 'La liste des erreurs.' },
    group: { en: 'One of the two groups of fields.', fr: 'L’un des deux groupes de champs.' },
    result: {
      en: 'The thank-you message that replaces the form.',
      fr: 'Le message de remerciement qui remplace le formulaire.',
    },
  },
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs, ...formPropertyDocs, ...gapPropertyDocs },
};
