import { useMemo, useRef, useState } from 'react';
import type { AttributeValues } from '../element/contract.ts';
import { createFormDraft } from '../forms/form-draft.ts';
import { FormHead, type FormResult } from '../forms/form-head.tsx';
import { createFieldRenderers } from '../forms/model-fields.tsx';
import { ModelForm } from '../forms/model-form.tsx';
import { useFocusAfterRender } from '../forms/use-focus-after-render.ts';
import { type FormElementProps, useModelForm } from '../forms/use-model-form.ts';
import type { FormDeclaration } from '../submissions/form-declaration.ts';
import { listMasks } from '../submissions/form-model.ts';
import { renderRichText } from '../ui/rich-text.tsx';
import type { ownFormContract } from './own-form-contract.ts';

/** What an element passes to its form. */
export interface OwnFormProps extends FormElementProps {
  attributes: AttributeValues<{ tag: 'vitrine-form'; attributes: typeof ownFormContract }>;
  /** The form, with its fields. */
  declaration: FormDeclaration;
}

function useOwnForm(props: OwnFormProps, onStored: (reference: string) => void) {
  const { declaration, locale, emit } = props;
  const { name, model } = declaration;
  const draft = useMemo(() => createFormDraft(`vitrine-form-${name}`), [name]);
  const masks = useMemo(() => listMasks(model), [model]);
  return useModelForm(props, {
    declaration,
    draft,
    masks,
    hidden: { LanguagePreference: locale },
    onSent(reference) {
      onStored(reference);
      emit('vitrine-form-submitted', { form: name, language: locale });
    },
    onFailed(outcome, code) {
      console.error(`${name}: ${outcome}, ${code}`);
      emit('vitrine-form-failed', { form: name, outcome, code });
    },
  });
}

/** The thanks that replace the form. */
function describeSent(t: OwnFormProps['t'], reference: string): FormResult {
  const text = reference && (
    <p>
      {renderRichText(t('reference', { reference }), (content) => (
        <strong className="reference">{content}</strong>
      ))}
    </p>
  );
  return { kind: 'result', title: t('sent'), text };
}

/** A form in the default layout: each field in a row of its own, in the order of its model. */
export function OwnForm(props: OwnFormProps) {
  const { t, locale, serviceOrigin, attributes, declaration } = props;
  const panel = useRef<HTMLDivElement>(null);
  const [reference, setReference] = useState<string>();
  const focusLate = useFocusAfterRender(panel);
  const form = useOwnForm(props, (received) => {
    setReference(received);
    focusLate('#title');
  });
  const { model } = declaration;
  const fields = { model, t, form };
  const isSent = reference !== undefined;
  return (
    <div className="panel" ref={panel}>
      <FormHead
        title={t('title')}
        titleClassName={attributes.noHeading && !isSent ? 'visually-hidden' : undefined}
        result={isSent ? describeSent(t, reference) : undefined}
      />
      {!isSent && (
        <>
          {!attributes.noHeading && (
            <p className="intro" part="intro">
              {t('intro')}
            </p>
          )}
          <ModelForm {...fields} locale={locale} serviceOrigin={serviceOrigin}>
            {createFieldRenderers(fields).renderFields(Object.keys(model))}
          </ModelForm>
        </>
      )}
    </div>
  );
}
