import type { Words } from '../elements/examples.ts';

/** Texts of the playground, by purpose. */
export const words = {
  title: { en: 'Widget playground', fr: 'Atelier des widgets' },
  lead: {
    en: 'Choose a widget, set it as you like, and take the tag along.',
    fr: 'Choisissez un widget, réglez-le à votre goût et emportez la balise.',
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
  snippet: { en: 'The tag', fr: 'La balise' },
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
} satisfies Record<string, Words>;

/** Kinds of snippets, and when to choose each. */
export const snippetWords = {
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
