import { spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const debianRoot = '/usr/lib/postgresql';
const isRoot = process.getuid?.() === 0;

/**
 * Finds the folder of PostgreSQL's programs, the newest of Debian's versions first.
 * @returns {string | undefined} undefined where there is none
 */
export function findPostgres() {
  const versions = existsSync(debianRoot) ? readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debianRoot, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) => existsSync(join(folder, 'postgres')) && existsSync(join(folder, 'initdb')));
}

function installPostgres() {
  spawnSync('apt-get', ['update'], { stdio: 'inherit', timeout: 180_000 });
  const install = ['install', '-y', '--no-install-recommends', 'postgresql'];
  spawnSync('apt-get', install, { stdio: 'inherit', timeout: 600_000 });
}

/** @returns {Promise<number>} */
function findFreePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

/** @param {'-u' | '-g'} flag */
function idOfPostgresUser(flag) {
  return Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout);
}

/**
 * Starts PostgreSQL in a temporary folder on a free loopback port, if a server is installed. On a build machine
 * (CI=true, root, apt-get) it is installed first. PostgreSQL refuses to run as root; for root it runs as the user
 * postgres.
 * @param {(message: string) => void} say
 * @param {'on' | 'off'} [fsync] `on` for measurements, where a commit must cost what it costs
 * @returns {Promise<{ url: string, stop: () => void } | undefined>} undefined where there is no PostgreSQL
 */
export async function startPostgres(say, fsync = 'off') {
  let bin = findPostgres();
  if (!bin && process.env.CI === 'true' && isRoot && existsSync('/usr/bin/apt-get')) {
    say('No PostgreSQL on this machine: asking apt-get for it.');
    installPostgres();
    bin = findPostgres();
  }
  if (!bin) return undefined;

  const folder = mkdtempSync(join(tmpdir(), 'vitrine-pg-'));
  const data = join(folder, 'data');
  mkdirSync(data, { mode: 0o700 });
  const owner = isRoot ? { uid: idOfPostgresUser('-u'), gid: idOfPostgresUser('-g') } : undefined;
  if (owner) {
    for (const path of [folder, data]) chownSync(path, owner.uid, owner.gid);
  }
  /**
   * @param {string} program
   * @param {string[]} args
   */
  const run = (program, args) =>
    spawnSync(join(bin, program), args, { ...owner, cwd: folder, encoding: 'utf8', timeout: 60_000 });

  const port = await findFreePort();
  const prepared = run('initdb', [
    '-D',
    data,
    '-U',
    'postgres',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ]);
  if (prepared.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`initdb failed: ${prepared.error?.message ?? prepared.stderr}`);
  }
  const settings = [
    '-h',
    '127.0.0.1',
    '-p',
    String(port),
    '-k',
    folder,
    '-c',
    `fsync=${fsync}`,
    '-c',
    'max_connections=200',
  ];
  const server = spawn(join(bin, 'postgres'), ['-D', data, ...settings], {
    ...owner,
    cwd: folder,
    stdio: 'ignore',
  });
  const stop = () => {
    run('pg_ctl', ['stop', '-D', data, '-m', 'fast', '-w', '-t', '20']);
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100 && server.exitCode === null; tries++) {
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    const accepts =
      run('psql', ['-h', '127.0.0.1', '-p', String(port), '-U', 'postgres', '-Atc', 'select 1']).status === 0;
    if (accepts) return { url, stop };
    await wait(100);
  }
  stop();
  throw new Error('PostgreSQL did not come up');
}
