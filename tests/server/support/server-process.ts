import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { sampleContests } from './test-config.ts';
import type { TestDatabase } from './test-databases.ts';

/** A server of ours in a process of its own. */
export interface ServerProcess {
  process: ChildProcess;
  /** Empty when the process ended before it listened. */
  origin: string;
  /** Output so far. */
  output: () => string;
  /** Sends a signal and waits for the end; returns the exit code, null after a kill. */
  end(signal: NodeJS.Signals): Promise<number | null>;
}

type Variables = Record<string, string>;

function spawnScript(
  script: string,
  args: string[],
  location: Omit<TestDatabase, 'remove'>,
  variables: Variables,
  launcher: readonly string[] = [],
) {
  const [command = '', ...commandArgs] = [...launcher, process.execPath, script, ...args];
  const child = spawn(command, commandArgs, {
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      RATE_LIMIT_PER_MINUTE: '0',
      // Reading the sources takes half of the start, and they are the same for all processes.
      NODE_COMPILE_CACHE: 'node_modules/.cache/compile',
      DATA_DIR: location.dataDir,
      DATABASE_URL: location.databaseUrl,
      DATA_KEYS: location.dataKeys ?? '',
      CONTESTS_DIR: sampleContests,
      ...variables,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let stdout = '';
  let stderr = '';
  child.stdout.setEncoding('utf8').on('data', (piece) => {
    stdout += piece;
  });
  child.stderr.setEncoding('utf8').on('data', (piece) => {
    stderr += piece;
  });
  return { child, stdout: () => stdout, stderr: () => stderr };
}

/**
 * Starts the server as a separate process from the TypeScript sources; returns once it listens or has ended. `launcher`
 * is a command that starts it.
 */
export async function startProcess(
  location: Omit<TestDatabase, 'remove'>,
  variables: Variables = {},
  launcher: readonly string[] = [],
): Promise<ServerProcess> {
  const { child, stdout, stderr } = spawnScript('host-site/server/run-server.ts', [], location, variables, launcher);
  const exited = once(child, 'exit');
  const origin = await new Promise<string>((resolve) => {
    const look = () => {
      const found = /Listening on (\S+)\n/.exec(stdout())?.[1];
      if (found) resolve(found);
    };
    child.stdout.on('data', look);
    exited.then(() => resolve(''));
  });
  return {
    process: child,
    origin,
    output: () => stdout() + stderr(),
    async end(signal) {
      if (child.exitCode === null && child.signalCode === null) {
        child.kill(signal);
        await exited;
      }
      return child.exitCode;
    },
  };
}

type Location = Omit<TestDatabase, 'remove'>;

/** Runs the operators' command to its end. */
export async function runSubmissions(location: Location, ...args: string[]) {
  return runScript('submissions', args, location, {});
}

/** Runs the operators' contest command, on a folder of contests, to its end. */
export async function runContests(location: Location & { contestsDir: string }, ...args: string[]) {
  return runScript('contests', args, location, { CONTESTS_DIR: location.contestsDir });
}

/** Runs the operators' delivery command to its end. */
export async function runDeliveries(location: Location, ...args: string[]) {
  return runScript('deliveries', args, location, {});
}

/** Runs the operators' privacy command to its end. */
export async function runPrivacy(location: Location, ...args: string[]) {
  return runScript('privacy', args, location, {});
}

/** Runs the operators' command for backups to its end. */
export async function runBackup(location: Location, ...args: string[]) {
  return runScript('backup', args, location, {});
}

/** Runs the operators' command that restores a backup to its end. */
export async function runRestore(location: Location, ...args: string[]) {
  return runScript('restore', args, location, {});
}

/** Runs the operators' command that moves to PostgreSQL to its end. */
export async function runMove(location: Location, ...args: string[]) {
  return runScript('move', args, location, {});
}

/** The same, ended by `kill -9` once `until` has resolved; resolves with what it wrote before. */
export async function killMove(location: Location, until: () => Promise<void>, ...args: string[]): Promise<string> {
  const { child, stdout } = spawnScript('host-site/server/operators/commands/move.ts', args, location, {});
  const ended = once(child, 'close');
  await until();
  child.kill('SIGKILL');
  await ended;
  return stdout();
}

/** Runs the operators' command for origins to its end. */
export async function runOrigins(location: Location, ...args: string[]) {
  return runScript('origins', args, location, {});
}

/** Runs the operators' smoke test, with these settings, to its end. */
export async function runSmoke(location: Location, variables: Variables, ...args: string[]) {
  return runScript('smoke', args, location, variables);
}

/** Runs the operators' doctor, with these settings, to its end; in English, whatever the terminal's language is. */
export async function runDoctor(location: Location, variables: Variables, ...args: string[]) {
  return runScript('doctor', args, location, { LC_ALL: 'C', ...variables });
}

async function runScript(name: string, args: string[], location: Location, variables: Variables) {
  const { child, stdout, stderr } = spawnScript(
    `host-site/server/operators/commands/${name}.ts`,
    args,
    location,
    variables,
  );
  const [code] = await once(child, 'close');
  return { code: Number(code), stdout: stdout(), stderr: stderr() };
}
