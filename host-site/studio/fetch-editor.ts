import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { extract } from 'tar';

const version = '3.16.3';
/** Of the package, as npm states it. */
const sha512 = 'hf+dPlCh7TJmWl8+6VRzHYOWhri5xgUknrZbDewaWe4s9B7xJ8PQugp2QHeSldMUKzav6+z0oIpwUYhUJDYtYw==';

/**
 * Folder of Decap's scripts. The first call fetches the package by npm, without its dependencies: its scripts contain
 * them, and no one but the studio needs the 586 packages. Rejects when npm cannot fetch it, or it is not the one we know.
 */
export async function fetchEditor(root: string): Promise<string> {
  const cache = join(root, 'node_modules/.cache/studio');
  const folder = join(cache, `decap-cms-${version}`);
  if (existsSync(folder)) return folder;
  await mkdir(cache, { recursive: true });
  const draft = await mkdtemp(join(cache, 'draft-'));
  try {
    await promisify(execFile)('npm', ['pack', `decap-cms@${version}`, '--pack-destination', draft, '--silent'], {
      timeout: 120_000,
    });
    const [name = ''] = await readdir(draft);
    const archive = join(draft, name);
    const digest = createHash('sha512')
      .update(await readFile(archive))
      .digest('base64');
    if (digest !== sha512) throw new Error(`decap-cms ${version} is not the package that we know`);
    await extract({ file: archive, cwd: draft, filter: (path) => /^package\/dist\/[\w.-]+\.js$/.test(path) });
    // Another process may have been faster.
    await rename(join(draft, 'package/dist'), folder).catch((error) => {
      if (!existsSync(folder)) throw error;
    });
  } finally {
    await rm(draft, { recursive: true, force: true });
  }
  return folder;
}
