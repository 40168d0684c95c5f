import type { Cipher } from '../../database/cipher.ts';
import type { Operator } from '../record-action.ts';
import { skip } from './check.ts';
import { answer } from './checks/answer.ts';
import { tls } from './checks/tls.ts';
import { type DeploymentRow, deploymentChecks } from './deployment-checks.ts';
import type { DeploymentTools } from './deployment-tools.ts';
import { examineDatabase } from './examine-database.ts';
import { type Report, runCheck } from './run-check.ts';

const noOrigin = skip({
  en: 'No address was given, and PUBLIC_ORIGIN is not set.',
  fr: 'Aucune adresse n’a été donnée, et PUBLIC_ORIGIN n’est pas défini.',
});
const planned = skip({ en: 'The server does not run yet.', fr: 'Le serveur ne fonctionne pas encore.' });
const unanswered = skip({
  en: 'The address does not lead to the server.',
  fr: 'L’adresse ne mène pas au serveur.',
});

const untrusted = skip({
  en: 'The address has no TLS that browsers trust.',
  fr: 'L’adresse n’a pas de TLS reconnu par les navigateurs.',
});

/** What is known of the address. */
type State = 'unknown' | 'untrusted' | 'answering';

/** Why a check has nothing to look at; undefined where it has. */
function findReason({ id, looksAt }: DeploymentRow, { origin, isPlanned }: DeploymentTools, state: State) {
  if (!looksAt) return undefined;
  if (!origin) return noOrigin;
  if (looksAt === 'address') return undefined;
  if (isPlanned) return planned;
  if (state === 'untrusted') return untrusted;
  return state === 'answering' || id === answer.id ? undefined : unanswered;
}

/** Runs all checks of a deployment, and changes nothing of it. Never rejects. */
export async function* diagnose(
  tools: DeploymentTools,
  cipher: Cipher | undefined,
  operator: Operator,
): AsyncGenerator<Report> {
  yield* examineDatabase(tools.config, cipher, operator, tools.now);
  let state: State = 'unknown';
  for (const row of deploymentChecks) {
    const reason = findReason(row, tools, state);
    const report = reason ? { id: row.id, ...reason } : await runCheck(row, tools);
    if (row.id === tls.id && report.result === 'failed') state = 'untrusted';
    if (row.id === answer.id && report.result === 'ok') state = 'answering';
    yield report;
  }
}
