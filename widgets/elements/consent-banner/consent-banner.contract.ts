import type { InterruptionEvent } from '../../shared/attention/attention.ts';
import { interruptionDocs } from '../../shared/attention/attention-docs.ts';
import { type Contract, commonAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  omitDocs,
  radiusPropertyDocs,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-consent-banner>`. */
export const consentBanner = {
  tag: 'vitrine-consent-banner',
  attributes: {
    ...commonAttributes,
    open: { type: 'boolean' },
    purposes: { type: 'string', default: '' },
    'click-ids': { type: 'string', default: '' },
  },
} as const satisfies Contract;

/** Events that `<vitrine-consent-banner>` dispatches. */
export type ConsentBannerEvent = 'vitrine-consent-changed' | InterruptionEvent;

/** Documentation of `<vitrine-consent-banner>`; its README and the manifests are generated from it. */
export const consentBannerDocs: ContractDocs<typeof consentBanner, ConsentBannerEvent> = {
  summary: {
    en: 'Asks once for consent to advertising and analytics, with two equal choices (Law 25). It isn’t a dialog: the page stays usable, and nothing runs until the visitor accepts. Global Privacy Control counts as a refusal. A link with `data-consent-preferences` reopens the banner; without JavaScript it works as a normal link. Scripts, frames and pictures that the page marks with `data-consent` start once they are allowed.',
    fr: 'Demande une seule fois le consentement à la publicité et à la mesure d’audience, avec deux réponses égales (Loi 25). Ce n’est pas une boîte de dialogue : la page reste utilisable, et rien ne se charge avant un accord. Global Privacy Control compte comme un refus. Un lien avec `data-consent-preferences` rouvre la bannière; sans JavaScript, c’est un lien ordinaire. Les scripts, les cadres et les images que la page marque de `data-consent` démarrent une fois acceptés.',
  },
  attributes: {
    ...commonAttributeDocs,
    open: {
      en: 'Shows the banner; reflects its state.',
      fr: 'Affiche la bannière; reflète son état.',
    },
    purposes: {
      en: 'What visitors may allow one by one: two or three of `analytics`, `advertising` and `maps`, with spaces between them. Without it, or with one, the question is about everything at once.',
      fr: 'Ce qui peut être accepté séparément : deux ou trois des mots `analytics`, `advertising` et `maps`, séparés par des espaces. Sans cet attribut, ou avec un seul mot, la question porte sur le tout.',
    },
    'click-ids': {
      en: 'Parameters of addresses by which advertisers name a click, such as `gclid fbclid`. Where advertising is allowed, they are kept for the tab and sent with its forms, if the service keeps them (`CLICK_IDS`).',
      fr: 'Paramètres d’adresse par lesquels un annonceur nomme un clic, comme `gclid fbclid`. Si la publicité est acceptée, ils sont gardés pour l’onglet et accompagnent ses formulaires, si le service les conserve (`CLICK_IDS`).',
    },
  },
  events: {
    'vitrine-interruption': { ...interruptionDocs, detail: "{ kind: 'consent' }" },
    'vitrine-consent-changed': {
      en: 'The choice is known, or has changed: on each page of a visitor who has chosen before, and after a choice here or in another tab; `purposes` is what is allowed, where the banner asks by purpose.',
      fr: 'Le choix est connu ou a changé : sur chaque page d’une personne qui a déjà choisi, puis après un choix fait ici ou dans un autre onglet; `purposes` dit ce qui est accepté, là où la bannière demande selon la fin.',
      detail: "{ choice: 'accepted' | 'refused' | 'chosen', purposes?: ('analytics' | 'advertising' | 'maps')[] }",
    },
  },
  parts: {
    banner: { en: 'The banner.', fr: 'La bannière.' },
    title: { en: 'The heading.', fr: 'Le titre.' },
    answer: { en: 'Each of the buttons.', fr: 'Chacun des boutons.' },
    purposes: { en: 'The list of purposes.', fr: 'La liste des fins.' },
  },
  properties: omitDocs({ ...brandPropertyDocs, ...radiusPropertyDocs }, '--vitrine-error'),
};
