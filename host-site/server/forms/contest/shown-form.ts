import movesEn from '../../../../widgets/elements/new-movers/new-movers.en.json' with { type: 'json' };
import movesFr from '../../../../widgets/elements/new-movers/new-movers.fr.json' with { type: 'json' };
import en from '../../../../widgets/shared/contest/contest.en.json' with { type: 'json' };
import fr from '../../../../widgets/shared/contest/contest.fr.json' with { type: 'json' };
import { contestStatus } from '../../../../widgets/shared/submissions/contest-responses.ts';
import { describeError, nameErrors } from '../../../../widgets/shared/submissions/field-errors.ts';
import type { FieldError } from '../../../../widgets/shared/submissions/form-model.ts';
import { responseStatus } from '../../../../widgets/shared/submissions/responses.ts';
import type { Contests } from '../../../sources/contests/read-contests.ts';
import type { Outcome } from '../outcome.ts';
import { fillMessage } from '../plain-forms/fill-message.ts';
import type { PlainForm } from '../plain-forms/show-again.ts';

const messages = { en, fr };
const pinMessages = { en: movesEn, fr: movesFr };

/** Fields with an error that the response expresses through its status alone. */
const refusedFields: Readonly<Record<number, string>> = {
  [contestStatus.wrongAnswer]: 'SkillAnswer',
  [contestStatus.badPin]: 'Pin',
  [responseStatus.badEmail]: 'Email',
};

function listRefusals({ status, errors = [] }: Outcome): readonly FieldError[] {
  const field = refusedFields[status];
  return errors.length || !field ? (errors as readonly FieldError[]) : [{ field, code: 'REFUSED' }];
}

/** The entry form, shown again without JavaScript, for each contest with a page of its own. */
export function createContestPlainForm(contests: Contests): PlainForm {
  return {
    findPage(form) {
      const id = form.get('ContestId') ?? '';
      return contests.has(id) ? { path: id, which: ['ContestId', id] } : undefined;
    },
    listErrors(outcome, _form, locale) {
      const byKey: Partial<Record<string, string>> = { ...messages[locale], ...pinMessages[locale] };
      const source = { t: (key: string) => byKey[key] };
      const named = Object.entries(nameErrors(source, listRefusals(outcome)));
      return Object.fromEntries(
        named.map(([field, code = '']) => [field, fillMessage(describeError(source, field, code) ?? '', locale)]),
      );
    },
    messages,
    carried: ['Chain', 'LanguagePreference'],
  };
}
