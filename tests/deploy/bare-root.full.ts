import { execFile, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeServerRelease } from '../../host-site/tooling/server-release.ts';
import { createBody, postSignUp } from '../server/support/sign-up-request.ts';
import { createFolder } from '../server/support/temporary-folder.ts';
import { findFreePort } from '../support/free-port.ts';

/**
 * The steps of the Dockerfile's last stage, in a root that has nothing but Debian's smallest system. A container engine
 * would do the same, and isolate more.
 */

const run = promisify(execFile);
const hasTools = process.getuid?.() === 0 && spawnSync('debootstrap', ['--version']).status === 0;
const dockerfile = readFileSync('host-site/server/deploy/Dockerfile', 'utf8').replaceAll('\\\n', '');
const stage = dockerfile.slice(dockerfile.lastIndexOf('\nFROM ')).split('\n');
/** What follows an instruction, such as `RUN`. */
const read = (instruction: string): string =>
  stage.find((line) => line.startsWith(`${instruction} `))?.slice(instruction.length + 1) ?? '';

const temporary = createFolder();
const root = join(temporary.path, 'root');
const port = await findFreePort();
const settings = Object.fromEntries(
  read('ENV')
    .split(' ')
    .map((pair) => pair.split('=')),
);
const env = { PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', ...settings, PORT: String(port) };
const inRoot = (...args: string[]) => [`--userspec=${read('USER')}`, root, ...args];

describe.skipIf(!hasTools)('the Dockerfile’s last stage in a minimal Debian', () => {
  beforeAll(async () => {
    const [, suite = ''] = /debian:(\w+)/.exec(read('FROM')) ?? [];
    await run('debootstrap', ['--variant=minbase', suite, root], { maxBuffer: 1e8 });
    const release = join(temporary.path, 'release');
    writeServerRelease('.', release);
    const [from, to = ''] = read('COPY').replace('--from=build ', '').split(' ');
    expect([from, to]).toEqual(['/release', '/opt/vitrine']);
    mkdirSync(join(root, 'opt'), { recursive: true });
    cpSync(release, join(root, to), { recursive: true });
    await run('chroot', [root, '/bin/sh', '-c', read('RUN')], { env });
  }, 300_000);
  afterAll(() => temporary.remove());

  it('has no node and no npm command', async () => {
    await expect(
      run('chroot', inRoot('/bin/sh', '-c', 'command -v node || command -v npm'), { env }),
    ).rejects.toThrow();
  });

  it('runs as the image’s user, passes its health check, stores a sign-up and exits with 0 on STOPSIGNAL', async () => {
    const args = [...JSON.parse(read('ENTRYPOINT')), ...JSON.parse(read('CMD'))] as string[];
    const server = spawn('chroot', inRoot(...args), { env, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    const listens = new Promise<void>((resolve, reject) => {
      server.stdout.setEncoding('utf8').on('data', (text: string) => void (text.includes('Listening on') && resolve()));
      ended.then(() => reject(new Error('The server ended before it listened')));
    });
    try {
      await listens;
      const [, check = '[]'] = /CMD (\[.*\])/.exec(read('HEALTHCHECK')) ?? [];
      await run('chroot', inRoot(...(JSON.parse(check) as string[])), { env });
      const origin = `http://127.0.0.1:${port}`;
      expect((await postSignUp(origin, createBody('bare@example.com'))).status).toBe(200);
      expect((await fetch(`${origin}/fr/newsletter`)).status).toBe(200);
      const { stdout } = await run('chroot', inRoot(args[0] ?? '', 'submissions', 'newsletter'), { env });
      expect(stdout).toContain('bare@example.com');
    } finally {
      server.kill(read('STOPSIGNAL') as NodeJS.Signals);
    }
    expect(await ended).toEqual([0, null]);
  }, 120_000);
});
