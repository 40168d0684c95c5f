import { spawn, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../../../host-site/tooling/install.mjs';

const source = '/usr/share/wordpress';
const theme = 'twentytwentythree';
const isRoot = process.getuid?.() === 0;

/** @param {string} program @param {string[]} args */
const succeeds = (program, args) => spawnSync(program, args, { stdio: 'ignore' }).status === 0;

/** What each of Debian's packages brings, and whether this machine has it. @type {[string, () => boolean][]} */
const packages = [
  ['wordpress', () => existsSync(join(source, 'wp-load.php'))],
  [`wordpress-theme-${theme}`, () => existsSync(join(source, 'wp-content/themes', theme))],
  ['wordpress-l10n', () => existsSync(join(source, 'wp-content/languages/fr_FR.mo'))],
  ['php-cli', () => succeeds('php', ['-v'])],
  ['php-mysql', () => succeeds('php', ['-r', 'exit(extension_loaded("mysqli") ? 0 : 1);'])],
  ['mariadb-server', () => succeeds('mariadbd', ['--version'])],
];

/** Names of Debian's packages that WordPress needs and this machine lacks. */
export const listMissing = () => packages.filter(([, isThere]) => !isThere()).map(([name]) => name);

/** Asks apt-get for what is missing. */
export function installPackages() {
  spawnSync('apt-get', ['update'], { stdio: 'inherit', timeout: 180_000 });
  const install = ['install', '-y', '--no-install-recommends', ...listMissing()];
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  spawnSync('apt-get', install, { stdio: 'inherit', timeout: 600_000, env });
}

/** @param {string} program @param {string[]} args */
function run(program, args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8', timeout: 120_000 });
  if (status !== 0) throw new Error(`${program} failed: ${stdout}${stderr}`);
}

/** @param {() => boolean | Promise<boolean>} isReady @param {string} what */
async function waitFor(isReady, what) {
  for (let tries = 0; tries < 300; tries++) {
    if (await isReady()) return;
    await wait(100);
  }
  throw new Error(`${what} did not come up`);
}

/**
 * Starts MariaDB on a socket alone, with its data in `folder`.
 * @param {string} folder
 */
async function startDatabase(folder) {
  const data = join(folder, 'database');
  const socket = join(folder, 'database.sock');
  mkdirSync(data);
  const user = isRoot ? ['--user=root'] : [];
  const common = ['--no-defaults', ...user, `--datadir=${data}`];
  run('mariadb-install-db', [...common, '--auth-root-authentication-method=normal', '--skip-test-db']);
  const server = spawn(
    'mariadbd',
    [...common, `--socket=${socket}`, '--skip-networking', '--innodb-flush-log-at-trx-commit=0'],
    { stdio: 'ignore', detached: true },
  );
  await waitFor(() => succeeds('mariadb-admin', ['--no-defaults', `--socket=${socket}`, '-uroot', 'ping']), 'MariaDB');
  run('mariadb', ['--no-defaults', `--socket=${socket}`, '-uroot', '-e', 'create database wordpress']);
  return { server, socket };
}

/** @param {string} socket */
const formatConfiguration = (socket) => `<?php
define( 'DB_NAME', 'wordpress' );
define( 'DB_USER', 'root' );
define( 'DB_PASSWORD', '' );
define( 'DB_HOST', 'localhost:${socket}' );
define( 'DB_CHARSET', 'utf8mb4' );
define( 'WP_DEBUG', true );
define( 'WP_DEBUG_LOG', __DIR__ . '/../debug.log' );
define( 'WP_DEBUG_DISPLAY', false );
define( 'WP_DEFAULT_THEME', '${theme}' );
define( 'WP_HTTP_BLOCK_EXTERNAL', true );
define( 'AUTOMATIC_UPDATER_DISABLED', true );
define( 'DISABLE_WP_CRON', true );
foreach ( array( 'AUTH', 'SECURE_AUTH', 'LOGGED_IN', 'NONCE' ) as $name ) {
	define( "{$name}_KEY", '${randomBytes(16).toString('hex')}' );
	define( "{$name}_SALT", '${randomBytes(16).toString('hex')}' );
}
$table_prefix = 'wp_';
require_once __DIR__ . '/wp-settings.php';
`;

/**
 * Ends a program and those that it started: PHP's workers outlive it otherwise.
 * @param {import('node:child_process').ChildProcess} program
 */
async function endGroup(program) {
  if (!program.pid || program.exitCode !== null) return;
  const ended = once(program, 'exit');
  process.kill(-program.pid, 'SIGTERM');
  await ended;
}

/**
 * Installs WordPress with the built plugin into a temporary folder, and serves it.
 * @param {number} port
 */
export async function startWordpress(port) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-wordpress-'));
  const site = join(folder, 'site');
  const origin = `http://127.0.0.1:${port}`;
  /** @type {import('node:child_process').ChildProcess[]} */
  const servers = [];
  const stop = async () => {
    await Promise.all(servers.map(endGroup));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    // Debian keeps parts of it elsewhere, behind links.
    cpSync(source, site, { recursive: true, dereference: true, filter: (path) => !path.endsWith('.htaccess') });
    mkdirSync(join(site, 'wp-content/uploads'), { recursive: true });
    cpSync(join(root, 'dist/hosts/wordpress/vitrine'), join(site, 'wp-content/plugins/vitrine'), { recursive: true });
    const database = await startDatabase(folder);
    servers.push(database.server);
    writeFileSync(join(site, 'wp-config.php'), formatConfiguration(database.socket));
    run('php', [join(import.meta.dirname, 'install.php'), site, origin]);
    const php = spawn('php', ['-S', `127.0.0.1:${port}`, '-t', site], {
      stdio: 'ignore',
      detached: true,
      // The editor asks for several things at once.
      env: { ...process.env, PHP_CLI_SERVER_WORKERS: '4' },
    });
    servers.push(php);
    await waitFor(
      () =>
        fetch(`${origin}/wp-login.php`).then(
          ({ ok }) => ok,
          () => false,
        ),
      'WordPress',
    );
    return { origin, log: join(folder, 'debug.log'), stop };
  } catch (error) {
    const log = join(folder, 'debug.log');
    if (existsSync(log)) console.error(readFileSync(log, 'utf8'));
    await stop();
    throw error;
  }
}
