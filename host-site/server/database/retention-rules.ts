import { sandboxDays } from '../../../widgets/shared/submissions/sandbox-values.ts';
import type { Contests } from '../../sources/contests/read-contests.ts';
import { type DefinedForm, type FormName, forms, type RetainedName } from '../forms/definitions/form-definitions.ts';
import type { SqlValue } from './database.ts';
import { confirmEnd } from './pending-sign-ups.ts';
import type { PersonalTable } from './submission-columns.ts';

/** How many were, or would be, deleted. */
export interface RetentionCounts extends Record<RetainedName, number> {
  entries: number;
  /** Sign-ups that no one has confirmed in time. */
  unconfirmed: number;
  /** Sign-ups that filled in the honeypot. */
  quarantined: number;
  /** Emails that could not be sent. */
  emails: number;
  /** Unsubscriptions that no email service has taken. */
  unsubscriptions: number;
  /** What was tried in the sandbox. */
  tried: number;
}

/** What decides besides dates; where a part is unknown, nothing is deleted because of it. */
export interface RetentionScope {
  /** Every contest that has a file. */
  contests?: Contests | undefined;
  /** Whether there is an email service, which takes every unsubscription that waits. */
  hasEmailService?: boolean | undefined;
  /** Of each form, and of contest entries, whether a service takes them: then one that waits for it is kept. */
  hasFormService?: Readonly<Partial<Record<FormName, boolean>>> | undefined;
  hasContestService?: boolean | undefined;
  /** Whether there is a mail server, which takes every email that waits. */
  hasMailServer?: boolean | undefined;
}

/** What the settings of a server, or of a command, and its contests decide. */
export const toRetentionScope = (
  contests: Contests,
  { upstreamUrls, mail }: { upstreamUrls: Readonly<Partial<Record<string, string>>>; mail: unknown },
): RetentionScope & { contests: Contests; hasEmailService: boolean } => ({
  contests,
  hasEmailService: !!upstreamUrls.newsletter,
  hasFormService: Object.fromEntries(forms.map(({ name }) => [name, !!upstreamUrls[name]])),
  hasContestService: !!upstreamUrls.contest,
  hasMailServer: mail !== undefined,
});

/** An instant, with what decides besides it. */
export type When = RetentionScope & { now: Date };

/** A kind's name, but for entries, whose dates are those of their contest. */
export type DatedKind = Exclude<keyof RetentionCounts, 'entries'>;

/** Which rows of a table are due. */
export interface Rule {
  table: PersonalTable;
  /**
   * The order in which rows are looked at: by age, which ends at the first that is too young, or all that there are, where
   * few are. An index has each, with its rows alone.
   */
  order: 'age' | 'arrival';
  /** The rows that it is about; all without. */
  among?: string;
  /** Months from the privacy page; 0 where the rows have a date of their own. */
  months: number;
  /** SQL: whether a row has been kept longer than `$2` months at `$1`. */
  isDue: string;
  /** The values of what else it mentions, from `$3`. */
  list?: (scope: RetentionScope) => SqlValue[];
}

/** SQL: the instant before which a row of `$2` months is old at `$1`. */
export const ageLimit = '($1::timestamptz - make_interval(months => $2::integer))';

/** SQL: whether no one waits for a row any more: it was delivered, dropped by an operator or is in quarantine. */
const isOver = '(delivered_at is not null or dropped_at is not null or honeypot is not null)';
/** The same; or for all, where this parameter says that no service takes them. */
export const isSettled = (parameter: string): string => `(${isOver} or ${parameter}::boolean)`;

const toRule = ({ name, table, months }: DefinedForm): Rule => ({
  table,
  order: 'age',
  months,
  isDue: isSettled('$3'),
  list: ({ hasFormService }) => [hasFormService?.[name] === false],
});
const byForm = <Value>(describe: (form: DefinedForm) => Value) =>
  Object.fromEntries(forms.map((form) => [form.retained, describe(form)])) as Record<RetainedName, Value>;

const unconfirmed: Rule = {
  table: 'sealed_pending_sign_ups',
  order: 'arrival',
  months: 0,
  isDue: `${confirmEnd} < ${ageLimit}`,
};
/** Long enough for someone to find a person among them, whose browser filled in the honeypot. */
const quarantined: Rule = {
  table: 'sealed_sign_ups',
  order: 'arrival',
  among: 'honeypot is not null',
  months: 1,
  isDue: `created_at < ${ageLimit}`,
};
/** An email that could not be sent for so long is of no use to anyone. One that waits for the mail server is kept. */
const emails: Rule = {
  table: 'sealed_letters',
  order: 'arrival',
  months: 1,
  isDue: `coalesce(undeliverable_at, case when $3::boolean then created_at end) < ${ageLimit}`,
  list: ({ hasMailServer }) => [hasMailServer === false],
};
/**
 * One that waits for the email service is never due: it must be honoured. Whatever the service refused, an operator dropped
 * or no service can take is kept for a month, so that someone can still hand it over.
 */
const unsubscriptions: Rule = {
  table: 'sealed_unsubscriptions',
  order: 'arrival',
  months: 1,
  isDue: `coalesce(undeliverable_at, case when $3::boolean then created_at end) < ${ageLimit}`,
  list: ({ hasEmailService }) => [hasEmailService === false],
};
const tried: Rule = {
  table: 'sealed_sandbox_submissions',
  order: 'age',
  months: 0,
  isDue: `created_at < ${ageLimit} - make_interval(days => ${sandboxDays})`,
};

/** What is due of each kind. */
export const rules: Readonly<Record<DatedKind, Rule>> = {
  ...byForm(toRule),
  unconfirmed,
  quarantined,
  emails,
  unsubscriptions,
  tried,
};
/** The kinds of `rules`. */
export const datedKinds = Object.keys(rules) as DatedKind[];

/** All kinds. */
export const retainedKinds: readonly (keyof RetentionCounts)[] = ['entries', ...datedKinds];

/** Counts of nothing. */
export const noCounts = (): RetentionCounts =>
  Object.fromEntries(retainedKinds.map((kind) => [kind, 0])) as Record<keyof RetentionCounts, number>;
