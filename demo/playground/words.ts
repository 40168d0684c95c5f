import type { Words } from '../elements/examples.ts';

/** Texts of the playground, by purpose. */
export const words = {
  title: { en: 'Widget playground', fr: 'Atelier des widgets' },
  lead: {
    en: 'Choose a widget, set it as you like, and take it along in the form that your page takes.',
    fr: 'Choisissez un widget, réglez-le à votre goût et emportez-le sous la forme que votre page accepte.',
  },
  other: { en: 'Français', fr: 'English' },
  settings: { en: 'Settings', fr: 'Réglages' },
  widget: { en: 'Widget', fr: 'Widget' },
  brand: { en: 'Brand', fr: 'Bannière' },
  locale: { en: 'Language of the widget', fr: 'Langue du widget' },
  en: { en: 'English', fr: 'Anglais' },
  fr: { en: 'French', fr: 'Français' },
  width: { en: 'Seen on', fr: 'Vu sur' },
  phone: { en: 'a phone', fr: 'un téléphone' },
  desktop: { en: 'a desktop', fr: 'un ordinateur' },
  options: { en: 'Options', fr: 'Options' },
  noOptions: { en: 'This widget has no options of its own.', fr: 'Ce widget n’a pas d’options à lui.' },
  unset: { en: 'Not set', fr: 'Non précisé' },
  show: { en: 'Show', fr: 'Afficher' },
  preview: { en: 'Live', fr: 'En direct' },
  alone: { en: 'Open it alone', fr: 'L’ouvrir seul' },
  snippet: { en: 'To take along', fr: 'À emporter' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
  notCopied: { en: 'Select it and copy it by hand', fr: 'Sélectionnez-la et copiez-la à la main' },
  events: { en: 'What it says', fr: 'Ce qu’il dit' },
  eventsLead: {
    en: 'Events of the widget and entries of the data layer, as they happen.',
    fr: 'Les événements du widget et les entrées de la couche de données, à mesure.',
  },
  sent: { en: 'What it sends', fr: 'Ce qu’il envoie' },
  sentLead: {
    en: 'Calls to the handlers, with their headers and body, and the answers.',
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
    en: 'This is not valid JSON, so it is left out.',
    fr: 'Ce JSON n’est pas valide, il est donc laissé de côté.',
  },
  outOfRange: {
    en: 'This value is none of those allowed, so it is left out.',
    fr: 'Cette valeur n’est pas permise, elle est donc laissée de côté.',
  },
  leftOut: {
    en: 'An address carries no JSON: {{names}} is left out.',
    fr: 'Une adresse ne porte pas de JSON : {{names}} est laissé de côté.',
  },
  notFramed: {
    en: 'A frame cannot hold this widget: it opens over a page, or is about the page that it stands on.',
    fr: 'Un cadre ne peut pas contenir ce widget : il s’ouvre par-dessus une page, ou concerne celle où il se trouve.',
  },
  origin: { en: 'Where it goes', fr: 'Où il va' },
  page: { en: 'Address of your page', fr: 'Adresse de votre page' },
  pageHelp: {
    en: 'Forms get through from origins that the site knows, and from frames.',
    fr: 'Les formulaires passent à partir des origines que le site connaît, et à partir des cadres.',
  },
  badPage: { en: 'This is no web address.', fr: 'Ce n’est pas une adresse Web.' },
  unasked: { en: 'The site did not answer.', fr: 'Le site n’a pas répondu.' },
  allowed: {
    en: 'Forms on pages of {{origin}} get through.',
    fr: 'Les formulaires des pages de {{origin}} passent.',
  },
  refused: {
    en: 'Forms on pages of {{origin}} do not get through yet.',
    fr: 'Les formulaires des pages de {{origin}} ne passent pas encore.',
  },
  operatorLine: {
    en: 'For the operator of the site, after the origins that are there already, with commas between them:',
    fr: 'Pour l’exploitant du site, après les origines qui s’y trouvent déjà, séparées par des virgules :',
  },
  hosts: { en: 'Which system takes what', fr: 'Ce que chaque système accepte' },
  hostsLead: {
    en: 'Editors and systems clean what people paste. Only the link gets through everywhere; it becomes the widget where the page has the script.',
    fr: 'Les éditeurs et les systèmes nettoient ce qu’on y colle. Seul le lien passe partout; il devient le widget là où la page a le script.',
  },
  host: { en: 'System', fr: 'Système' },
  linkForm: { en: 'Link', fr: 'Lien' },
  boxForm: { en: 'Box', fr: 'Bloc' },
  elementForm: { en: 'Element', fr: 'Élément' },
  frameForm: { en: 'Frame', fr: 'Cadre' },
  'takes-yes': { en: 'Yes', fr: 'Oui' },
  'takes-no': { en: 'No', fr: 'Non' },
  'takes-link': { en: 'Only its link', fr: 'Son lien seul' },
} satisfies Record<string, Words>;

/** Kinds of snippets, and when to choose each. */
export const snippetWords = {
  link: {
    name: { en: 'Link', fr: 'Lien' },
    when: {
      en: 'Gets through every editor. With the script tag in the page’s template it becomes the widget; without it, it leads to our page.',
      fr: 'Traverse tous les éditeurs. Avec la balise de script dans le gabarit de la page, il devient le widget; sans elle, il mène à notre page.',
    },
  },
  box: {
    name: { en: 'Box', fr: 'Bloc' },
    when: {
      en: 'The same for a system that keeps data attributes.',
      fr: 'De même, pour un système qui garde les attributs de données.',
    },
  },
  moving: {
    name: { en: 'Always current', fr: 'Toujours à jour' },
    when: {
      en: 'For most pages: one script for all widgets, and every repair arrives by itself.',
      fr: 'Pour la plupart des pages : un seul script pour tous les widgets, et chaque correction arrive d’elle-même.',
    },
  },
  pinned: {
    name: { en: 'Pinned', fr: 'Version figée' },
    when: {
      en: 'Where nothing may change unasked: this release stays as it is, and the browser verifies its script.',
      fr: 'Là où rien ne doit changer sans votre accord : cette version reste telle quelle, et le navigateur en vérifie le script.',
    },
  },
  single: {
    name: { en: 'One file', fr: 'Un seul fichier' },
    when: {
      en: 'For a page with this widget alone: the fastest from a cold start.',
      fr: 'Pour une page où ce widget est seul : le plus rapide à froid.',
    },
  },
  prerendered: {
    name: { en: 'Prerendered', fr: 'Prérendu' },
    when: {
      en: 'There with the page, nothing moves when the script comes; forms work without it.',
      fr: 'Là dès l’affichage, rien ne bouge à l’arrivée du script; les formulaires s’en passent.',
    },
  },
  frame: {
    name: { en: 'Frame', fr: 'Cadre' },
    when: {
      en: 'For a page that takes no script. Your origin need not be known; the guide has the lines that follow its height.',
      fr: 'Pour une page qui n’accepte pas de script. Votre origine n’a pas à être connue; le guide donne les lignes qui en suivent la hauteur.',
    },
  },
  oembed: {
    name: { en: 'Address (oEmbed)', fr: 'Adresse (oEmbed)' },
    when: {
      en: 'Paste the first line where a system turns addresses into content; the second is what it asks.',
      fr: 'Collez la première ligne là où un système change les adresses en contenu; la seconde est ce qu’il demande.',
    },
  },
  wordpress: {
    name: { en: 'WordPress', fr: 'WordPress' },
    when: {
      en: 'With our plugin, where there are no blocks. It loads the script.',
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
      en: 'A custom HTML tag, for whoever cannot touch the page. Name the place by its selector.',
      fr: 'Une balise HTML personnalisée, pour qui ne peut pas toucher à la page. Désignez l’endroit par son sélecteur.',
    },
  },
} satisfies Record<string, { name: Words; when: Words }>;

/** Ways to embed a widget for which the playground shows a snippet. */
export type SnippetKind = keyof typeof snippetWords;
