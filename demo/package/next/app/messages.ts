export type Locale = 'en' | 'fr';

export const messages = {
  en: { title: 'Newsletter', link: 'Sign up for the newsletter', about: 'About', other: 'Français' },
  fr: { title: 'Infolettre', link: 'S’abonner à l’infolettre', about: 'À propos', other: 'English' },
} as const;
