import type { ReactElement, ReactNode } from 'react';
import { provinces } from '../../../../widgets/shared/submissions/provinces.ts';
import { skillQuestion } from '../../../../widgets/shared/submissions/skill-question.ts';
import { factMessages } from '../../../sources/facts/fact-messages.ts';
import { readFact } from '../../../sources/facts/facts.ts';
import { formatNumber } from '../../../sources/facts/format-value.ts';
import { linkTo, type Page } from '../../layout/page.ts';

interface FieldProps {
  page: Page;
  name: string;
  /** Key of the label. */
  label: string;
  /** Values of the label. */
  values?: Record<string, string>;
  children: (control: { id: string; name: string; 'aria-required': true }) => ReactNode;
}

/** A labelled control; the server shows its error. */
function Field({ page: { t }, name, label, values, children }: FieldProps): ReactElement {
  const id = `claim-${name}`;
  return (
    <>
      <label htmlFor={id}>{t(`messages:claim.${label}`, values)}</label>
      {children({ id, name, 'aria-required': true })}
      <p className="error" id={`${id}-error`} hidden />
    </>
  );
}

const textFields = [
  ['Name', 'name', { autoComplete: 'name' }],
  ['Street', 'street', { autoComplete: 'address-line1' }],
  ['City', 'city', { autoComplete: 'address-level2' }],
] as const;

/** The form that claims a prize. It is sent to the page's own address, and works without a script. */
export function ClaimForm({ page }: { page: Page }): ReactElement {
  const { t, locale } = page;
  const entryMonths = formatNumber(readFact('privacy.entryMonths', 'number'), locale);
  const numbers = Object.fromEntries(Object.entries(skillQuestion).map(([key, value]) => [key, String(value)]));
  return (
    <form method="post" className="claim" noValidate>
      <p role="alert" className="error" />
      {textFields.map(([name, label, hints]) => (
        <div className="field" key={name}>
          <Field page={page} name={name} label={label}>
            {(control) => <input type="text" maxLength={80} defaultValue="" {...hints} {...control} />}
          </Field>
        </div>
      ))}
      <div className="field">
        <Field page={page} name="Province" label="province">
          {(control) => (
            <select autoComplete="address-level1" {...control}>
              <option value="">{t('messages:claim.choose')}</option>
              {provinces.map((province) => (
                <option key={province} value={province}>
                  {factMessages[locale].provinces[province]}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <div className="field">
        <Field page={page} name="PostalCode" label="postalCode">
          {(control) => (
            <input type="text" autoComplete="postal-code" autoCapitalize="characters" defaultValue="" {...control} />
          )}
        </Field>
      </div>
      <div className="field" id="question" hidden>
        <Field page={page} name="SkillAnswer" label="question" values={numbers}>
          {(control) => <input type="text" inputMode="numeric" autoComplete="off" defaultValue="" {...control} />}
        </Field>
      </div>
      <div className="field release">
        <Field page={page} name="ReleaseAccepted" label="release">
          {(control) => <input type="checkbox" value="on" {...control} />}
        </Field>
      </div>
      <p>
        <a id="rules" href={linkTo(page, 'contestrules')}>
          {t('messages:claim.rules')}
        </a>
      </p>
      <button type="submit" className="button">
        {t('messages:claim.button')}
      </button>
      <p>
        {t('messages:claim.privacy', { entryMonths })}{' '}
        <a href={linkTo(page, 'privacy')}>{t('messages:claim.policy')}</a>
      </p>
    </form>
  );
}
