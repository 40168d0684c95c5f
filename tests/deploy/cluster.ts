import { type ChildProcess, execFile, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { findFreePort } from '../support/free-port.ts';
import { findPostgres } from '../support/postgres.mjs';

// A deployment on this machine from Debian's packages: nginx, servers, PgBouncer, and PostgreSQL with a replica.
// Needs root, because PostgreSQL and PgBouncer run as the user postgres.

const bin = findPostgres() ?? '';

/** Runs a program as the user postgres to its end. */
async function runAsPostgres(program: string, ...args: string[]): Promise<void> {
  await promisify(execFile)('runuser', ['-u', 'postgres', '--', program, ...args]);
}

function makeFolder(parent: string, name: string): string {
  const folder = join(parent, name);
  mkdirSync(folder, { mode: 0o700 });
  const [uid = 0, gid = 0] = ['-u', '-g'].map((flag) => Number(execFileSync('id', [flag, 'postgres'])));
  chownSync(folder, uid, gid);
  return folder;
}

/**
 * A primary whose commits wait for its replica, so that what was acknowledged survives it. `failOver` kills the primary
 * and promotes the replica.
 */
export async function startPostgresPair(parent: string) {
  const [primary, replica] = [makeFolder(parent, 'primary'), makeFolder(parent, 'replica')];
  const [primaryPort, replicaPort] = [await findFreePort(), await findFreePort()];
  const log = (name: string) => join(parent, `${name}`, 'log.txt');
  const start = (folder: string, name: string, port: number, settings = '') =>
    runAsPostgres(
      `${bin}/pg_ctl`,
      ...['-D', folder, '-l', log(name), '-w', '-o', `-p ${port} -k ${parent} -h 127.0.0.1 ${settings}`, 'start'],
    );
  await runAsPostgres(`${bin}/initdb`, '-D', primary, '-A', 'trust', '-U', 'postgres');
  await start(primary, 'primary', primaryPort, '-c max_connections=200');
  const source = `host=127.0.0.1 port=${primaryPort} user=postgres application_name=replica`;
  await runAsPostgres(`${bin}/pg_basebackup`, '-D', replica, '-R', '-X', 'stream', '-c', 'fast', '-d', source);
  await start(replica, 'replica', replicaPort, '-c max_connections=200');
  const query = `alter system set synchronous_standby_names = 'replica'`;
  await runAsPostgres('psql', '-h', '127.0.0.1', '-p', `${primaryPort}`, '-c', query, '-c', 'select pg_reload_conf()');
  return {
    primaryPort,
    replicaPort,
    /** Kills the primary; its replica takes over after the seconds that someone needs to notice. */
    async failOver(seconds: number) {
      await runAsPostgres(`${bin}/pg_ctl`, '-D', primary, '-m', 'immediate', 'stop');
      await wait(seconds * 1000);
      await runAsPostgres(`${bin}/pg_ctl`, '-D', replica, '-w', 'promote');
    },
    async stop() {
      // One of them may have stopped before.
      for (const folder of [primary, replica]) {
        await runAsPostgres(`${bin}/pg_ctl`, '-D', folder, '-m', 'immediate', 'stop').catch(() => undefined);
      }
    },
  };
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill(signal);
  await once(child, 'exit');
}

/**
 * PgBouncer with the settings of `host-site/server/deploy`, or another mode; `moveTo` sends new connections to another
 * port.
 */
export async function startPooler(parent: string, databasePort: number, mode = 'session', database = 'postgres') {
  const port = await findFreePort();
  const folder = makeFolder(parent, 'pooler');
  const file = join(folder, 'pgbouncer.ini');
  const write = (target: number) =>
    writeFileSync(
      file,
      readFileSync('host-site/server/deploy/pgbouncer.ini', 'utf8')
        .replace(/^vitrine = .*/m, `vitrine = host=127.0.0.1 port=${target} dbname=${database} user=postgres`)
        .replace('pool_mode = session', `pool_mode = ${mode}`)
        .replace(/^listen_port = .*/m, `listen_port = ${port}\nunix_socket_dir = ${folder}`)
        .replace(/^auth_type = .*\nauth_file = .*/m, 'auth_type = any'),
    );
  write(databasePort);
  const child = spawn('runuser', ['-u', 'postgres', '--', 'pgbouncer', '-q', file], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return {
    url: `postgres://postgres@127.0.0.1:${port}/vitrine`,
    moveTo(target: number) {
      write(target);
      execFileSync('pkill', ['-HUP', '-f', file]);
    },
    stop: () => end(child, 'SIGTERM'),
  };
}

/**
 * nginx with the settings of `host-site/server/deploy`, which `change` may change, after those of the machine, in front of
 * servers on these ports.
 */
export async function startProxy(
  parent: string,
  serverPorts: readonly number[],
  settings = '',
  change = (text: string) => text,
) {
  const port = await findFreePort();
  const site = readFileSync('host-site/server/deploy/nginx.conf', 'utf8')
    .replace(/ {2}server 127\.0\.0\.1:8081(.*)\n.*8082.*\n/, (_, options: string) =>
      serverPorts.map((each) => `  server 127.0.0.1:${each}${options}\n`).join(''),
    )
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
    .replaceAll('/var/log/nginx', parent);
  const file = join(parent, 'nginx.conf');
  writeFileSync(file, `pid ${parent}/nginx.pid;\nevents {}\nhttp {\n${settings}\n${change(site)}}\n`);
  const options = ['-e', 'stderr', '-c', file, '-g', 'daemon off;'];
  const child = spawn('/usr/sbin/nginx', options, { stdio: ['ignore', 'ignore', 'ignore'] });
  return {
    origin: `http://127.0.0.1:${port}`,
    readLog: () => readFileSync(join(parent, 'access.log'), 'utf8'),
    readErrors: () => readFileSync(join(parent, 'error.log'), 'utf8'),
    stop: () => end(child, 'SIGQUIT'),
  };
}

/** A server that listens on a port of its own, and can be ended and started again. */
export async function createServer(databaseUrl: string, folder: string, dataKeys: string) {
  const port = await findFreePort();
  // A server refuses a folder into which others may write, as the database's and the proxy's users may here.
  const dataDir = join(folder, 'server');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  let child: ChildProcess | undefined;
  const start = async () => {
    const env = {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      NODE_COMPILE_CACHE: 'node_modules/.cache/compile',
      HOST: '127.0.0.1',
      PORT: String(port),
      TRUST_PROXY: '1',
      RATE_LIMIT_PER_MINUTE: '0',
      LOG_LEVEL: 'silent',
      DATABASE_URL: databaseUrl,
      DATA_KEYS: dataKeys,
      DATA_DIR: dataDir,
    };
    child = spawn(process.execPath, ['dist/server/main.js'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
    for (let ready = false; !ready; ) {
      if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}`);
      ready = await fetch(`http://127.0.0.1:${port}/readyz`).then(
        ({ ok }) => ok,
        () => false,
      );
    }
  };
  await start();
  return { port, start, end: async (signal: NodeJS.Signals) => child && end(child, signal) };
}
