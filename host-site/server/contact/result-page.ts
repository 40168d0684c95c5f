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
