import { type Contract, formAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  fieldPropertyDocs,
  formAttributeDocs,
  formPropertyDocs,
  gapPropertyDocs,
} from '../../shared/element/contract-docs.ts';
import { type NewsletterEvent, newsletterEventDocs, newsletterParts } from '../../shared/newsletter/newsletter-docs.ts';

/** Public contract of `<vitrine-newsletter-form>`. */
export const newsletterForm = {
  tag: 'vitrine-newsletter-form',
  attributes: formAttributes,
} as const satisfies Contract;

/** Documentation of `<vitrine-newsletter-form>`; its README and the manifests are generated from it. */
export const newsletterFormDocs: ContractDocs<typeof newsletterForm, NewsletterEvent> = {
  summary: {
    en: 'The newsletter sign-up form, inline in the page.',
    fr: 'Le formulaire d’inscription à l’infolettre, dans la page.',
  },
  attributes: formAttributeDocs,
  events: newsletterEventDocs,
  parts: newsletterParts,
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs, ...formPropertyDocs, ...gapPropertyDocs },
};
