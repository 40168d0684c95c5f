export const messages = {
  en: { title: 'Newsletter', link: 'Sign up for the newsletter', about: 'About', other: 'Français' },
  fr: { title: 'Infolettre', link: 'S’abonner à l’infolettre', about: 'À propos', other: 'English' },
} as const;

export type Locale = keyof typeof messages;

export const listLocales = () => [{ params: { locale: 'en' } }, { params: { locale: 'fr' } }] as const;
