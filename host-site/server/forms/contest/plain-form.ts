import { contestConsents, contestModel } from '../../../../widgets/shared/submissions/contest-rules.ts';
import { cleanValue, type FormModel } from '../../../../widgets/shared/submissions/form-model.ts';
import { honeypotField } from '../../../../widgets/shared/submissions/request-additions.ts';
import { digestToUuid } from '../digest-to-uuid.ts';

const { Pin, ...others } = contestModel;
/** Texts that the page gives, and those that someone types. The PIN is cleaned once its contest is known. */
const given = ['ContestId', 'Chain', 'LanguagePreference', honeypotField];
const typed: FormModel = { ...others, Pin: { isValid: Pin.isValid } };
const boxes = Object.keys(contestConsents);

/**
 * Converts the fields of a plain form to those of the JSON body, and normalizes formatted values. Without a script
 * there is no request id, so it is derived from the content: the same form sent twice on one day counts as one entry.
 */
export function toEntryBody(form: URLSearchParams, at: string): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const name of given) {
    const value = form.get(name)?.trim();
    if (value) fields[name] = value;
  }
  for (const [name, field] of Object.entries(typed)) {
    const value = cleanValue(field, form.get(name) ?? '');
    if (value) fields[name] = value;
  }
  for (const name of boxes) fields[name] = ['on', 'true'].includes(form.get(name) ?? '');
  return { ...fields, requestId: digestToUuid(JSON.stringify([fields, at.slice(0, 10)])) };
}
