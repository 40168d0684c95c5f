import { handlerPaths } from '../../../widgets/shared/brand/endpoints.ts';
import { contactRequest } from '../../../widgets/shared/submissions/contact.ts';
import { contactFieldNames, findField } from '../../../widgets/shared/submissions/contact-rules.ts';
import { contestEntry } from '../../../widgets/shared/submissions/contest.ts';
import { createFormRequest } from '../../../widgets/shared/submissions/form-request.ts';
import { newsletterRequest } from '../../../widgets/shared/submissions/newsletter.ts';
import { ownForms } from '../../../widgets/shared/submissions/own-forms.ts';
import { requestHeaders } from '../../../widgets/shared/submissions/request-additions.ts';

/** The request that a form sends: its path, headers and fields. */
export interface SentForm {
  path: string;
  headers: readonly string[];
  fields: readonly string[];
}

const common = ['Content-Type', requestHeaders.consent, requestHeaders.idempotencyKey, requestHeaders.formAge];

const newsletter: SentForm = {
  path: handlerPaths.newsletter,
  headers: ['operation_id', 'domain', ...common],
  fields: Object.keys(newsletterRequest.shape),
};
const contact: SentForm = { path: handlerPaths.contact, headers: common, fields: Object.keys(contactRequest.shape) };
const contest: SentForm = {
  path: handlerPaths.contestEntry,
  headers: common,
  fields: Object.keys(contestEntry.shape),
};

const ofForms = Object.fromEntries(
  ownForms.map(({ name, path, model }): [string, SentForm] => [
    name,
    { path, headers: common, fields: Object.keys(createFormRequest(model).shape) },
  ]),
);

/** By widget; widgets not listed send nothing. */
export const sentForms: Readonly<Record<string, SentForm>> = {
  'newsletter-form': newsletter,
  'newsletter-lightbox': newsletter,
  'gift-lightbox': newsletter,
  'contact-form': contact,
  'contest-entry': contest,
  'new-movers': contest,
  ...ofForms,
};

const texts = contactFieldNames.filter((field) => !findField(field).choices);

/** What a guide names by a token: the fields of a form that hold a text. */
export const namedFields = { 'contact.textFields': texts.map((field) => `\`${field}\``).join(', ') } as const;

/** Keys of browser-records.json by widget; widgets not listed store nothing. */
export const keptRecords: Readonly<Record<string, readonly string[]>> = {
  'newsletter-form': ['vitrine-newsletter-draft'],
  'newsletter-lightbox': ['vitrine-newsletter', 'vitrine-newsletter-draft', 'vitrine-task'],
  'gift-lightbox': ['vitrine-newsletter', 'vitrine-newsletter-draft'],
  'contact-form': ['vitrine-contact-draft'],
  'contest-entry': ['vitrine-contest-…'],
  'new-movers': ['vitrine-contest-…'],
  'store-finder': ['vitrine-my-store', 'vitrine-tab-store'],
  'consent-banner': ['vitrine-consent', 'vitrine-source', 'vitrine-task'],
  ...Object.fromEntries(ownForms.map(({ name }) => [name, ['vitrine-form-…']])),
};
