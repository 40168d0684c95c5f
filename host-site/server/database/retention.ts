import { sandboxDays } from '../../../widgets/shared/submissions/sandbox-values.ts';
import { retailerFacts as facts } from '../../retailers/retailer-content.ts';
import type { Contests } from '../../sources/contests/read-contests.ts';
import {
  type DefinedForm,
  type FormName,
  type FormTable,
  forms,
  type RetainedName,
} from '../forms/definitions/form-definitions.ts';
import type { Database, Session, SqlValue } from './database.ts';
import { deleteResponses } from './idempotent-responses.ts';
import { confirmEnd } from './pending-sign-ups.ts';
import { deleteEntries } from './personal-data.ts';

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

interface Rule {
  /** Months from the privacy page; 0 where the rows have a date of their own. */
  months: number;
  /** Selects the ids of the rows that have been kept longer than `$2` months at `$1`. */
  due: string;
  /** The values of what else it mentions, from `$3`. */
  list?: (scope: RetentionScope) => SqlValue[];
}

/**
 * Holds for a row that no one waits for any more: it was delivered, dropped by an operator or is in quarantine; or for all,
 * where `$3` says that no service takes them.
 */
const isSettled = '(delivered_at is not null or dropped_at is not null or honeypot is not null or $3::boolean)';

const toRule = ({ name, table, months }: DefinedForm): Rule => ({
  months,
  due: `select id from ${table}
    where created_at < $1::timestamptz - make_interval(months => $2::integer) and ${isSettled}`,
  list: ({ hasFormService }) => [hasFormService?.[name] === false],
});
const byForm = <Value>(describe: (form: DefinedForm) => Value) =>
  Object.fromEntries(forms.map((form) => [form.retained, describe(form)])) as Record<RetainedName, Value>;

/**
 * After the last draw of a contest, or its end if that is later, as where only PINs win or a draw was early. Without its
 * file, after the draw; without either, after its last entry. A draw from before the contest opened was that of an earlier
 * one with the same name, to which the entries belong that took part in it.
 */
const entries: Rule = {
  months: facts.privacy.entryMonths.number,
  due: `select e.id from sealed_contest_entries e
    join (select contest, max(created_at) as last_entry from sealed_contest_entries group by contest) c using (contest)
    left join unnest($4::text[], $5::timestamptz[], $6::timestamptz[]) f (contest, opens, closes) using (contest)
    cross join lateral (
      select max(d.drawn_at) as last,
        max(d.drawn_at) filter (where d.drawn_at < f.opens and d.last_position >= e.position) as earlier
      from contest_draws d where d.contest = e.contest
    ) drawn
    where e.email <> '' and ${isSettled} and coalesce(
      drawn.earlier, greatest(drawn.last, f.closes), case when $4::text[] is not null then c.last_entry end
    ) < $1::timestamptz - make_interval(months => $2::integer)`,
  list: ({ contests, hasContestService }) => {
    const known = contests && [...contests.values()];
    return [
      hasContestService === false,
      known?.map(({ id }) => id) ?? null,
      known?.map(({ opens }) => opens) ?? null,
      known?.map(({ closes }) => closes) ?? null,
    ];
  },
};

const unconfirmed: Rule = {
  months: 0,
  due: `select id from sealed_pending_sign_ups
    where ${confirmEnd} < $1::timestamptz - make_interval(months => $2::integer)`,
};
/** Long enough for someone to find a person among them, whose browser filled in the honeypot. */
const quarantined: Rule = {
  months: 1,
  due: `select id from sealed_sign_ups
    where honeypot is not null and created_at < $1::timestamptz - make_interval(months => $2::integer)`,
};
/** An email that could not be sent for so long is of no use to anyone. One that waits for the mail server is kept. */
const emails: Rule = {
  months: 1,
  due: `select id from sealed_letters
    where coalesce(undeliverable_at, case when $3::boolean then created_at end)
      < $1::timestamptz - make_interval(months => $2::integer)`,
  list: ({ hasMailServer }) => [hasMailServer === false],
};
/**
 * One that waits for the email service is never due: it must be honoured. Whatever the service refused, an operator dropped
 * or no service can take is kept for a month, so that someone can still hand it over.
 */
const unsubscriptions: Rule = {
  months: 1,
  due: `select id from sealed_unsubscriptions
    where coalesce(undeliverable_at, case when $3::boolean then created_at end)
      < $1::timestamptz - make_interval(months => $2::integer)`,
  list: ({ hasEmailService }) => [hasEmailService === false],
};
const tried: Rule = {
  months: 0,
  due: `select id from sealed_sandbox_submissions
    where created_at < $1::timestamptz - make_interval(months => $2::integer, days => ${sandboxDays})`,
};
const rules: Record<keyof RetentionCounts, Rule> = {
  ...byForm(toRule),
  entries,
  unconfirmed,
  quarantined,
  emails,
  unsubscriptions,
  tried,
};
const retentionKinds = Object.keys(rules) as (keyof RetentionCounts)[];
/** The tables whose due rows are simply deleted, with what belongs to them. */
const tables = {
  ...byForm(({ table }): FormTable => table),
  unconfirmed: 'sealed_pending_sign_ups',
  quarantined: 'sealed_sign_ups',
  emails: 'sealed_letters',
  unsubscriptions: 'sealed_unsubscriptions',
  tried: 'sealed_sandbox_submissions',
} as const;

/** Any number that no other lock of ours has. */
const lock = 7_265_746;

const noCounts = (): RetentionCounts => ({
  ...byForm(() => 0),
  entries: 0,
  unconfirmed: 0,
  quarantined: 0,
  emails: 0,
  unsubscriptions: 0,
  tried: 0,
});

/** An instant, with what decides besides it. */
type When = RetentionScope & { now: Date };

const listValues = ({ months, list }: Rule, when: When): SqlValue[] => [when.now, months, ...(list?.(when) ?? [])];

async function listDue(session: Session, rule: Rule, when: When): Promise<string[]> {
  const rows = await session.query<{ id: string }>(`${rule.due} limit 500`, listValues(rule, when));
  return rows.map(({ id }) => id);
}

/** Deletes one batch of each kind; nothing while another process does. */
function deleteBatch(database: Database, when: When): Promise<RetentionCounts> {
  return database.transaction(async (session) => {
    const counts = noCounts();
    const [held] = await session.query<{ mine: boolean }>('select pg_try_advisory_xact_lock($1) as mine', [lock]);
    if (!held?.mine) return counts;
    const oldEntries = await listDue(session, entries, when);
    await deleteEntries(session, oldEntries);
    counts.entries = oldEntries.length;
    for (const [kind, table] of Object.entries(tables) as [keyof typeof tables, string][]) {
      const due = await listDue(session, rules[kind], when);
      const text = `delete from ${table} where id = any($1::uuid[]) returning email_key`;
      const deleted = await session.query<{ email_key: string }>(text, [due]);
      // Those of the others are older than any response that is kept.
      if (kind === 'unconfirmed')
        await deleteResponses(
          session,
          deleted.map(({ email_key }) => email_key),
        );
      counts[kind] = due.length;
    }
    return counts;
  });
}

/** All of them together. */
export const countAll = (counts: RetentionCounts): number =>
  Object.values(counts).reduce((total, count) => total + count, 0);

/** Deletes what the privacy page promises to delete by this instant, in batches. */
export async function applyRetention(
  database: Database,
  now: Date,
  scope: RetentionScope = {},
): Promise<RetentionCounts> {
  const total = noCounts();
  for (;;) {
    const batch = await deleteBatch(database, { ...scope, now });
    for (const kind of retentionKinds) total[kind] += batch[kind];
    if (countAll(batch) === 0) return total;
  }
}

/** Of how many contests entries are due: a contest's are all due at once. */
export async function countDueContests(session: Session, now: Date, scope: RetentionScope = {}): Promise<number> {
  const [row] = await session.query<{ count: number }>(
    `select count(distinct contest) from sealed_contest_entries where id in (${entries.due})`,
    listValues(entries, { ...scope, now }),
  );
  return Number(row?.count ?? 0);
}

/** What `applyRetention` would delete. */
export async function countDue(session: Session, now: Date, scope: RetentionScope = {}): Promise<RetentionCounts> {
  const counts = noCounts();
  for (const kind of retentionKinds) {
    const rule = rules[kind];
    const values = listValues(rule, { ...scope, now });
    const [row] = await session.query<{ count: number }>(`select count(*) from (${rule.due}) due`, values);
    counts[kind] = row?.count ?? 0;
  }
  return counts;
}
