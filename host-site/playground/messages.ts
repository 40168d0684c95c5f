import type { LocalizedText } from '../../widgets/shared/locale/locale.ts';

/** Messages of the playground, by key. */
export const messages = {
  title: { en: 'Widget playground', fr: 'Atelier des composants' },
  lead: {
    en: 'Choose a widget, configure it, and copy it in a form your page accepts.',
    fr: 'Choisissez un composant, réglez-le et copiez-le sous une forme que votre page accepte.',
  },
  other: { en: 'Français', fr: 'English' },
  settings: { en: 'Settings', fr: 'Réglages' },
  widget: { en: 'Widget', fr: 'Composant' },
  brand: { en: 'Brand', fr: 'Marque' },
  locale: { en: 'Widget language', fr: 'Langue du composant' },
  en: { en: 'English', fr: 'Anglais' },
  fr: { en: 'French', fr: 'Français' },
  width: { en: 'Preview on', fr: 'Aperçu sur' },
  phone: { en: 'a phone', fr: 'un téléphone' },
  desktop: { en: 'a desktop', fr: 'un ordinateur' },
  options: { en: 'Options', fr: 'Options' },
  noOptions: { en: 'This widget has no options.', fr: 'Ce composant n’a pas d’options.' },
  unset: { en: 'Not set', fr: 'Non précisé' },
  show: { en: 'Show', fr: 'Afficher' },
  preview: { en: 'Preview', fr: 'Aperçu' },
  alone: { en: 'Open in a new tab', fr: 'Ouvrir dans un nouvel onglet' },
  snippet: { en: 'Code', fr: 'Code' },
  copy: { en: 'Copy', fr: 'Copier' },
  copied: { en: 'Copied', fr: 'Copié' },
  notCopied: { en: 'Select it and copy it manually', fr: 'Sélectionnez le code et copiez-le à la main' },
  events: { en: 'Events', fr: 'Événements' },
  eventsLead: {
    en: 'Widget events and data layer entries, as they happen.',
    fr: 'Les événements du composant et les entrées de la couche de données, au fur et à mesure.',
  },
  sent: { en: 'Requests', fr: 'Requêtes' },
  sentLead: {
    en: 'Requests to the handlers, with their headers and bodies, and the responses.',
    fr: 'Les requêtes aux services, avec leurs en-têtes et leur corps, et les réponses.',
  },
  nothingYet: { en: 'Nothing yet: use the widget.', fr: 'Rien pour l’instant : utilisez le composant.' },
  needsScript: {
    en: 'This part needs JavaScript.',
    fr: 'Cette partie a besoin de JavaScript.',
  },
  clear: { en: 'Clear', fr: 'Effacer' },
  open: { en: 'Open', fr: 'Ouvrir' },
  badJson: {
    en: 'This isn’t valid JSON, so it’s left out.',
    fr: 'Ce JSON n’est pas valide; il est donc laissé de côté.',
  },
  outOfRange: {
    en: 'This value isn’t allowed, so it’s left out.',
    fr: 'Cette valeur n’est pas permise; elle est donc laissée de côté.',
  },
  leftOut: {
    en: 'An address can’t carry JSON, another company’s map, or what opens a widget over the page, so {{names}} is left out.',
    fr: 'Une adresse ne peut contenir ni JSON, ni carte d’une autre entreprise, ni ce qui ouvre un composant par-dessus la page : {{names}} est laissé de côté.',
  },
  leftOutOfShortcode: {
    en: 'A shortcode can’t carry JSON, brackets or quotation marks, so {{names}} is left out.',
    fr: 'Un code court ne peut contenir ni JSON, ni crochets, ni guillemets droits : {{names}} est laissé de côté.',
  },
  notFramed: {
    en: 'This widget can’t go in a frame: it opens over the page, or it’s about the page it’s on.',
    fr: 'Ce composant ne peut pas aller dans un cadre : il s’ouvre par-dessus la page, ou concerne la page où il se trouve.',
  },
  notManaged: {
    en: 'The consent banner belongs in the page itself, before any tag runs.',
    fr: 'La bannière de consentement doit se trouver dans la page même, avant l’exécution de toute balise.',
  },
  origin: { en: 'Your site', fr: 'Votre site' },
  page: { en: 'Address of your page', fr: 'Adresse de votre page' },
  pageHelp: {
    en: 'The server accepts forms from allowed origins, and from frames.',
    fr: 'Le serveur accepte les formulaires des origines permises et ceux des cadres.',
  },
  badPage: { en: 'This isn’t a web address.', fr: 'Ce n’est pas une adresse Web.' },
  allowed: {
    en: 'The server accepts forms from {{origin}}.',
    fr: 'Le serveur accepte les formulaires de {{origin}}.',
  },
  refused: {
    en: 'The server doesn’t accept forms from {{origin}} yet.',
    fr: 'Le serveur n’accepte pas encore les formulaires de {{origin}}.',
  },
  operatorLine: {
    en: 'Ask the site’s operator to add this after the existing origins, separated by commas:',
    fr: 'Demandez à l’exploitant du site d’ajouter ceci après les origines existantes, séparées par des virgules :',
  },
  check: { en: 'Check a page', fr: 'Vérifier une page' },
  checkLead: {
    en: 'Why doesn’t a widget show? Open your page with the doctor, or paste its HTML. Nothing is sent to us.',
    fr: 'Pourquoi un composant ne s’affiche-t-il pas? Ouvrez votre page avec le diagnostic, ou collez son HTML. Rien ne nous est envoyé.',
  },
  checkOpen: { en: 'Open it with the doctor', fr: 'L’ouvrir avec le diagnostic' },
  checkHtml: { en: 'HTML of your page', fr: 'HTML de votre page' },
  checkMarkup: { en: 'Check this HTML', fr: 'Vérifier ce HTML' },
  hosts: { en: 'What each system accepts', fr: 'Ce que chaque système accepte' },
  hostsLead: {
    en: 'Editors and content systems sanitize what people paste. Only the link works everywhere; it becomes the widget if the page has the script.',
    fr: 'Les éditeurs et les systèmes de gestion de contenu nettoient ce qu’on y colle. Seul le lien fonctionne partout; il devient le composant si la page a le script.',
  },
  host: { en: 'System', fr: 'Système' },
  linkForm: { en: 'Link', fr: 'Lien' },
  boxForm: { en: 'Box', fr: 'Bloc' },
  elementForm: { en: 'Element', fr: 'Élément' },
  frameForm: { en: 'Frame', fr: 'Cadre' },
  'takes-yes': { en: 'Yes', fr: 'Oui' },
  'takes-no': { en: 'No', fr: 'Non' },
  'takes-link': { en: 'Link only', fr: 'Lien seulement' },
} satisfies Record<string, LocalizedText>;

/** Kinds of snippets, and when to choose each. */
export const snippetMessages = {
  prerendered: {
    name: { en: 'Prerendered', fr: 'Prérendu' },
    when: {
      en: 'For your own pages: it shows with the page, styles included, and nothing moves when the script loads. Forms work without the script.',
      fr: 'Pour vos propres pages : il s’affiche avec la page, styles compris, et rien ne bouge à l’arrivée du script. Les formulaires fonctionnent sans le script.',
    },
  },
  link: {
    name: { en: 'Link', fr: 'Lien' },
    when: {
      en: 'Works in every editor. If the page’s template has the script tag, the link becomes the widget; if not, it leads to our page.',
      fr: 'Fonctionne dans tous les éditeurs. Si le gabarit de la page a la balise de script, le lien devient le composant; sinon, il mène à notre page.',
    },
  },
  box: {
    name: { en: 'Box', fr: 'Bloc' },
    when: {
      en: 'The same, for a system that keeps data attributes.',
      fr: 'La même chose, pour un système qui garde les attributs de données.',
    },
  },
  moving: {
    name: { en: 'Always current', fr: 'Toujours à jour' },
    when: {
      en: 'For most pages: one script for all widgets, with automatic fixes.',
      fr: 'Pour la plupart des pages : un seul script pour tous les composants, avec des corrections automatiques.',
    },
  },
  pinned: {
    name: { en: 'Pinned', fr: 'Version verrouillée' },
    when: {
      en: 'If you approve every change: this release never changes, and the browser verifies its script.',
      fr: 'Pour approuver vous-même chaque changement : cette version ne change jamais, et le navigateur vérifie son script.',
    },
  },
  single: {
    name: { en: 'One file', fr: 'Un seul fichier' },
    when: {
      en: 'For a page with only this widget: the fastest first load.',
      fr: 'Pour une page qui n’a que ce composant : le premier chargement le plus rapide.',
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
      fr: 'Pour une page qui n’accepte pas de script. Vous n’avez pas à faire accepter votre origine. Le guide donne le code qui ajuste la hauteur.',
    },
  },
  oembed: {
    name: { en: 'Address (oEmbed)', fr: 'Adresse (oEmbed)' },
    when: {
      en: 'For a system that turns addresses into embeds: paste the first line. The second is the request it makes.',
      fr: 'Pour un système qui transforme les adresses en contenu intégré : collez la première ligne. La deuxième est la requête qu’il fait.',
    },
  },
  wordpress: {
    name: { en: 'WordPress', fr: 'WordPress' },
    when: {
      en: 'For sites with our plugin but no block editor. The plugin loads the script.',
      fr: 'Pour un site qui a notre extension, mais pas l’éditeur de blocs. L’extension charge le script.',
    },
  },
  npm: {
    name: { en: 'npm', fr: 'npm' },
    when: {
      en: 'For an app with a bundler.',
      fr: 'Pour une application qui a un assembleur.',
    },
  },
  manager: {
    name: { en: 'Tag manager', fr: 'Gestionnaire de balises' },
    when: {
      en: 'A custom HTML tag, if you can’t edit the page. Choose the place with a CSS selector; without one, the widget goes at the end of the page.',
      fr: 'Une balise HTML personnalisée, si vous ne pouvez pas modifier la page. Choisissez l’endroit avec un sélecteur CSS; sans sélecteur, le composant va à la fin de la page.',
    },
  },
} satisfies Record<string, { name: LocalizedText; when: LocalizedText }>;

/** Ways to embed a widget for which the playground shows a snippet. */
export type SnippetKind = keyof typeof snippetMessages;
