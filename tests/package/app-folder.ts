import { execFile } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { origins } from '../support/ports.ts';

const execute = promisify(execFile);

/** Runs a script or program to its end; rejects with everything it printed. */
export async function run(command: string, args: readonly string[], cwd: string, environment: NodeJS.ProcessEnv = {}) {
  const options = { cwd, env: { ...process.env, ...environment }, maxBuffer: 16 * 1024 * 1024 };
  return execute(command, args, options).then(
    ({ stdout }) => stdout,
    (error: { message: string; stdout: string; stderr: string }) => {
      throw new Error(`${command} ${args.join(' ')}: ${error.message}\n${error.stdout}\n${error.stderr}`);
    },
  );
}

/** Copies sources, with this run's site instead of production's address. */
export function copySources(from: string, to: string): void {
  cpSync(from, to, { recursive: true });
  for (const entry of readdirSync(to, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('https://www.vitrine.example', origins.site));
  }
}

/** Packs the npm package into an app's folder, where the app's package.json names it. */
export async function packInto(folder: string): Promise<void> {
  const packed = await run('npm', ['pack', '--silent', '--pack-destination', folder], resolve('dist/npm'));
  renameSync(join(folder, packed.trim()), join(folder, 'vitrine-widgets.tgz'));
}
