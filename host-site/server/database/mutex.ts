import { setImmediate as turnEventLoop } from 'node:timers/promises';

/**
 * Runs tasks one after the other, in order; a failed task does not stop the next. Yields to the event loop between two
 * tasks, because a queue of tasks that use only microtasks would block all other requests and timers.
 */
export function createMutex(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  const yieldToOthers = () => turnEventLoop();
  return (task) => {
    const result = last.then(task);
    last = result.then(yieldToOthers, yieldToOthers);
    return result;
  };
}
