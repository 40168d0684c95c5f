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

/** Public contract of `<vitrine-new-movers>`. */
export const newMovers = {
  tag: 'vitrine-new-movers',
  attributes: { contest: { type: 'string', default: 'new-movers' }, ...contestAttributes },
} as const satisfies Contract;

/** Documentation of `<vitrine-new-movers>`; its README and the manifests are generated from it. */
export const newMoversDocs: ContractDocs<typeof newMovers, ContestEvent> = {
  summary: {
    en: 'The contest for people who have just moved: entering the PIN from a welcome card shows right away whether it wins.',
    fr: 'Le concours pour les gens qui viennent de déménager : le NIP de la carte de bienvenue dit tout de suite s’il est gagnant.',
  },
  attributes: {
    contest: { en: 'The id of another contest with PINs.', fr: 'L’identifiant d’un autre concours à NIP.' },
    ...contestAttributeDocs,
  },
  events: contestEventDocs,
  parts: contestParts,
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs, ...formPropertyDocs, ...gapPropertyDocs },
};
