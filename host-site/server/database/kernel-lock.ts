/** A lock that the operating system holds for this process and releases when it dies, even after a crash. */
export interface KernelLock {
  release(): void;
}

const busy = 5;
// Two processes that start at the same moment can block each other on the first try.
const timeout = 250;

/**
 * Locks a file, which is created and stays. 'taken' when a live process on this kernel has it, in any container;
 * undefined when the file system has no locks. Node offers such locks only through SQLite, hence an empty database.
 */
export function takeKernelLock(path: string): KernelLock | 'taken' | undefined {
  const sqlite = process.getBuiltinModule('node:sqlite');
  if (!sqlite) return undefined;
  let file: InstanceType<typeof sqlite.DatabaseSync> | undefined;
  try {
    file = new sqlite.DatabaseSync(path, { timeout });
    file.exec('begin exclusive');
  } catch (error) {
    file?.close();
    return (error as { errcode?: number }).errcode === busy ? 'taken' : undefined;
  }
  return { release: () => file.close() };
}
