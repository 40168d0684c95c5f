import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A sign-up as the operator's command lists it. */
export interface StoredSignUp {
  id: string;
  email: string;
  postal_code: string;
  language_preference: string;
  brand: string;
  chain: number;
  consent: string | null;
  consent_language: string | null;
  consent_page: string | null;
  consent_verified: boolean;
}

/** Sign-ups of an address, read with the operator's command while the server runs. */
export async function listSignUps(address: string): Promise<StoredSignUp[]> {
  const env = { ...process.env, NODE_ENV: 'test', DATA_DIR: process.env.E2E_DATA_DIR ?? '' };
  const args = ['dist/server/submissions.js', 'newsletter', '--format', 'json'];
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  const rows = JSON.parse(stdout) as StoredSignUp[];
  return rows.filter((row) => row.email.toLowerCase() === address.toLowerCase());
}
