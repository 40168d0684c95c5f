import { formAttributes } from '../element/contract.ts';
import { formAttributeDocs, formParts } from '../element/contract-docs.ts';

/** Attributes of both contest widgets, without the contest's name. */
export const contestAttributes = {
  ...formAttributes,
  details: { type: 'json', default: undefined },
} as const;

/** Documentation of the attributes that both contest widgets have. */
export const contestAttributeDocs = {
  ...formAttributeDocs,
  details: {
    en: 'The contest’s details, if the page already has them, as the JSON of `GET /Contest/Details`. The form then shows right away; the service still decides whether the contest is open.',
    fr: 'Les détails du concours, si la page les a déjà, sous la forme du JSON de `GET /Contest/Details`. Le formulaire s’affiche alors tout de suite; le service décide toujours si le concours est ouvert.',
  },
} as const;

/** Parts for `::part()`, the same in both kinds of form. */
export const contestParts = {
  title: { en: 'The heading.', fr: 'Le titre.' },
  prizes: { en: 'The list of prizes.', fr: 'La liste des prix.' },
  counts: {
    en: 'How many have entered and how much time is left, if the contest shows them.',
    fr: 'Le nombre de participations et le temps qui reste, pour les concours qui les affichent.',
  },
  ...formParts,
  result: { en: 'The message that replaces the form.', fr: 'Le message qui remplace le formulaire.' },
} as const;

/** Events that both contest widgets dispatch. */
export type ContestEvent = 'vitrine-contest-submitted' | 'vitrine-contest-failed';

/** Event documentation, the same in both widgets except for prizes. Events never contain personal data. */
export const contestEventDocs = {
  'vitrine-contest-submitted': {
    en: 'The entry was stored, or had been stored before.',
    fr: 'La participation a été enregistrée, ou l’était déjà.',
    detail:
      "{ contest: string, outcome: 'entered' | 'already-entered' | 'winner' | 'not-winner' | 'not-winner-member', language: 'en' | 'fr', sandbox?: true }",
  },
  'vitrine-contest-failed': {
    en: 'The entry was rejected or couldn’t be sent; the form stays, unless the contest isn’t open.',
    fr: 'La participation a été refusée ou n’a pas pu être envoyée; le formulaire reste affiché, sauf si le concours n’est pas ouvert.',
    detail:
      "{ contest: string, outcome: 'bad-email' | 'bad-fields' | 'wrong-answer' | 'bad-pin' | 'not-open' | 'error', code: ReasonCode, sandbox?: true }",
  },
} as const;
