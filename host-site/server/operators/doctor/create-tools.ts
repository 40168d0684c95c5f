import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { ServerConfig } from '../../config.ts';
import type { Cipher } from '../../database/cipher.ts';
import { openCipher } from '../../database/open-database.ts';
import { type Echo, echoHeader, signEcho } from '../../http/echo.ts';
import { ask } from './ask.ts';
import type { DeploymentTools } from './deployment-tools.ts';
import { formHeaders, untrustedHeaders } from './sent-headers.ts';

/** What an operator may say about a deployment. */
export type Given = Partial<
  Pick<DeploymentTools, 'origin' | 'isPlanned' | 'now' | 'lookup' | 'plainPort' | 'recipient' | 'backups' | 'backupKey'>
>;

/** The keys of personal data, where there are any: the doctor makes none. Rejects with DataKeyError for damaged ones. */
export async function findCipher(config: ServerConfig): Promise<Cipher | undefined> {
  return config.dataKeys || existsSync(join(config.dataDir, 'data-keys')) ? openCipher(config) : undefined;
}

/** The tools of the checks, for a deployment with these settings. */
export function createTools(config: ServerConfig, cipher: Cipher | undefined, given: Given = {}): DeploymentTools {
  const { now = Date.now, lookup, plainPort = 80, isPlanned = false, recipient, backups = '', backupKey = '' } = given;
  const origin = given.origin || config.publicOrigin || undefined;
  const sentHeaders = { ...formHeaders(), ...untrustedHeaders() };
  const askSite: DeploymentTools['ask'] = (address, options) =>
    ask(address.startsWith('/') ? origin + address : address, { ...options, lookup });
  let echo: Promise<Echo | undefined> | undefined;
  async function readEcho(): Promise<Echo | undefined> {
    if (!cipher) return undefined;
    const { body } = await askSite('/readyz', { headers: { ...sentHeaders, [echoHeader]: signEcho(cipher, now()) } });
    return (JSON.parse(body.toString()) as { echo?: Echo }).echo;
  }
  return {
    config,
    now,
    origin,
    plainPort,
    lookup,
    isPlanned,
    ask: askSite,
    sentHeaders,
    findEcho: () => {
      echo ??= readEcho();
      return echo;
    },
    recipient,
    backups,
    backupKey,
  };
}
