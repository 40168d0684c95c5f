import { chromium, type Page } from 'playwright';
import { makeBaseMap } from '../../widgets/build/base-map/make-base-map.ts';
import { isFilled, layerNames, readBaseMap, toArcIndex } from '../../widgets/shared/map/base-map.ts';
import { nextFrames } from '../e2e/settled.ts';
import { findChromium } from '../support/browser.ts';
import { serveMapPages } from './map-page.ts';

/**
 * How the map's work grows with the number of stores: milliseconds of the page's main thread per frame, and their ratio
 * to 150 stores; then the base map alone, on canvas and as SVG. `node tests/map/benchmark-map.ts`; nothing is asserted,
 * because every machine differs.
 */
const counts = [150, 10_000, 100_000];
const frames = 60;

const site = await serveMapPages();
const executablePath = findChromium();
const browser = await chromium.launch({ ...(executablePath ? { executablePath } : {}), args: ['--no-sandbox'] });

interface OpenedMap {
  page: Page;
  /** Milliseconds of main-thread work so far. */
  readWork(): Promise<number>;
}

/** Milliseconds per frame. */
interface Cost {
  work: number;
  clock: number;
}

/** What happens in the page at each step. */
type Act = (step: number) => void;

async function open(count: number): Promise<OpenedMap> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 800 }, reducedMotion: 'reduce' });
  await page.goto(`${site.origin}/en?stores=${count}`);
  await page.waitForSelector('html[data-ready]');
  await nextFrames(page, 30);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  const readWork = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000;
  };
  return { page, readWork };
}

/** Calls a function with a number in the page, once every second frame; milliseconds of work for each call. */
async function measure({ page, readWork }: OpenedMap, act: Act, given?: unknown): Promise<Cost> {
  await page.evaluate((data) => Object.assign(window, { data }), given);
  await page.evaluate(`window.act = ${act}`);
  const before = await readWork();
  const clock = performance.now();
  await page.evaluate(async (total) => {
    for (let step = 0; step < total; step += 1) {
      Reflect.get(window, 'act')(step);
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    }
  }, frames);
  return { work: ((await readWork()) - before) / frames, clock: (performance.now() - clock) / frames };
}

const acts = {
  pan: (step: number) => {
    const map = document.querySelector('#map')?.shadowRoot?.querySelector('.map');
    if (!map) throw new Error('There is no map.');
    const send = (type: string) =>
      map.dispatchEvent(
        new PointerEvent(type, {
          pointerId: 1,
          pointerType: 'pen',
          clientX: 700 + 250 * Math.sin(step / 8),
          clientY: 300,
        }),
      );
    map.setPointerCapture = () => {};
    if (step === 0) send('pointerdown');
    send('pointermove');
  },
  zoom: (step: number) =>
    Reflect.get(window, 'map').showPlace({ lat: 45.5, lng: -73.6 }, [30, 120, 500, 2000][step % 4] ?? 30),
  select: (step: number) => Reflect.get(window, 'map').select(`s${step}`),
};

/** The work of each act with the fewest stores. */
const least = new Map<string, number>();
for (const count of counts) {
  const opened = await open(count);
  const parts: string[] = [];
  for (const [name, act] of Object.entries(acts)) {
    const { work } = await measure(opened, act);
    if (!least.has(name)) least.set(name, work);
    parts.push(`${name} ${work.toFixed(1)} ms (×${(work / (least.get(name) ?? work)).toFixed(2)})`);
  }
  console.log(`${count} stores: ${parts.join(' · ')}`);
  await opened.page.close();
}

const { arcs, layers } = readBaseMap(makeBaseMap().buffer);
const paths = layerNames.map((name) => {
  const lines = layers[name].map((line) => {
    const points = line.flatMap((reference) => {
      const arc = arcs[toArcIndex(reference)] ?? [];
      const list = Array.from(
        { length: arc.length / 2 },
        (_, at) => `${arc[2 * at]?.toFixed(1)} ${arc[2 * at + 1]?.toFixed(1)}`,
      );
      return reference < 0 ? list.reverse() : list;
    });
    return `M${points.join('L')}${isFilled(name) ? 'Z' : ''}`;
  });
  return [lines.join(''), isFilled(name)];
});
const moveSvg: Act = (step) => {
  const namespace = 'http://www.w3.org/2000/svg';
  if (step === 0) {
    const svg = document.createElementNS(namespace, 'svg');
    svg.setAttribute('width', '1408');
    svg.setAttribute('height', '560');
    const group = svg.appendChild(document.createElementNS(namespace, 'g'));
    for (const [d, filled] of Reflect.get(window, 'data')) {
      const path = group.appendChild(document.createElementNS(namespace, 'path'));
      for (const [key, value] of Object.entries({ d, fill: filled ? '#faf6f0' : 'none', stroke: '#888' }))
        path.setAttribute(key, value);
      path.setAttribute('vector-effect', 'non-scaling-stroke');
    }
    document.querySelector('#map')?.replaceWith(svg);
  }
  const across = 500 + 250 * Math.sin(step / 8);
  document.querySelector('svg > g')?.setAttribute('transform', `translate(${across} 250) scale(0.11)`);
};
const opened = await open(0);
const canvas = await measure(opened, acts.pan);
const svg = await measure(opened, moveSvg, paths);
console.log(
  `base map, a frame: canvas ${canvas.work.toFixed(1)} ms of work, ${canvas.clock.toFixed(1)} on the clock · ` +
    `SVG ${svg.work.toFixed(1)} (×${(svg.work / canvas.work).toFixed(1)}), ${svg.clock.toFixed(1)} on the clock`,
);
await browser.close();
await site.stop();
