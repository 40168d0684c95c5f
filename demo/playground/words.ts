import type { Words } from '../elements/examples.ts';

/** Texts of the playground, by purpose. */
export const words = {
  title: { en: 'Widget playground', fr: 'Atelier des widgets' },
  lead: {
    en: 'Choose a widget, configure it, and copy it in a form your page accepts.',
    fr: 'Choisissez un widget, réglez-le à votre goût et emportez-le sous la forme que votre page accepte.',
  },
  other: { en: 'Français', fr: 'English' },
  settings: { en: 'Settings', fr: 'Réglages' },
  widget: { en: 'Widget', fr: 'Widget' },
  brand: { en: 'Brand', fr: 'Bannière' },
  locale: { en: 'Widget language', fr: 'Langue du widget' },
  en: { en: 'English', fr: 'Anglais' },
  fr: { en: 'French', fr: 'Français' },
  width: { en: 'Preview on', fr: 'Vu sur' },
  phone: { en: 'a phone', fr: 'un téléphone' },
  desktop: { en: 'a desktop', fr: 'un ordinateur' },
  options: { en: 'Options', fr: 'Options' },
  noOptions: { en: 'This widget has no options.', fr: 'Ce widget n’a pas d’options à lui.' },
  unset: { en: 'Not set', fr: 'Non précisé' },
  show: { en: 'Show', fr: 'Afficher' },
  preview: { en: 'Preview', fr: 'En direct' },
  alone: { en: 'Open in a new tab', fr: 'L’ouvrir seul' },
  snippet: { en: 'Code', fr: 'À emporter' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
  notCopied: { en: 'Select it and copy it manually', fr: 'Sélectionnez-la et copiez-la à la main' },
  events: { en: 'Events', fr: 'Ce qu’il dit' },
  eventsLead: {
    en: 'Widget events and data layer entries, as they happen.',
    fr: 'Les événements du widget et les entrées de la couche de données, à mesure.',
  },
  sent: { en: 'Requests', fr: 'Ce qu’il envoie' },
  sentLead: {
    en: 'Requests to the handlers, with their headers and bodies, and the responses.',
    fr: 'Les appels aux services, avec leurs en-têtes et leur corps, et les réponses.',
  },
  nothingYet: { en: 'Nothing yet: use the widget.', fr: 'Rien encore : utilisez le widget.' },
  needsScript: {
    en: 'This part needs JavaScript.',
    fr: 'Cette partie a besoin de JavaScript.',
  },
  clear: { en: 'Clear', fr: 'Effacer' },
  open: { en: 'Open', fr: 'Ouvrir' },
  badJson: {
    en: 'This isn’t valid JSON, so it’s left out.',
    fr: 'Ce JSON n’est pas valide, il est donc laissé de côté.',
  },
  outOfRange: {
    en: 'This value isn’t allowed, so it’s left out.',
    fr: 'Cette valeur n’est pas permise, elle est donc laissée de côté.',
  },
  leftOut: {
    en: 'An address can’t carry JSON, so {{names}} is left out.',
    fr: 'Une adresse ne porte pas de JSON : {{names}} est laissé de côté.',
  },
  notFramed: {
    en: 'This widget can’t go in a frame: it opens over the page, or it’s about the page it’s on.',
    fr: 'Un cadre ne peut pas contenir ce widget : il s’ouvre par-dessus une page, ou concerne celle où il se trouve.',
  },
  origin: { en: 'Your site', fr: 'Où il va' },
  page: { en: 'Address of your page', fr: 'Adresse de votre page' },
  pageHelp: {
    en: 'The server accepts forms from allowed origins, and from frames.',
    fr: 'Les formulaires passent à partir des origines que le site connaît, et à partir des cadres.',
  },
  badPage: { en: 'This isn’t a web address.', fr: 'Ce n’est pas une adresse Web.' },
  unasked: { en: 'The site didn’t respond.', fr: 'Le site n’a pas répondu.' },
  allowed: {
    en: 'The server accepts forms from {{origin}}.',
    fr: 'Les formulaires des pages de {{origin}} passent.',
  },
  refused: {
    en: 'The server doesn’t accept forms from {{origin}} yet.',
    fr: 'Les formulaires des pages de {{origin}} ne passent pas encore.',
  },
  operatorLine: {
    en: 'Ask the site’s operator to add this after the existing origins, separated by commas:',
    fr: 'Pour l’exploitant du site, après les origines qui s’y trouvent déjà, séparées par des virgules :',
  },
  hosts: { en: 'What each system accepts', fr: 'Ce que chaque système accepte' },
  hostsLead: {
    en: 'Editors and content systems sanitize what people paste. Only the link works everywhere; it becomes the widget if the page has the script.',
    fr: 'Les éditeurs et les systèmes nettoient ce qu’on y colle. Seul le lien passe partout; il devient le widget là où la page a le script.',
  },
  host: { en: 'System', fr: 'Système' },
  linkForm: { en: 'Link', fr: 'Lien' },
  boxForm: { en: 'Box', fr: 'Bloc' },
  elementForm: { en: 'Element', fr: 'Élément' },
  frameForm: { en: 'Frame', fr: 'Cadre' },
  'takes-yes': { en: 'Yes', fr: 'Oui' },
  'takes-no': { en: 'No', fr: 'Non' },
  'takes-link': { en: 'Link only', fr: 'Son lien seul' },
} satisfies Record<string, Words>;

/** Kinds of snippets, and when to choose each. */
export const snippetWords = {
  prerendered: {
    name: { en: 'Prerendered', fr: 'Prérendu' },
    when: {
      en: 'For pages of your own: there with the page, styles and all, and nothing moves when the script comes; forms work without it.',
      fr: 'Pour vos propres pages : là dès l’affichage, styles compris, et rien ne bouge à l’arrivée du script; les formulaires s’en passent.',
    },
  },
  link: {
    name: { en: 'Link', fr: 'Lien' },
    when: {
      en: 'Works in every editor. If the page’s template has the script tag, the link becomes the widget; if not, it leads to our page.',
      fr: 'Traverse tous les éditeurs. Avec la balise de script dans le gabarit de la page, il devient le widget; sans elle, il mène à notre page.',
    },
  },
  box: {
    name: { en: 'Box', fr: 'Bloc' },
    when: {
      en: 'The same, for a system that keeps data attributes.',
      fr: 'De même, pour un système qui garde les attributs de données.',
    },
  },
  moving: {
    name: { en: 'Always current', fr: 'Toujours à jour' },
    when: {
      en: 'For most pages: one script for all widgets, with automatic fixes.',
      fr: 'Pour la plupart des pages : un seul script pour tous les widgets, et chaque correction arrive d’elle-même.',
    },
  },
  pinned: {
    name: { en: 'Pinned', fr: 'Version figée' },
    when: {
      en: 'If you approve every change: this release never changes, and the browser verifies its script.',
      fr: 'Là où rien ne doit changer sans votre accord : cette version reste telle quelle, et le navigateur en vérifie le script.',
    },
  },
  single: {
    name: { en: 'One file', fr: 'Un seul fichier' },
    when: {
      en: 'For a page with only this widget: the fastest first load.',
      fr: 'Pour une page où ce widget est seul : le plus rapide à froid.',
    },
  },
  linked: {
    name: { en: 'Prerendered, styles linked', fr: 'Prérendu, styles liés' },
    when: {
      en: 'For a page whose policy forbids inline styles.',
      fr: 'Pour une page dont la politique interdit les styles en ligne.',
    },
  },
  frame: {
    name: { en: 'Frame', fr: 'Cadre' },
    when: {
      en: 'For a page that doesn’t accept scripts. Your origin doesn’t have to be allowed. The guide has code that adjusts the height.',
      fr: 'Pour une page qui n’accepte pas de script. Votre origine n’a pas à être connue; le guide donne les lignes qui en suivent la hauteur.',
    },
  },
  oembed: {
    name: { en: 'Address (oEmbed)', fr: 'Adresse (oEmbed)' },
    when: {
      en: 'For a system that turns addresses into embeds: paste the first line. The second is the request it makes.',
      fr: 'Collez la première ligne là où un système change les adresses en contenu; la seconde est ce qu’il demande.',
    },
  },
  wordpress: {
    name: { en: 'WordPress', fr: 'WordPress' },
    when: {
      en: 'For sites with our plugin but no block editor. The plugin loads the script.',
      fr: 'Avec notre extension, là où il n’y a pas de blocs. Elle charge le script.',
    },
  },
  npm: {
    name: { en: 'npm', fr: 'npm' },
    when: {
      en: 'For an app with a bundler.',
      fr: 'Pour une application qui a un outil de regroupement.',
    },
  },
  manager: {
    name: { en: 'Tag manager', fr: 'Gestionnaire de balises' },
    when: {
      en: 'A custom HTML tag, if you can’t edit the page. Choose the place with a CSS selector.',
      fr: 'Une balise HTML personnalisée, pour qui ne peut pas toucher à la page. Désignez l’endroit par son sélecteur.',
    },
  },
} satisfies Record<string, { name: Words; when: Words }>;

/** Ways to embed a widget for which the playground shows a snippet. */
export type SnippetKind = keyof typeof snippetWords;
