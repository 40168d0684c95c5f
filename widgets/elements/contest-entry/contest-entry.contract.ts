import {
  type ContestEvent,
  contestAttributeDocs,
  contestAttributes,
  contestEventDocs,
  contestParts,
} from '../../shared/contest/contest-docs.ts';
import type { Contract } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  fieldPropertyDocs,
  formPropertyDocs,
  gapPropertyDocs,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-contest-entry>`. */
export const contestEntry = {
  tag: 'vitrine-contest-entry',
  attributes: { contest: { type: 'string', default: '' }, ...contestAttributes },
} as const satisfies Contract;

/** Documentation of `<vitrine-contest-entry>`; its README and the manifests are generated from it. */
export const contestEntryDocs: ContractDocs<typeof contestEntry, ContestEvent> = {
  summary: {
    en: 'A contest’s entry form, with its prizes and closing date. Before the contest opens and after it closes, a message replaces the form.',
    fr: 'Le formulaire de participation à un concours, avec les prix et la date limite. Avant l’ouverture et après la clôture, un message remplace le formulaire.',
  },
  example: { attributes: 'contest="fall-promotion"' },
  attributes: {
    contest: {
      en: 'The contest’s id, for example `fall-promotion`.',
      fr: 'L’identifiant du concours, par exemple `fall-promotion`.',
    },
    ...contestAttributeDocs,
  },
  events: contestEventDocs,
  parts: contestParts,
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs, ...formPropertyDocs, ...gapPropertyDocs },
};
