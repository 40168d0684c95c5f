import { type Contract, commonAttributes } from '../../shared/element/contract.ts';
import {
  brandPropertyDocs,
  type ContractDocs,
  commonAttributeDocs,
  gapPropertyDocs,
  omitDocs,
  radiusPropertyDocs,
} from '../../shared/element/contract-docs.ts';

/** Public contract of `<vitrine-share-buttons>`. */
export const shareButtons = {
  tag: 'vitrine-share-buttons',
  attributes: {
    ...commonAttributes,
    networks: { type: 'string', default: 'facebook,pinterest,twitter,email' },
    'page-url': { type: 'address', default: '' },
    headline: { type: 'string', default: '' },
    description: { type: 'string', default: '' },
    quote: { type: 'string', default: '' },
    hashtags: { type: 'string', default: '' },
    'twitter-user': { type: 'string', default: '' },
    media: { type: 'address', default: '' },
    campaign: { type: 'string', default: '' },
    'mastodon-instance': { type: 'string', default: '' },
    'custom-networks': { type: 'json', default: undefined },
  },
} as const satisfies Contract;

/** Events that `<vitrine-share-buttons>` dispatches. */
export type ShareButtonsEvent = 'vitrine-share-opened';

/** Documentation of `<vitrine-share-buttons>`; its README and the manifests are generated from it. */
export const shareButtonsDocs: ContractDocs<typeof shareButtons, ShareButtonsEvent> = {
  summary: {
    en: 'Links that share the page on social networks, a button that copies the link, and the device’s own share dialog if it has one. They are real links: prerendered with `page-url`, they work without JavaScript. Nothing loads from a network before a click.',
    fr: 'Des liens pour partager la page sur les réseaux sociaux, la copie du lien et le partage de l’appareil lorsqu’il existe. De vrais liens : prérendus avec `page-url`, ils fonctionnent sans JavaScript. Rien d’un réseau ne se charge avant un clic.',
  },
  attributes: {
    ...commonAttributeDocs,
    networks: {
      en: 'Networks in order, separated by commas: `bluesky`, `buffer`, `email`, `evernote`, `facebook`, `flipboard`, `hackernews`, `instapaper`, `line`, `linkedin`, `mastodon`, `messenger`, `odnoklassniki`, `pinterest`, `quora`, `reddit`, `sms`, `telegram`, `threads`, `tumblr`, `twitter`, `viber`, `vk`, `weibo`, `whatsapp`, `wordpress`, `xing`, `yammer`. Closed networks, kept for old pages only: `baidu`, `pocket` (2025), `skype` (2025), `stumbleupon` (2018). Any other name is skipped, with one warning.',
      fr: 'Les réseaux dans l’ordre, séparés par des virgules : `bluesky`, `buffer`, `email`, `evernote`, `facebook`, `flipboard`, `hackernews`, `instapaper`, `line`, `linkedin`, `mastodon`, `messenger`, `odnoklassniki`, `pinterest`, `quora`, `reddit`, `sms`, `telegram`, `threads`, `tumblr`, `twitter`, `viber`, `vk`, `weibo`, `whatsapp`, `wordpress`, `xing`, `yammer`. Fermés et conservés pour d’anciennes pages seulement : `baidu`, `pocket` (2025), `skype` (2025), `stumbleupon` (2018). Tout autre nom est omis, avec un avertissement.',
    },
    'page-url': {
      en: 'URL to share. Default: the page’s canonical link, or its own URL.',
      fr: 'Adresse à partager. Par défaut : le lien canonique de la page, sinon son adresse.',
    },
    headline: {
      en: 'Title to share. Default: `og:title`, or the page’s title.',
      fr: 'Titre à partager. Par défaut : `og:title`, sinon le titre de la page.',
    },
    description: {
      en: 'Description to share. Default: `og:description`, or the page’s description.',
      fr: 'Description à partager. Par défaut : `og:description`, sinon la description de la page.',
    },
    quote: {
      en: 'Quote for Facebook, which may ignore it.',
      fr: 'Citation pour Facebook, qui peut l’omettre.',
    },
    hashtags: {
      en: 'Hashtags separated by commas, with or without `#`. Facebook uses only the first.',
      fr: 'Mots-clics séparés par des virgules, avec ou sans `#`; Facebook prend le premier.',
    },
    'twitter-user': {
      en: 'X account to mention, with or without `@`.',
      fr: 'Compte mentionné par une publication sur X, avec ou sans `@`.',
    },
    media: {
      en: 'URL of a picture, mainly for Pinterest. Default: `og:image`.',
      fr: 'Adresse d’une image, surtout pour Pinterest. Par défaut : `og:image`.',
    },
    campaign: {
      en: 'Name of a campaign. The shared URL gets `utm_campaign` with this name, `utm_medium=share`, and the network as `utm_source`.',
      fr: 'Nom d’une campagne. L’adresse partagée reçoit `utm_campaign` avec ce nom, `utm_medium=share`, et le réseau comme `utm_source`.',
    },
    'mastodon-instance': {
      en: 'Mastodon server on which to share, such as `mastodon.social`. Without it, a press asks the visitor for theirs; without JavaScript, it’s `mastodon.social`.',
      fr: 'Serveur Mastodon où partager, comme `mastodon.social`. Sans lui, la personne qui appuie indique le sien; sans JavaScript, c’est `mastodon.social`.',
    },
    'custom-networks': {
      en: 'Networks of your own as JSON, to be named in `networks`: `[{"key": "diaspora", "name": "diaspora*", "link": "https://share.diasporafoundation.org/?title={title}&url={url}"}]`. Placeholders: `{url}`, `{title}`, `{description}`, `{quote}`, `{media}`. Without an `icon`, the path of an SVG of 72 by 72, the link shows the name.',
      fr: 'Vos propres réseaux en JSON, à nommer dans `networks` : `[{"key": "diaspora", "name": "diaspora*", "link": "https://share.diasporafoundation.org/?title={title}&url={url}"}]`. Paramètres : `{url}`, `{title}`, `{description}`, `{quote}`, `{media}`. Sans `icon`, le tracé d’un SVG de 72 sur 72, le lien porte le nom du réseau.',
    },
  },
  events: {
    'vitrine-share-opened': {
      en: 'The visitor started to share; the data layer gets `share` with the same value. `network` is one of `networks`, `native` for the device’s own dialog, or `copy` for the link.',
      fr: 'La personne a commencé à partager; la couche de données reçoit `share` avec la même valeur. `network` est une clé de `networks`, `native` pour le partage de l’appareil, ou `copy` pour le lien.',
      detail: '{ network: string }',
    },
  },
  parts: {
    row: { en: 'The whole row.', fr: 'Toute la rangée.' },
    label: {
      en: 'The label in front; a button if the device can share.',
      fr: 'L’étiquette au début; un bouton si l’appareil sait partager.',
    },
    link: { en: 'A network’s link.', fr: 'Le lien d’un réseau.' },
    copy: { en: 'The button that copies the link.', fr: 'Le bouton qui copie le lien.' },
    address: {
      en: 'The link to copy manually if the browser refuses.',
      fr: 'Le lien à copier à la main si le navigateur refuse.',
    },
    status: { en: 'The message confirming that the link was copied.', fr: 'Le message qui dit que le lien est copié.' },
  },
  properties: omitDocs(
    { ...brandPropertyDocs, ...radiusPropertyDocs, ...gapPropertyDocs },
    '--vitrine-paper',
    '--vitrine-on-action',
    '--vitrine-error',
    '--vitrine-font-display',
    '--vitrine-display-weight',
  ),
};
