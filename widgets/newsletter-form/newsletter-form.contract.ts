import { type Contract, commonAttributes } from '../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  fieldPropertyDocs,
} from '../shared/element/contract-docs.ts';
import { type NewsletterEvent, newsletterEventDocs, newsletterParts } from '../shared/newsletter/newsletter-docs.ts';

export const newsletterForm = {
  tag: 'vitrine-newsletter-form',
  attributes: commonAttributes,
} as const satisfies Contract;

export const newsletterFormDocs: ContractDocs<typeof newsletterForm, NewsletterEvent> = {
  summary: {
    en: 'The newsletter sign-up as a part of the page (NL-11).',
    fr: 'L’inscription à l’infolettre, dans la page (NL-11).',
  },
  attributes: commonAttributeDocs,
  events: newsletterEventDocs,
  parts: newsletterParts,
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs },
};
