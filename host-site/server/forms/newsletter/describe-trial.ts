import type { Outbox } from '../../delivery/outbox.ts';
import type { Trial } from '../sandbox/trial.ts';
import type { Registration } from './parse-request.ts';
import { signUpOutcomes } from './sign-up-outcomes.ts';

/** What a sign-up is answered in the sandbox. No email asks to confirm it: there would be nothing to confirm. */
export function describeTrial({ brand, body, honeypot }: Registration, { mail }: Pick<Outbox, 'mail'>): Trial {
  const { Email: email, LanguagePreference: locale, ...fields } = body;
  return {
    kind: 'newsletter',
    form: 'newsletter',
    locale,
    email,
    fields: { ...fields, Brand: brand },
    honeypot,
    usual: mail?.confirmsSignUps ? signUpOutcomes.toConfirm : signUpOutcomes.stored,
    others: { 'already-subscribed': signUpOutcomes.alreadySubscribed, 'to-confirm': signUpOutcomes.toConfirm },
  };
}
