import en from '../../../widgets/contact-form/contact-form.en.json' with { type: 'json' };
import fr from '../../../widgets/contact-form/contact-form.fr.json' with { type: 'json' };
import { categoryFields } from '../../../widgets/shared/submissions/contact-fields.ts';
import { messageLimit, normalizeMessage } from '../../../widgets/shared/submissions/contact-rules.ts';
import { describeError, nameErrors } from '../../../widgets/shared/submissions/field-words.ts';
import { fillWords } from '../plain-forms/fill-words.ts';
import type { PlainForm } from '../plain-forms/show-again.ts';

const words = { en, fr };

/** The contact form when it is shown again without JavaScript. */
export const contactPlainForm: PlainForm = {
  findPage: () => ({ path: 'contact' }),
  listErrors({ errors = [] }, form, locale) {
    const texts: Partial<Record<string, string>> = words[locale];
    const source = { t: (key: string) => texts[key] };
    const isComplaint = form.get('InquiryType') === 'complaint';
    const toControl = (field: string) =>
      field === 'Category' ? categoryFields[isComplaint ? 'complaint' : 'inquiry'] : field;
    return Object.fromEntries(
      Object.entries(nameErrors(source, errors)).map(([field, code = '']) => [
        toControl(field),
        fillWords(describeError(source, field, code) ?? '', locale),
      ]),
    );
  },
  words,
  carried: ['Brand'],
  listNotes(form, locale) {
    const count = normalizeMessage(form.get('Message') ?? '').length;
    const isOver = count > messageLimit;
    const shown = isOver ? count - messageLimit : count;
    const rule = new Intl.PluralRules(`${locale}-CA`).select(shown);
    const texts: Record<string, string> = words[locale];
    const text = texts[`${isOver ? 'over' : 'used'}_${rule}`] ?? '';
    return { 'Message-count': fillWords(text, locale, { count: shown }) };
  },
};
