import type { Locale } from '../../../widgets/shared/locale/locale.ts';
import { answerStatus } from '../../../widgets/shared/submissions/answer.ts';
import { contestStatus } from '../../../widgets/shared/submissions/contest-answer.ts';
import type { Outcome } from '../handlers/outcome.ts';

const pages: Readonly<Record<number, string>> = {
  [contestStatus.alreadyEntered]: 'already-entered',
  [contestStatus.notOpen]: 'not-open',
  [contestStatus.wrongAnswer]: 'check-answer',
  [contestStatus.badPin]: 'check-pin',
  [answerStatus.badEmail]: 'check-fields',
  [answerStatus.badFields]: 'check-fields',
};

/** The page that tells a visitor without JavaScript what became of the entry; contests with PINs have their own (NM-01). */
export function findContestPage({ status, result }: Outcome, locale: Locale, hasPin: boolean): string {
  const folder = `/${locale}/${hasPin ? 'new-movers' : 'contest'}`;
  if (status === answerStatus.success) return `${folder}/${result ?? 'entered'}`;
  return `${folder}/${pages[status] ?? 'problem'}`;
}
