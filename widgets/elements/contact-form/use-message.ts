import { useMemo, useState } from 'react';
import { handlerPaths } from '../../shared/brand/endpoints.ts';
import type { WidgetProps } from '../../shared/element/widget.ts';
import { createFormDraft, type FormDraft } from '../../shared/forms/form-draft.ts';
import type { ReadField } from '../../shared/forms/read-field.ts';
import { useModelForm } from '../../shared/forms/use-model-form.ts';
import { listControls, nameContactControl } from '../../shared/submissions/contact-fields.ts';
import { contactFieldNames, contactModel, findField } from '../../shared/submissions/contact-rules.ts';
import { listMasks } from '../../shared/submissions/form-model.ts';
import { isPostalCode, normalizePostalCode } from '../../shared/submissions/postal-code.ts';
import { isPostalCodeOf } from '../../shared/submissions/postal-province.ts';
import { honeypotField } from '../../shared/submissions/request-additions.ts';
import type { ContactEvent, contactForm } from './contact-form.contract.ts';
import type { ContactMessageKey } from './contact-message-keys.ts';
import type { SentMessage } from './contact-sent.tsx';

const draft = createFormDraft('vitrine-contact-draft');
const masks = listMasks(contactModel);
const declaration = { name: 'contact', path: handlerPaths.contact, model: contactModel };

/** What the element kit passes to the contact form. */
export type ContactFormProps = WidgetProps<typeof contactForm, ContactMessageKey, ContactEvent>;

/** The names of the controls that the page's address may fill. */
const inAddress = contactFieldNames.filter((field) => findField(field).isInAddress).flatMap(listControls);

/** The draft; what it leaves empty gets the element's values, and where that is allowed those of the page's address. */
function useDraft({ prefill, prefillFromAddress }: ContactFormProps['attributes']): FormDraft {
  return useMemo(() => {
    function restore(form: HTMLFormElement) {
      draft.restore(form);
      const address = [...new URLSearchParams(prefillFromAddress ? location.search : '')];
      const subject = address.filter(([name]) => inAddress.includes(name));
      for (const [name, value] of [...subject, ...new URLSearchParams(prefill)]) {
        const field = form.elements.namedItem(name) as HTMLInputElement | null;
        if (field && name !== honeypotField) field.value ||= value;
      }
    }
    return { ...draft, restore };
  }, [prefill, prefillFromAddress]);
}

/** A hint after a field loses the focus: a postal code of another province. */
function useFieldHints() {
  const [isPostalCodeMismatched, setPostalCodeMismatched] = useState(false);

  function update(readField: ReadField) {
    const [postalCode, province] = [normalizePostalCode(readField('PostalCode')), readField('Province')];
    setPostalCodeMismatched(!!province && isPostalCode(postalCode) && !isPostalCodeOf(postalCode, province));
  }

  return { isPostalCodeMismatched, update, forget: () => setPostalCodeMismatched(false) };
}

/** The contact form's logic: validation, sending, events and hints. */
export function useMessage(props: ContactFormProps, onSent: (sent: SentMessage) => void) {
  const { emit } = props;
  const hints = useFieldHints();
  const form = useModelForm(props, {
    declaration,
    draft: useDraft(props.attributes),
    masks,
    nameControl: nameContactControl,
    onTouch: hints.update,
    onSent(reference, { Email: email, InquiryType: inquiryType, Reason: reason, LanguagePreference: language }) {
      hints.forget();
      onSent({ reference, email: String(email) });
      emit('vitrine-contact-submitted', { inquiryType, reason, language });
    },
    onFailed(outcome, code) {
      console.error(`contact message: ${outcome}, ${code}`);
      emit('vitrine-contact-failed', { outcome, code });
    },
  });

  return { form, isPostalCodeMismatched: hints.isPostalCodeMismatched };
}
