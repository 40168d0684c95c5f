import en from '../../../../widgets/shared/newsletter/newsletter.en.json' with { type: 'json' };
import fr from '../../../../widgets/shared/newsletter/newsletter.fr.json' with { type: 'json' };
import { checkFields } from '../../../../widgets/shared/submissions/newsletter-rules.ts';
import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import type { PlainForm } from '../plain-forms/show-again.ts';

const messages = { en, fr };

/** The newsletter form when it is shown again without JavaScript. */
export const newsletterPlainForm: PlainForm = {
  findPage: () => ({ path: 'newsletter' }),
  listErrors({ status }, form, locale) {
    if (status !== responseStatus.badEmail && status !== responseStatus.badFields) return {};
    const keys = Object.entries(checkFields((name) => form.get(name) ?? ''));
    const byKey: Partial<Record<string, string>> = messages[locale];
    const errors = Object.fromEntries(keys.map(([field, code]) => [field, byKey[`${field}_${code}`] ?? '']));
    const isRefused = status === responseStatus.badEmail && !errors.Email;
    return isRefused ? { ...errors, Email: messages[locale].Email_REFUSED } : errors;
  },
  messages,
  carried: ['domain'],
};
