import type { Locale } from './places.ts';

interface Messages {
  close: string;
  submit: RegExp;
  success: RegExp;
  already: RegExp;
  badEmail: RegExp;
  error: RegExp;
  offline: RegExp;
  submitting: RegExp;
}

/** Visible messages from the specification; an apostrophe may be straight or curly. */
export const messages: Record<Locale, Messages> = {
  en: {
    close: 'Close',
    submit: /sign me up/i,
    success: /thank you/i,
    already: /^Good news, you['’]re already subscribed!$/,
    badEmail: /^Oops! We noticed an error with your email\. Please edit your email address and resubmit\.$/,
    error: /^Oops! Something went wrong on our end\. Please try again in a few minutes\.$/,
    offline: /^You seem to be offline\./,
    submitting: /^Sending/,
  },
  fr: {
    close: 'Fermer',
    submit: /je m['’]inscris/i,
    success: /merci/i,
    already: /^Bonne nouvelle\u00a0: votre abonnement est déjà actif!$/,
    badEmail:
      /^Oups! Il y a une erreur dans votre adresse courriel\. Veuillez la corriger et envoyer de nouveau le formulaire\.$/,
    error: /^Oups! Un problème est survenu de notre côté\. Veuillez réessayer dans quelques minutes\.$/,
    offline: /^Vous semblez hors ligne\./,
    submitting: /^Envoi en cours/,
  },
};
