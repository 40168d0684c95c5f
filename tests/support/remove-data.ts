import { rm } from 'node:fs/promises';

/** Runs once after all end-to-end tests: the server has stopped, and its sign-ups were only ours. */
export default async function removeData(): Promise<void> {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) await rm(folder, { recursive: true, force: true });
}
