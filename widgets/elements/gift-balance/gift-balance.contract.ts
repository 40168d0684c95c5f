import { type Contract, submitterAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  fieldPropertyDocs,
  gapPropertyDocs,
  sandboxPart,
  submitterAttributeDocs,
  successPropertyDocs,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-gift-balance>`. */
export const giftBalance = {
  tag: 'vitrine-gift-balance',
  attributes: {
    ...submitterAttributes,
    target: { type: 'string', default: '_top', values: ['_top', '_blank'] },
  },
} as const satisfies Contract;

/** Events that `<vitrine-gift-balance>` dispatches. */
export type GiftBalanceEvent = 'vitrine-partner-followed';

/** Documentation of `<vitrine-gift-balance>`; its README and the manifests are generated from it. */
export const giftBalanceDocs: ContractDocs<typeof giftBalance, GiftBalanceEvent> = {
  summary: {
    en: 'Links to the gift card partner: check a balance, buy a card by email or mail, get help. A field formats a card number without sending it. The links work without JavaScript. On the brand’s own domain they go to the partner; elsewhere they go to its test pages through the site’s server.',
    fr: 'Des liens vers le partenaire des cartes-cadeaux : vérifier un solde, acheter une carte par courriel ou par la poste, obtenir de l’aide. Un champ aide à relire un numéro de carte, sans l’envoyer. Les liens fonctionnent sans JavaScript. Sur le domaine de la marque, ils mènent au partenaire; ailleurs, à ses pages d’essai, par le serveur du site.',
  },
  attributes: {
    ...submitterAttributeDocs,
    target: {
      en: 'Where the partner’s site opens: `_top` replaces the page, `_blank` opens a new tab. Never in a frame.',
      fr: 'Où s’ouvre le site du partenaire : `_top`, à la place de la page, ou `_blank`, dans un nouvel onglet. Jamais dans un cadre.',
    },
  },
  events: {
    'vitrine-partner-followed': {
      en: 'The visitor follows a link to the partner; cancel the event to prevent it.',
      fr: 'La personne suit un lien vers le partenaire; annulez l’événement pour l’en empêcher.',
      detail: "{ page: 'balance' | 'egift-email' | 'egift-mail' | 'gift-help' }",
    },
  },
  parts: {
    ...sandboxPart,
    title: { en: 'A heading.', fr: 'Un titre.' },
    label: { en: 'The label of the field.', fr: 'L’étiquette du champ.' },
    input: { en: 'The card number field.', fr: 'Le champ du numéro de carte.' },
    status: { en: 'Whether the number looks complete.', fr: 'Si le numéro semble complet.' },
    link: { en: 'A link to the partner.', fr: 'Un lien vers le partenaire.' },
    hints: { en: 'The list of hints.', fr: 'La liste des conseils.' },
  },
  properties: { ...brandPropertyDocs, ...fieldPropertyDocs, ...successPropertyDocs, ...gapPropertyDocs },
};
