import { listBrands } from '../brand/list-brands.ts';
import { look } from '../brand/retailer.ts';
import type { LocalizedText } from '../locale/locale.ts';
import type { Contract } from './contract.ts';

/**
 * The documentation of a contract, in the same file but not in the bundle. The type requires an entry for every
 * attribute and event of the contract, and rejects any other. Markdown is allowed in its texts.
 */
export interface ContractDocs<C extends Contract, Event extends string = string> {
  summary: LocalizedText;
  /** What its README's snippet has besides the language, where the element alone would show nothing. */
  example?: { attributes?: string; children?: string };
  attributes: { [Name in keyof C['attributes']]: LocalizedText };
  /** By full name, `vitrine-<noun>-<past verb>`; `detail` is a TypeScript type, or `none`. */
  events: Record<Event, LocalizedText & { detail: string }>;
  /** Slot names for children, where the element has slots. */
  slots?: Record<string, LocalizedText>;
  /** Names for `::part()`. */
  parts: Record<string, LocalizedText>;
  /** Custom properties that the element reads, with their defaults. */
  properties: Record<`--vitrine-${string}`, LocalizedText & { default: string }>;
}

/** Documentation of the attributes that every widget has. */
export const commonAttributeDocs = {
  locale: {
    en: 'Language, `en` or `fr`. Default: the closest `lang`, then the visitor’s stored choice, then the browser’s languages.',
    fr: 'Langue, `en` ou `fr`. Par défaut : le `lang` le plus proche, puis le choix enregistré de la personne, puis les langues du navigateur.',
  },
  brand: {
    en: `Brand: ${listBrands('en')}. It sets the colours and is sent with submissions.`,
    fr: `Marque : ${listBrands('fr')}. Elle règle les couleurs et accompagne les envois.`,
  },
  api: {
    en: 'Origin of the handlers, for example `https://www.vitrine.example`, or `/` for the page’s own origin; plain HTTP only on localhost. Default: production on the brand’s own domain; elsewhere, the script’s origin.',
    fr: 'Origine des services, par exemple `https://www.vitrine.example`, ou `/` pour celle de la page; HTTP simple sur cette machine seulement. Par défaut : la production sur le domaine de la marque, ailleurs l’origine du script.',
  },
} as const satisfies Record<string, LocalizedText>;

/** Documentation of the attributes of every widget that submits something. */
export const submitterAttributeDocs = {
  ...commonAttributeDocs,
  sandbox: {
    en: 'Test mode: everything runs over the network, and nothing counts. Also `data-sandbox` on the script. Default: on a developer’s page (localhost, a private address, `.test`) with a service elsewhere; `sandbox="false"` sends for real.',
    fr: 'Mode d’essai : tout passe par le réseau, et rien ne compte. Aussi `data-sandbox` sur le script. Par défaut : sur la page d’un développeur (localhost, adresse privée, `.test`) dont le service est ailleurs; `sandbox="false"` envoie pour vrai.',
  },
} as const satisfies Record<string, LocalizedText>;

/** Documentation of the attributes of every form whose submissions are stored. */
export const formAttributeDocs = {
  ...submitterAttributeDocs,
  campaign: {
    en: 'Name of the campaign that what is sent belongs to, in place of that of the visitor’s link. It says something of the page and nothing of the visitor, so it needs no consent.',
    fr: 'Nom de la campagne à laquelle se rattache l’envoi, à la place de celle du lien suivi. Il dit quelque chose de la page et rien de la personne, donc n’exige pas de consentement.',
  },
} as const satisfies Record<string, LocalizedText>;

/** The part of every widget that submits something. */
export const sandboxPart = {
  sandbox: { en: 'The line that says that nothing counts.', fr: 'La ligne qui dit que rien ne compte.' },
} as const satisfies Record<string, LocalizedText>;

/** Documentation of the event that every widget fires. */
export const commonEventDocs = {
  'vitrine-error': {
    en: 'The widget failed, and shows the content between its tags. `cause` is the error.',
    fr: 'Le composant a échoué et montre le contenu entre ses balises. `cause` est l’erreur.',
    detail: "{ cause: unknown, code: 'widget-failed' }",
  },
} as const satisfies ContractDocs<Contract>['events'];

/** Documentation of the brands' CSS custom properties, which most widgets read; `omitDocs` removes the others. */
export const brandPropertyDocs = {
  '--vitrine-paper': { en: 'Background.', fr: 'Fond.', default: look.colours.paper },
  '--vitrine-ink': { en: 'Text.', fr: 'Texte.', default: look.colours.ink },
  '--vitrine-stone': { en: 'Secondary text.', fr: 'Texte secondaire.', default: look.colours.stone },
  '--vitrine-action': { en: 'Buttons and focus.', fr: 'Boutons et focus.', default: look.colours.action },
  '--vitrine-on-action': {
    en: 'Text on buttons; needs a contrast of 4.5:1 with `--vitrine-action`.',
    fr: 'Texte des boutons; exige un contraste de 4,5:1 avec `--vitrine-action`.',
    default: 'var(--vitrine-paper)',
  },
  '--vitrine-line': { en: 'Thin lines and ornaments.', fr: 'Filets et ornements.', default: look.colours.line },
  '--vitrine-error': { en: 'Errors.', fr: 'Erreurs.', default: look.colours.error },
  '--vitrine-font-display': {
    en: 'Titles.',
    fr: 'Titres.',
    default: `'${look.fonts.display.family}', ${look.fonts.display.generic}`,
  },
  '--vitrine-display-weight': {
    en: 'Weight of titles, a number.',
    fr: 'Graisse des titres, un nombre.',
    default: String(look.headings.weight),
  },
  '--vitrine-font-text': {
    en: 'Text and fields.',
    fr: 'Texte et champs.',
    default: `'${look.fonts.text.family}', ${look.fonts.text.generic}`,
  },
} as const satisfies ContractDocs<Contract>['properties'];

/**
 * Documentation without the properties that have no effect on an element. Its result must not be spread: bundlers keep
 * that, and the documentation with it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function omitDocs<Docs extends object, Name extends keyof Docs>(docs: Docs, ...names: Name[]): Omit<Docs, Name> {
  const kept = Object.entries(docs).filter(([name]) => !names.includes(name as Name));
  return Object.fromEntries(kept) as Omit<Docs, Name>;
}

/** For elements that stand in the page. */
export const gapPropertyDocs = {
  '--vitrine-gap': {
    en: 'Space below the element; the page’s own `margin` has no effect.',
    fr: 'Espace sous l’élément; un `margin` de la page n’a aucun effet.',
    default: '0',
  },
} as const satisfies ContractDocs<Contract>['properties'];

/** For elements with fields or buttons. */
export const radiusPropertyDocs = {
  '--vitrine-radius': {
    en: 'Corners of fields and buttons.',
    fr: 'Coins des champs et des boutons.',
    default: look.radius,
  },
} as const satisfies ContractDocs<Contract>['properties'];

/** For elements with fields. No colour follows `--vitrine-ink`, which may be light on a dark page. */
export const fieldPropertyDocs = {
  '--vitrine-field': {
    en: 'Background of fields and their suggestions; set it together with `--vitrine-field-ink`.',
    fr: 'Fond des champs et de leurs suggestions; à régler avec `--vitrine-field-ink`.',
    default: '#fff',
  },
  '--vitrine-field-ink': {
    en: 'Text in fields; needs a contrast of 4.5:1 with `--vitrine-field`. It doesn’t follow `--vitrine-ink`.',
    fr: 'Texte des champs; exige un contraste de 4,5:1 avec `--vitrine-field`. Ne suit pas `--vitrine-ink`.',
    default: look.colours.ink,
  },
  ...radiusPropertyDocs,
} as const satisfies ContractDocs<Contract>['properties'];

/** For forms. */
export const formPropertyDocs = {
  '--vitrine-space': {
    en: 'Space between fields.',
    fr: 'Espace entre les champs.',
    default: '1.15em',
  },
} as const satisfies ContractDocs<Contract>['properties'];

/** Parts of fields and of the button, the same in every form. */
export const formParts = {
  ...sandboxPart,
  form: { en: 'The form.', fr: 'Le formulaire.' },
  field: { en: 'A label with its control and error.', fr: 'Une étiquette avec son champ et son erreur.' },
  label: { en: 'The label of a control.', fr: 'L’étiquette d’un champ.' },
  input: { en: 'A text field, a list or a text area.', fr: 'Un champ, une liste ou une zone de texte.' },
  error: { en: 'A field’s error message.', fr: 'Le message d’erreur d’un champ.' },
  legal: { en: 'The consent text.', fr: 'Le texte du consentement.' },
  link: { en: 'A link in the consent text.', fr: 'Un lien dans le texte du consentement.' },
  submit: { en: 'The button, in every state.', fr: 'Le bouton, dans tous ses états.' },
  'submit-pending': {
    en: 'The button while a field is incomplete or the form is being sent.',
    fr: 'Le bouton tant qu’un champ est incomplet ou que l’envoi est en cours.',
  },
  status: { en: 'Progress and failure messages.', fr: 'Messages de progression et d’erreur.' },
} as const satisfies Record<string, LocalizedText>;

/** For forms with groups of controls. */
export const legendPart = {
  legend: { en: 'The label of a group of controls.', fr: 'L’étiquette d’un groupe de champs.' },
} as const satisfies Record<string, LocalizedText>;

/** For elements that show a success or an open state. */
export const successPropertyDocs = {
  '--vitrine-success': {
    en: 'Success messages and open states.',
    fr: 'Messages de réussite et états ouverts.',
    default: look.colours.success,
  },
} as const satisfies ContractDocs<Contract>['properties'];
