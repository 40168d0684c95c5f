import type { Logger } from 'pino';
import { deleteOldSecrets } from './client-secrets.ts';
import type { Database } from './database.ts';
import { type AfterEncryption, encryptPlainRows, rotateKeys } from './encrypt-rows.ts';
import { forgetNetworks } from './entry-networks.ts';
import { deleteOldKeys } from './idempotent-responses.ts';
import { deleteOldRefusedOrigins } from './page-origins.ts';
import type { DamagedRow } from './personal-columns.ts';
import { deleteOldPolicyReports } from './policy-reports.ts';
import { applyRetention, countAll } from './retention.ts';
import { findRetentionRisk, isClockTrusted, type RetentionRisk, recordRetentionRun } from './retention-guard.ts';
import type { RetentionScope } from './retention-rules.ts';
import { deleteExpiredChallenges } from './used-challenges.ts';

const minute = 60_000;
const hour = 60 * minute;

interface CleaningTools {
  database: Database;
  afterEncryption: AfterEncryption;
  /** What decides, besides dates, what is deleted. */
  retention: RetentionScope;
  now: () => number;
  logger: Logger;
  /** Called with what a job could not do. */
  reportError: (error: unknown, message: string) => void;
  /** Called with what a run of the retention job has deleted. */
  onRetention?: ((deleted: Readonly<Record<string, number>>) => void) | undefined;
  /** Called with why a run deleted nothing, and with undefined once one is safe again. */
  onRetentionRisk?: ((risk: RetentionRisk['kind'] | undefined) => void) | undefined;
  /** Called with how many rows a rotation of keys could not decrypt. */
  onDamaged?: ((count: number) => void) | undefined;
}

/** Deletes, for as long as the server runs, what need not be kept. Returns a function that ends it. */
export function startCleaning(tools: CleaningTools): () => void {
  const { database, afterEncryption, retention, now, logger, reportError, onRetention, onRetentionRisk, onDamaged } =
    tools;
  const retain = async () => {
    const instant = new Date(now());
    const risk = await findRetentionRisk(database, instant, retention);
    onRetentionRisk?.(risk?.kind);
    if (risk) {
      await recordRetentionRun(database, instant, risk.kind);
      const remedy = 'check the clock; `privacy retention --although-unusual` deletes all the same';
      return logger.error({ risk: risk.kind, reason: risk.message, remedy }, 'retention refused: nothing was deleted');
    }
    const deleted = await applyRetention(database, instant, retention);
    if (countAll(deleted) > 0 || (await isClockTrusted(database, instant))) await recordRetentionRun(database, instant);
    onRetention?.({ ...deleted });
    if (countAll(deleted) > 0) logger.info(deleted, 'deleted what was kept long enough');
  };
  const rotate = async () => {
    const damaged: DamagedRow[] = [];
    const rotated = await rotateKeys(database, (row) => damaged.push(row));
    onDamaged?.(damaged.length);
    for (const row of damaged) logger.error({ ...row }, 'row cannot be decrypted');
    if (rotated > 0)
      logger.info({ rotated, key: database.cipher.currentKey }, 'personal data encrypted with the first key');
  };
  // An earlier version may run beside this one during an upgrade.
  const encrypt = () => encryptPlainRows(database, afterEncryption);
  let isStopped = false;
  // What a closing database interrupts is done after the next start.
  const attempt = (work: () => Promise<unknown>, failure: string) =>
    work().catch((error) => isStopped || reportError(error, failure));
  const repeat = (work: () => Promise<unknown>, interval: number, failure: string) =>
    setInterval(() => attempt(work, failure), interval).unref();
  // Expired client counters are deleted also while no request arrives, and at once those from before a restart.
  const forget = async () => {
    await deleteOldSecrets(database, now());
    await deleteExpiredChallenges(database, now());
    await forgetNetworks(database, now());
    await deleteOldPolicyReports(database, now());
    await deleteOldRefusedOrigins(database, now());
  };
  const jobs = [
    { work: forget, interval: minute, failure: 'expired counters not deleted' },
    { work: retain, interval: 24 * hour, failure: 'retention failed' },
    { work: rotate, interval: hour, failure: 'keys not rotated' },
  ];
  for (const { work, failure } of jobs) attempt(work, failure);
  const timers = [
    ...jobs.map(({ work, interval, failure }) => repeat(work, interval, failure)),
    repeat(() => deleteOldKeys(database), hour, 'idempotency keys not deleted'),
    repeat(encrypt, minute, 'earlier rows not encrypted'),
  ];
  return () => {
    isStopped = true;
    timers.forEach(clearInterval);
  };
}
