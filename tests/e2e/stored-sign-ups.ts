import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

export interface StoredSignUp {
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

/** Rows of an address, read as an operator reads them: by the command, while the server runs. */
export async function listSignUps(address: string): Promise<StoredSignUp[]> {
  const env = { ...process.env, DATA_DIR: process.env.E2E_DATA_DIR ?? '' };
  const args = ['dist/server/submissions.js', 'newsletter', '--format', 'json'];
  const { stdout } = await run(process.execPath, args, { env, maxBuffer: 64 * 1024 * 1024 });
  const rows = JSON.parse(stdout) as StoredSignUp[];
  return rows.filter((row) => row.email.toLowerCase() === address.toLowerCase());
}
