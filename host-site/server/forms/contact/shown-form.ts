import en from '../../../../widgets/elements/contact-form/contact-form.en.json' with { type: 'json' };
import fr from '../../../../widgets/elements/contact-form/contact-form.fr.json' with { type: 'json' };
import { categoryFields } from '../../../../widgets/shared/submissions/contact-fields.ts';
import { messageLimit, normalizeMessage } from '../../../../widgets/shared/submissions/contact-rules.ts';
import { describeError, nameErrors } from '../../../../widgets/shared/submissions/field-errors.ts';
import { fillMessage } from '../plain-forms/fill-message.ts';
import type { PlainForm } from '../plain-forms/show-again.ts';

const messages = { en, fr };

/** The contact form when it is shown again without JavaScript. */
export const contactPlainForm: PlainForm = {
  findPage: () => ({ path: 'contact' }),
  listErrors({ errors = [] }, form, locale) {
    const byKey: Partial<Record<string, string>> = messages[locale];
    const source = { t: (key: string) => byKey[key] };
    const isComplaint = form.get('InquiryType') === 'complaint';
    const toControl = (field: string) =>
      field === 'Category' ? categoryFields[isComplaint ? 'complaint' : 'inquiry'] : field;
    return Object.fromEntries(
      Object.entries(nameErrors(source, errors)).map(([field, code = '']) => [
        toControl(field),
        fillMessage(describeError(source, field, code) ?? '', locale),
      ]),
    );
  },
  messages,
  carried: ['Brand'],
  listNotes(form, locale) {
    const count = normalizeMessage(form.get('Message') ?? '').length;
    const isOver = count > messageLimit;
    const shown = isOver ? count - messageLimit : count;
    const rule = new Intl.PluralRules(`${locale}-CA`).select(shown);
    const byKey: Record<string, string> = messages[locale];
    const text = byKey[`${isOver ? 'over' : 'used'}_${rule}`] ?? '';
    return { 'Message-count': fillMessage(text, locale, { count: shown }) };
  },
};
