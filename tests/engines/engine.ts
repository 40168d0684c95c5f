/** A browser other than Chromium with one page, in the words that its driver has. */
export interface Engine {
  open(address: string): Promise<void>;
  /** Runs a function in the page; arguments and result are JSON. */
  run<Args extends unknown[], Result>(work: (...args: Args) => Result, ...args: Args): Promise<Result>;
  /** Types as a person would, into what has the focus; `Tab`, `Enter` and `Escape` are keys. */
  type(text: string): Promise<void>;
  /** What the page said in the console as an error since it was opened; empty where the driver does not tell. */
  complaints(): string[];
  close(): Promise<void>;
}

/** Repeats a look at the page until it is true; fails with what it is about. */
export async function until<Args extends unknown[]>(
  engine: Engine,
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
