/** A browser other than Chromium with one page, reduced to what its driver supports. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Types as a person would into the focused element; `Tab`, `Enter`, `Escape` and `PageDown` are keys. */
  type(text: string): Promise<void>;
  /** Console errors since the page was opened; missing where the driver does not report them. */
  consoleMessages?(): string[];
  close(): Promise<void>;
}

/** Polls the page until the check is true; fails with its description. */
export async function until<Args extends unknown[]>(
  engine: Pick<Engine, 'run'>,
  what: string,
  work: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  const end = Date.now() + 15_000;
  while (!(await engine.run(work, ...args))) {
    if (Date.now() > end) throw new Error(`Waited in vain until ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
