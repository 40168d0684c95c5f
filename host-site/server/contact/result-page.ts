import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import type { Outcome } from '../handlers/outcome.ts';

/** The page that tells a visitor without JavaScript what became of the message; it shows the reference of the address. */
export function findContactPage({ status, reference }: Outcome, locale: Locale): string {
  const folder = `/${locale}/contact`;
  if (status === answerStatus.success) return `${folder}/thank-you${reference ? `?reference=${reference}` : ''}`;
  const isAboutFields = status === answerStatus.badEmail || status === answerStatus.badFields;
  return `${folder}/${isAboutFields ? 'check-fields' : 'problem'}`;
}

/** What the page of thanks has where the reference goes; hidden until there is one. */
const hiddenReference = ' id="reference" hidden=""';

/** The page of thanks with the reference of its address; as it is when that has none. */
export function fillReference(html: string, reference: string | null): string {
  if (!/^[2-9A-Z]{4}-[2-9A-Z]{4}$/.test(reference ?? '')) return html;
  return html.replace(hiddenReference, ' id="reference"').replace('__REFERENCE__', `${reference}`);
}

/** Whether a page file is the one that shows a reference. */
export function showsReference(name: string): boolean {
  return /^[a-z]{2}\/contact\/thank-you\.html$/.test(name);
}
