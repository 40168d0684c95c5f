import { type Locale, toLocale } from '../../../widgets/shared/locale/locale.ts';
import { answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import { type Outcome, outcomes } from './outcome.ts';

/** The page that tells a visitor without JavaScript what became of the form. */
export function findResultPage(outcome: Outcome, locale: Locale): string {
  return `/${locale}/newsletter/${nameResult(outcome)}`;
}

function nameResult({ status, message }: Outcome): string {
  if (status === answerStatus.success) {
    return message === outcomes.alreadySubscribed.message ? 'already-subscribed' : 'thank-you';
  }
  if (status === answerStatus.badEmail) return 'check-email';
  return status === answerStatus.badFields ? 'check-fields' : 'problem';
}

/** The language of a plain form: in which the consent was shown, else the one preferred, else the browser's guess. */
export function findFormLocale(form: URLSearchParams, guess: Locale): Locale {
  const shown = new URLSearchParams(form.get('Consent') ?? '').get('language');
  return toLocale(shown) ?? toLocale(form.get('LanguagePreference')) ?? guess;
}
