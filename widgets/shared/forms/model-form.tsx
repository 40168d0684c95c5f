import type { ReactNode } from 'react';
import { renderRichText } from '../ui/rich-text.tsx';
import { CheckField } from './check-field.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFrame } from './form-frame.tsx';
import { findControlName, type ModelFieldsProps } from './model-fields.tsx';
import { SubmitRow } from './submit-row.tsx';
import type { FormElementProps } from './use-model-form.ts';

interface ModelFormProps extends Pick<FormElementProps, 'locale' | 'serviceOrigin'>, ModelFieldsProps {
  /** Its fields. */
  children: ReactNode;
}

/** A form that has a model: the list of everything to correct, its fields, its consent and its button. */
export function ModelForm({ locale, serviceOrigin, children, ...fields }: ModelFormProps) {
  const { t, form } = fields;
  const errors = Object.keys(form.errors)
    .map((field) => ({ id: findControlName(field, fields), message: form.bind(field).error ?? '' }))
    .filter(({ message }) => message);
  return (
    <>
      <ErrorSummary
        title={form.notice === 'badFields' && errors.length ? t('badFields') : ''}
        errors={errors}
        onFollow={(id) => form.frame.ref.current?.querySelector<HTMLElement>(`#${id}`)?.focus()}
      />
      <FormFrame form={form} t={t}>
        {children}
        <CheckField
          id="PrivacyAccepted"
          name="PrivacyAccepted"
          error={form.bind('PrivacyAccepted').error}
          aria-required
        >
          {renderRichText(t('consent'), (content) => (
            <a part="link" href={`${serviceOrigin}/${locale}/privacy`}>
              {content}
            </a>
          ))}
        </CheckField>
        <SubmitRow form={form} t={t} locale={locale} />
      </FormFrame>
    </>
  );
}
