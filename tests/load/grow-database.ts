import { randomUUID } from 'node:crypto';
import { PgBoss } from 'pg-boss';
import { listEntries } from '../../host-site/server/database/contest-reports.ts';
import { listDeliveries } from '../../host-site/server/database/deliveries.ts';
import { listForExport } from '../../host-site/server/database/exports.ts';
import { createKeys } from '../../host-site/server/database/key-ring.ts';
import { migrate } from '../../host-site/server/database/migrate.ts';
import { openDatabase } from '../../host-site/server/database/open-database.ts';
import { encryptRow, toKeyColumns } from '../../host-site/server/database/personal-columns.ts';
import { applyRetention, countDue } from '../../host-site/server/database/retention.ts';
import { toRetentionScope } from '../../host-site/server/database/retention-rules.ts';
import { countSubmissions } from '../../host-site/server/database/submission-counts.ts';
import { nameQueue } from '../../host-site/server/delivery/channel.ts';
import { defaultDelivery, startOutbox } from '../../host-site/server/delivery/outbox.ts';
import { parseContestCall, runContestCall } from '../../host-site/server/operators/contest-commands.ts';
import { createFolder } from '../server/support/temporary-folder.ts';
import { createContest } from '../server/support/test-contests.ts';
import { startPostgres } from '../support/postgres.mjs';

/**
 * Fills a PostgreSQL (fsync on) with sign-ups, contest entries and jobs, and times what a large one makes slow, at a
 * tenth of the rows and at all of them: `node tests/load/grow-database.ts [rows]`. Writes a line for each; asserts
 * nothing, because machines differ. docs/scale.md has the figures. With `entries` after the number there are no sign-ups
 * or jobs, and all is timed once, at all rows.
 */
const most = Number(process.argv[2] ?? 1_000_000);
const hasEntriesOnly = process.argv[3] === 'entries';
const batch = 5000;
const day = 86_400_000;
const contest = createContest({ id: 'grown', opens: '2020-01-01T00:00:00Z', closes: '2020-02-01T00:00:00Z' });
/** Of contests, so that a month later entries are due. */
const closedAt = Date.parse(contest.closes);
const contests = new Map([[contest.id, contest]]);
/** When entries are due: months after the last draw. */
const later = new Date(Date.now() + 800 * day);

const print = (line: string) => process.stdout.write(`${line}\n`);
const postgres = await startPostgres(print, 'on');
if (!postgres) throw new Error('No PostgreSQL here');
const folder = createFolder();
const location = { dataDir: folder.path, databaseUrl: postgres.url, dataKeys: createKeys() };
const database = await openDatabase(location, () => undefined);
await migrate(database);
const settings = { ...defaultDelivery, upstreamUrls: {} };
const scope = toRetentionScope(contests, settings);
const report = { info: () => undefined, error: (error: unknown) => console.error(error) };
const outbox = await startOutbox(database, settings, report);

const say = (what: string, figure: string) => print(`${String(rows).padStart(9)} rows | ${what} | ${figure}`);
let rows = 0;

/** Times some work, and says how much memory the process took at its most, in MB above the start. */
async function time(what: string, work: () => Promise<string | undefined>): Promise<void> {
  globalThis.gc?.();
  const before = process.memoryUsage.rss();
  let highest = before;
  const watch = setInterval(() => {
    highest = Math.max(highest, process.memoryUsage.rss());
  }, 20);
  const start = performance.now();
  try {
    const more = await work();
    const seconds = (performance.now() - start) / 1000;
    say(what, `${seconds.toFixed(2)} s, ${((highest - before) / 1e6).toFixed(0)} MB${more ? `, ${more}` : ''}`);
  } catch (error) {
    const seconds = (performance.now() - start) / 1000;
    say(what, `FAILS after ${seconds.toFixed(2)} s: ${error instanceof Error ? error.message : error}`);
  }
  clearInterval(watch);
}

/** What prepares the measurement may take longer than a statement of a server may. */
const executeLong = (sql: string, values?: string[]) =>
  database.transaction((session) => session.executeSql(sql, values), 600_000);

/** The same for sign-ups in parts, since a client waits for no answer that long: `$1` and `$2` are positions. */
async function executeInParts(sql: string): Promise<void> {
  const [last] = await database.query<{ position: string }>('select max(position) as position from sealed_sign_ups');
  for (let position = 0; position < Number(last?.position); position += 50_000)
    await executeLong(sql, [String(position), String(position + 50_000)]);
}

/** Inserts rows of a table, of which all have the same columns. */
async function insertAll(table: string, list: readonly Record<string, unknown>[]): Promise<void> {
  const [first = {}] = list;
  const names = Object.keys(first);
  await executeLong(
    `insert into ${table} (${names.join(', ')})
     select ${names.map((name) => `v.${name}`).join(', ')} from json_populate_recordset(null::${table}, $1::json) v`,
    [JSON.stringify(list)],
  );
}

const createPerson = (table: 'sealed_contest_entries' | 'sealed_sign_ups', at: number) => {
  const id = randomUUID();
  const email = `person.${at}@example.ca`;
  const personal = encryptRow(database.cipher, table, id, { email, postal_code: 'H2X1Y4' });
  return {
    id,
    ...personal,
    ...toKeyColumns(database.cipher, table, email),
    language_preference: 'en',
    request_id: 'r',
  };
};

async function fill(to: number): Promise<void> {
  for (; rows < to; rows += batch) {
    const numbers = Array.from({ length: batch }, (_, at) => rows + at);
    const created_at = new Date(closedAt - day);
    const entries = numbers.map((at) => ({
      ...createPerson('sealed_contest_entries', at),
      ...{ contest: 'grown', period: 'contest', chain: 'HSE', chances: 1, newsletter_opt_in: false, created_at },
    }));
    await insertAll('sealed_contest_entries', entries);
    if (hasEntriesOnly) continue;
    const signUps = numbers.map((at) => ({
      ...createPerson('sealed_sign_ups', at),
      ...{ chain: 90, brand: 'vitrine', created_at: new Date() },
    }));
    await insertAll('sealed_sign_ups', signUps);
  }
  await executeLong('analyze');
}

const readAll = async (pieces: AsyncIterable<unknown>) => {
  let count = 0;
  for await (const _ of pieces) count += 1;
  return count;
};

async function timePosts(): Promise<string> {
  const times: number[] = [];
  for (let at = 0; at < 300; at += 1) {
    const person = createPerson('sealed_sign_ups', most + rows + at);
    const start = performance.now();
    await database.transaction(async (transaction) => {
      await transaction.query(
        `insert into sealed_sign_ups (id, chain, brand, email, email_key, mailbox_key, postal_code, language_preference,
           request_id, data_key) values ($1, 90, 'vitrine', $2, $3, $4, $5, 'en', 'r', $6)`,
        [person.id, person.email, person.email_key, person.mailbox_key, person.postal_code, person.data_key],
      );
      await outbox.enqueue(transaction, 'newsletter', person.id);
    });
    times.push(performance.now() - start);
  }
  times.sort((a, b) => a - b);
  return `median ${times[150]?.toFixed(1)} ms, p99 ${times[297]?.toFixed(1)} ms`;
}

/** What waits while a service is away: a job for each sign-up. */
async function timeQueue(): Promise<void> {
  await executeInParts(
    `insert into pgboss.job (name, id) select '${nameQueue('newsletter')}', id from sealed_sign_ups
     where position > $1 and position <= $2 on conflict do nothing`,
  );
  await executeLong('analyze pgboss.job_common');
  const boss = new PgBoss({ ...database.queueConnection, schedule: false, supervise: false });
  boss.on('error', () => undefined);
  await boss.start();
  await time('take ten jobs, twenty times', async () => {
    for (let turn = 0; turn < 20; turn += 1)
      await boss.fetch(nameQueue('newsletter'), { batchSize: 10, includeMetadata: true });
    return undefined;
  });
  await boss.stop({ graceful: false });
}

async function timeDraw(): Promise<void> {
  const tools = { database, contests, now: () => Date.now(), outbox, sendsEmail: false };
  const call = { command: 'draw', contest: 'grown', winners: 1, alternates: 2, isEarly: true, isAgain: true };
  const reason = { en: 'Measured', fr: 'Mesuré' };
  await time('draw', async () => {
    await readAll(runContestCall(tools, parseContestCall({ ...call, reason })));
    return undefined;
  });
}

const always = { since: new Date(0), until: new Date('2100-01-01') };

async function measureSignUps(): Promise<void> {
  await time('300 sign-ups, one after the other', timePosts);
  await time('metrics of a table', async () => {
    await countSubmissions(database, 'sealed_sign_ups');
    return undefined;
  });
  await time('export of sign-ups', async () => {
    const count = await readAll(listForExport(database, 'newsletter', always, () => undefined));
    return `${count} lines`;
  });
  await timeQueue();
  await executeInParts(
    `update sealed_sign_ups set delivered_at = case when position % 1000 > 0 then now() end,
       undeliverable_at = case when position % 1000 = 0 then now() end
     where position > $1 and position <= $2`,
  );
  await time('list of failed deliveries', async () => {
    const states = ['undeliverable', 'uncertain'] as const;
    const filter = { states, since: new Date(0) };
    return `${await readAll(listDeliveries(database, 'sealed_sign_ups', nameQueue('newsletter'), filter))} lines`;
  });
}

async function measure(): Promise<void> {
  const [size] = await database.query<{ entries: string; all: string }>(
    `select pg_size_pretty(pg_total_relation_size('sealed_contest_entries')) as entries,
       pg_size_pretty(pg_database_size(current_database())) as all`,
  );
  say('size', `${size?.entries} of entries, ${size?.all} in all`);
  if (!hasEntriesOnly) await measureSignUps();
  await time('export of entries', async () => {
    const count = await readAll(listEntries(database, 'grown', always, () => undefined));
    return `${count} lines`;
  });
  await timeDraw();
  await time('count what retention would delete', async () => {
    const { entries } = await countDue(database, later, scope);
    return `${entries} entries`;
  });
}

for (const size of hasEntriesOnly ? [most] : [most / 10, most]) {
  const start = performance.now();
  const before = rows;
  await fill(size);
  const seconds = (performance.now() - start) / 1000;
  say('filled', `${(((hasEntriesOnly ? 1 : 2) * (rows - before)) / seconds).toFixed(0)} rows a second, encrypted`);
  await measure();
}
await time('delete the entries', async () => {
  const { entries } = await applyRetention(database, later, scope);
  return `${entries} entries`;
});
await outbox.stop();
await database.close();
postgres.stop();
folder.remove();
