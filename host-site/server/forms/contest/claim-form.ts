import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { textLimit } from '../../../../widgets/shared/submissions/contact-rules.ts';
import { isPostalCode, normalizePostalCode } from '../../../../widgets/shared/submissions/postal-code.ts';
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

const isLine = (text: string) => text !== '' && text.length <= textLimit && !/\p{Cc}/u.test(text);
const isProvince = (text: string) => (provinces as readonly string[]).includes(text);

/** Reads the form of the claim page. `asksQuestion`: whether the entry had no skill-testing question. */
export function readClaimForm(form: URLSearchParams, asksQuestion: boolean): ReadClaim {
  const read = (name: string) => cleanField(name, form.get(name) ?? '');
  const details: ClaimDetails = {
    name: read('Name'),
    street: read('Street'),
    city: read('City'),
    province: read('Province'),
    postalCode: normalizePostalCode(read('PostalCode')),
    skillAnswer: asksQuestion ? read('SkillAnswer') : null,
  };
  const { name, street, city, province, postalCode, skillAnswer } = details;
  const checks: Readonly<Record<string, ErrorKey | false>> = {
    Name: !isLine(name) && 'nameRequired',
    Street: !isLine(street) && 'streetRequired',
    City: !isLine(city) && 'cityRequired',
    Province: !isProvince(province) && 'provinceRequired',
    PostalCode: !isPostalCode(postalCode) && (postalCode ? 'postalCodeInvalid' : 'postalCodeRequired'),
    SkillAnswer:
      skillAnswer !== null && !isSkillAnswer(skillAnswer) && (skillAnswer ? 'answerWrong' : 'answerRequired'),
    ReleaseAccepted: form.get('ReleaseAccepted') !== 'on' && 'releaseRequired',
  };
  const errors = Object.entries(checks).filter((pair): pair is [string, ErrorKey] => pair[1] !== false);
  return errors.length > 0 ? { errors: Object.fromEntries(errors) } : { details };
}
