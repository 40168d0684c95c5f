import { formAttributes } from '../element/contract.ts';
import {
  brandPropertyDocs,
  fieldPropertyDocs,
  formAttributeDocs,
  formParts,
  formPropertyDocs,
  gapPropertyDocs,
} from '../element/contract-docs.ts';

/** Attributes of every form in the default layout. */
export const ownFormContract = { 'no-heading': { type: 'boolean' }, ...formAttributes } as const;

/** Events that these forms dispatch. */
export type OwnFormEvent = 'vitrine-form-submitted' | 'vitrine-form-failed';

/** Documentation of these forms, apart from their summaries. Events never contain personal data. */
export const ownFormDocs = {
  attributes: {
    'no-heading': {
      en: 'Hides the title from sight and leaves out the introduction, where the page has its own.',
      fr: 'Cache le titre aux yeux et omet l’introduction, quand la page a les siens.',
    },
    ...formAttributeDocs,
  },
  events: {
    'vitrine-form-submitted': {
      en: 'What was filled in is stored. `form` is the form’s name.',
      fr: 'Le contenu du formulaire a été enregistré. `form` est le nom du formulaire.',
      detail: "{ form: string, language: 'en' | 'fr', sandbox?: true }",
    },
    'vitrine-form-failed': {
      en: 'The form was rejected or couldn’t be sent; it keeps its contents.',
      fr: 'Le formulaire a été refusé ou n’a pas pu être envoyé; il garde son contenu.',
      detail: "{ form: string, outcome: 'bad-email' | 'bad-fields' | 'error', code: ReasonCode, sandbox?: true }",
    },
  },
  parts: {
    title: { en: 'The heading.', fr: 'Le titre.' },
    intro: { en: 'The introduction.', fr: 'L’introduction.' },
    ...formParts,
    summary: { en: 'The list of errors.', fr: 'La liste des erreurs.' },
    result: {
      en: 'The thank-you message that replaces the form.',
      fr: 'Le message de remerciement qui remplace le formulaire.',
    },
  },
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs, ...formPropertyDocs, ...gapPropertyDocs },
} as const;
