import en from '../../../../widgets/elements/contact-form/contact-form.en.json' with { type: 'json' };
import fr from '../../../../widgets/elements/contact-form/contact-form.fr.json' with { type: 'json' };
import { handlerPaths } from '../../../../widgets/shared/brand/endpoints.ts';
import consentEn from '../../../../widgets/shared/submissions/contact-consent.en.json' with { type: 'json' };
import consentFr from '../../../../widgets/shared/submissions/contact-consent.fr.json' with { type: 'json' };
import { nameContactControl } from '../../../../widgets/shared/submissions/contact-fields.ts';
import { contactModel } from '../../../../widgets/shared/submissions/contact-rules.ts';
import { retailerFacts as facts } from '../../../retailers/retailer-content.ts';
import { contactColumns } from '../../database/field-columns.ts';
import type { FormDefinition } from './form-definition.ts';

/** The contact form (CF-01 … CF-04). */
export const contactDefinition = {
  name: 'contact',
  path: handlerPaths.contact,
  model: contactModel,
  table: 'sealed_contact_messages',
  columns: contactColumns,
  consentOwner: 'message_id',
  consentPurpose: 'contact',
  consent: { en: consentEn, fr: consentFr },
  messages: { en, fr },
  page: 'contact',
  months: facts.privacy.messageMonths.number,
  retained: 'messages',
  upstreamVariable: 'FEEDBACK_UPSTREAM_URL',
  receipt: 'contact',
  nameControl: nameContactControl,
} as const satisfies FormDefinition;
