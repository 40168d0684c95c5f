import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { readJournal } from './journal.ts';

/** A third party in a process of its own, which can be stopped in ways that no function can. */
export interface ThirdParty {
  port: number;
  /** What it took, in order. */
  taken: () => ReturnType<typeof readJournal>;
  /** Stops it in the middle of whatever it does: the machine still accepts connections for it, and no one answers. */
  freeze(): void;
  /** Lets it go on. */
  thaw(): void;
  /** Ends it with `kill -9`, and starts it again on the same port after some milliseconds. */
  crash(pause: number): Promise<void>;
  close(): Promise<void>;
}

/** Starts one of the scripts of this folder, by default with a journal in `folder` as its first argument. */
export async function startThirdParty(
  script: string,
  folder: string,
  journal = join(folder, `${script}.jsonl`),
): Promise<ThirdParty> {
  const start = async (port: number) => {
    const args = [join(import.meta.dirname, script), journal, String(port)];
    const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
    const [line] = await once(createInterface(child.stdout), 'line');
    return { child, port: Number(/^Listening on (\d+)$/.exec(line)?.[1]) };
  };
  const end = async (child: ChildProcess) => {
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  };
  let running = await start(0);
  return {
    port: running.port,
    taken: () => readJournal(journal),
    freeze: () => void running.child.kill('SIGSTOP'),
    thaw: () => void running.child.kill('SIGCONT'),
    async crash(pause) {
      await end(running.child);
      await new Promise((resolve) => setTimeout(resolve, pause));
      running = await start(running.port);
    },
    close: () => end(running.child),
  };
}
