import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import type { FormDefinition } from '../definitions/form-definition.ts';
import { forms } from '../definitions/form-definitions.ts';
import type { Outcome } from '../outcome.ts';

/** Path of the page that shows the result to a visitor without JavaScript, with the reference as a query parameter. */
export function findResultPage(
  { page }: Pick<FormDefinition, 'page'>,
  { status, reference }: Outcome,
  locale: Locale,
): string {
  const folder = `/${locale}/${page}`;
  if (status === responseStatus.success) return `${folder}/thank-you${reference ? `?reference=${reference}` : ''}`;
  const isAboutFields = status === responseStatus.badEmail || status === responseStatus.badFields;
  return `${folder}/${isAboutFields ? 'check-fields' : 'problem'}`;
}

/** Placeholder for the reference on the thank-you page; hidden until it is filled. */
const hiddenReference = ' id="reference" hidden=""';

/** Fills the reference from the query into the thank-you page; without one the page stays unchanged. */
export function fillReference(html: string, reference: string | null): string {
  if (!/^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(reference ?? '')) return html;
  return html.replace(hiddenReference, ' id="reference"').replace('__REFERENCE__', `${reference}`);
}

const thanks = new RegExp(`^[a-z]{2}/(${forms.map(({ page }) => page).join('|')})/thank-you\\.html$`);

/** Whether this page file can show a reference. */
export const showsReference = (name: string): boolean => thanks.test(name);
