import type { Browser, CDPSession, Page } from 'playwright';
import type { MeasuredPage } from './measured-page.ts';
import { type Counts, startCounting, watchPress, watchTarget } from './page-timing.ts';

/** A phone on a slow network. */
const network = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 93_750 };

/** What one load of a page costs: milliseconds, except for the layout shift and the megabytes of memory. */
export interface Figures {
  /** From the navigation until the target is seen, nothing cached. */
  visible: number;
  /** The same once more, with what the browser has kept. */
  warm: number;
  /** Long tasks, each beyond 50 ms. */
  long: number;
  /** The main thread's processor time until the page is idle. */
  processor: number;
  shift: number;
  /** JavaScript objects after a collection. */
  memory: number;
  /** From a click until what it opens is shown; only for pages with something to press. */
  press?: number;
}

async function readWork(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
}

/** Waits until nothing is fetched and nothing is left to do. */
async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve))));
}

async function measurePress(page: Page, { button, shown }: Required<MeasuredPage>['press']): Promise<number> {
  await page.evaluate(watchPress, shown);
  // By its place: the driver's own waiting for a quiet page would be part of what is measured.
  const box = await page.locator(button.join(' ')).boundingBox();
  if (!box) throw new Error(`${button.join(' ')} is not there`);
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return page.evaluate(() => Reflect.get(window, 'shown')());
}

/** Measures a page with a processor `slowdown` times slower, in a browser profile of its own. */
export async function measurePage(
  browser: Browser,
  address: string,
  { seen, press }: MeasuredPage,
  slowdown: number,
): Promise<Figures> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.addInitScript(startCounting);
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', network);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    // Processor time and not the clock's: what else runs on the machine does not count.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    const before = await readWork(session);
    await page.goto(address, { waitUntil: 'commit' });
    const visible = await page.evaluate(watchTarget, seen);
    await settle(page);
    const processor = (await readWork(session)) - before;
    const { longTasks: long, shift } = await page.evaluate(() => Reflect.get(window, 'counts') as Counts);
    const pressed = press ? { press: await measurePress(page, press) } : {};
    await session.send('HeapProfiler.collectGarbage');
    const memory = (await session.send('Runtime.getHeapUsage')).usedSize / 2 ** 20;
    await page.goto(address, { waitUntil: 'commit' });
    const warm = await page.evaluate(watchTarget, seen);
    return { visible, warm, long, processor, shift, memory, ...pressed };
  } finally {
    await context.close();
  }
}
