import { setFlagsFromString } from 'node:v8';
import { PGlite, type PGliteOptions } from '@electric-sql/pglite';

/**
 * V8's optimizing compiler takes seconds of processor time and 600 MB for PostgreSQL's interpreter of expressions alone,
 * at each start, and statements are no faster for it (decision 0129). V8 derives the last two only from a command line.
 */
const compilerFlags = ['--liftoff-only', '--no-wasm-tier-up', '--no-wasm-dynamic-tiering'];

/** PostgreSQL's own 128 MB of buffers take memory and, at each start, the time to write zeros to them. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

/** Opens the embedded PostgreSQL in a folder, and creates it if needed. Rejects with PGlite's own errors. */
export async function createPglite(path: string, options: PGliteOptions = {}): Promise<PGlite> {
  for (const flag of compilerFlags) setFlagsFromString(flag);
  return PGlite.create(path, { ...options, startParams });
}
