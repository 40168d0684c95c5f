import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { choice, postalCode, shortText } from '../../../../widgets/shared/submissions/field-kinds.ts';
import { cleanValue, type FormModel, listErrors } from '../../../../widgets/shared/submissions/form-model.ts';
import { provinces } from '../../../../widgets/shared/submissions/provinces.ts';
import { isSkillAnswer } from '../../../../widgets/shared/submissions/skill-question.ts';
import type { ClaimDetails } from '../../database/claim-details.ts';
import { cleanField } from '../clean-field.ts';
import en from './claim.en.json' with { type: 'json' };
import fr from './claim.fr.json' with { type: 'json' };

/** What the page says about a claim that was not stored, by language. */
export const claimMessages: Record<Locale, typeof en> = { en, fr };

type ErrorKey = Exclude<keyof typeof en, 'badFields' | 'unavailable'>;

/** A form read: the details, or the errors by the name of the control. */
export type ReadClaim = { details: ClaimDetails } | { errors: Readonly<Record<string, ErrorKey>> };

/** The fields of the form of a claim. The question is asked where the entry had none. */
const claimModel = {
  Name: { ...shortText, required: true },
  Street: { ...shortText, required: true },
  City: { ...shortText, required: true },
  Province: { ...choice(provinces), required: true },
  PostalCode: { ...postalCode, required: true },
  SkillAnswer: { isValid: isSkillAnswer, required: true },
} as const satisfies FormModel;

/** What the page says of an invalid field, and of a missing one. */
const texts: Readonly<Record<keyof typeof claimModel, readonly [invalid: ErrorKey, missing: ErrorKey]>> = {
  Name: ['nameRequired', 'nameRequired'],
  Street: ['streetRequired', 'streetRequired'],
  City: ['cityRequired', 'cityRequired'],
  Province: ['provinceRequired', 'provinceRequired'],
  PostalCode: ['postalCodeInvalid', 'postalCodeRequired'],
  SkillAnswer: ['answerWrong', 'answerRequired'],
};

/** Reads the form of the claim page. `asksQuestion`: whether the entry had no skill-testing question. */
export function readClaimForm(form: URLSearchParams, asksQuestion: boolean): ReadClaim {
  const { SkillAnswer, ...always } = claimModel;
  const model: FormModel = asksQuestion ? claimModel : always;
  const fields = Object.fromEntries(
    Object.entries(model).map(([name, field]) => {
      const cleaned = cleanField(name, form.get(name) ?? '', field);
      return [name, name === 'PostalCode' ? cleanValue(field, cleaned) : cleaned];
    }),
  );
  const wrong = listErrors(model, fields).map(({ field, code }) => {
    const [invalid, missing] = texts[field as keyof typeof claimModel];
    return [field, code === 'REQUIRED' ? missing : invalid] as const;
  });
  const unticked = form.get('ReleaseAccepted') === 'on' ? [] : [['ReleaseAccepted', 'releaseRequired'] as const];
  const errors = [...wrong, ...unticked];
  if (errors.length > 0) return { errors: Object.fromEntries(errors) };
  const { Name = '', Street = '', City = '', Province = '', PostalCode = '' } = fields;
  const skillAnswer = asksQuestion ? (fields.SkillAnswer ?? '') : null;
  return {
    details: { name: Name, street: Street, city: City, province: Province, postalCode: PostalCode, skillAnswer },
  };
}
