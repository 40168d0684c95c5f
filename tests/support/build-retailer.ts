import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { pinnedNode } from '../../host-site/tooling/install.mjs';
import { copyRepository } from './copy-repository.ts';

const run = promisify(execFile);

/** A repository in which a retailer's site is built. */
export interface RetailerSite {
  folder: string;
  /** Runs a script with the retailer; resolves to what it writes, even if it ends with another code than 0. */
  type: (script: string, ...args: string[]) => Promise<string>;
  remove: () => void;
}

/**
 * Builds the site of a retailer, named by its folder, in a copy of the repository. `RETAILER_SITE` is such a copy that is
 * already built, which stays. `variables` are those of its scripts, such as `DATA_DIR`.
 */
export async function buildRetailer(
  retailer: string,
  variables: Readonly<Record<string, string>> = {},
): Promise<RetailerSite> {
  const { RETAILER_SITE: built } = process.env;
  const folder = built ?? mkdtempSync(join(tmpdir(), 'vitrine-retailer-'));
  const env = {
    ...process.env,
    NODE_ENV: 'test',
    RETAILER: retailer,
    SHOW_DRAFTS: '',
    PUBLIC_ORIGIN: '',
    ...variables,
  };
  const settings = { cwd: folder, env, maxBuffer: 1e9 };
  if (!built) {
    copyRepository(folder, true);
    await run(pinnedNode, ['host-site/tooling/build.mjs'], settings);
  }
  return {
    folder,
    type: (script, ...args) =>
      run(pinnedNode, [script, ...args], settings).then(
        ({ stdout }) => stdout,
        ({ stdout }) => stdout,
      ),
    remove: () => {
      if (!built) rmSync(folder, { recursive: true, force: true });
    },
  };
}
