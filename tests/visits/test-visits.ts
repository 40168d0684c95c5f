import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { serveEmbeddingPages } from '../e2e/embedding-page.ts';
import { origins } from '../support/ports.ts';
import type { OpenWindow } from './open-window.ts';
import { type Moment, writeRecord } from './record.ts';
import { createJudge } from './rules.ts';
import type { Means } from './steps.ts';
import { createVisitor } from './visitor.ts';
import { elementPages, type Manner, type Screen, siblingPages, type Visit, visits } from './visits.ts';

const sizes = { phone: [390, 844], desktop: [1280, 800] } as const;

type Locale = 'en' | 'fr';

/** A sibling's two pages, by language and name. */
function serveSibling() {
  const server = serveEmbeddingPages();
  const addresses: Record<string, string> = {};
  const words = '<p>Words</p>'.repeat(40);
  const elements = `<vitrine-consent-banner></vitrine-consent-banner><vitrine-loading-overlay></vitrine-loading-overlay>
    <vitrine-newsletter-lightbox delay="1" display="card"></vitrine-newsletter-lightbox>`;
  return {
    async start() {
      await server.start();
      for (const locale of ['en', 'fr']) {
        const second = server.add(words + elements, `${locale}-CA`);
        const form = `<form><label>Name <input id="name" size="8"></label></form><p><a href="${second}">Lamps</a></p>`;
        addresses[`${locale} ${siblingPages.second}`] = second;
        addresses[`${locale} ${siblingPages.first}`] = server.add(words + form + words + elements, `${locale}-CA`);
      }
    },
    stop: server.stop,
    findAddress: (locale: Locale, name: string) => addresses[`${locale} ${name}`],
  };
}
const pagesOfSibling = serveSibling();

/** The address of a step's path. */
function findAddress(locale: Locale, path: string): string {
  if (path.startsWith('landing/')) return `${origins.landing}${path.slice(7)}${locale === 'fr' ? '/fr' : ''}`;
  return pagesOfSibling.findAddress(locale, path) ?? `${origins.site}/${locale}${path}`;
}

async function makeVisit(open: OpenWindow, { steps }: Visit, manner: Manner, title: string): Promise<void> {
  const [locale, screen, means, large] = manner.split(' ') as [Locale, Screen, Means, 'large'?];
  const size = sizes[screen];
  const moments: Moment[] = [];
  const layout = large ? 'phone' : screen;
  const judge = createJudge({ isSmall: layout === 'phone', means });
  const fields = new Set<string>();
  const window = await open({ size, hasLargeText: large !== undefined });
  try {
    const visitor = createVisitor(window, { means, height: size[1] }, (path) => findAddress(locale, path));
    for (const step of steps(layout)) {
      const moment: Moment = { step, faults: [] };
      moments.push(moment);
      if (step[0] === 'fill' || step[0] === 'tick' || step[0] === 'choose') fields.add(step[1]);
      try {
        await visitor.take(step);
      } catch (error) {
        moment.faults.push(String(error));
      }
      moment.sight = await visitor.look([...fields]);
      moment.faults.push(...judge(step, moment.sight));
      if (moment.faults.some((fault) => fault.startsWith('Error'))) break;
    }
  } finally {
    const path = writeRecord(title, moments);
    await window.close();
    const faults = moments.flatMap(({ step, faults: wrong }, at) =>
      wrong.map((each) => `${at + 1}. ${step.join(' ')}: ${each}`),
    );
    expect(faults, path).toEqual([]);
  }
}

/**
 * In a dialog of the browser's own, without a lock, keys and wheel scroll the page behind: what the visits to open windows
 * do would move it there.
 */
async function checkControl(open: OpenWindow, screen: Screen): Promise<void> {
  const size = sizes[screen];
  const window = await open({ size, hasLargeText: false });
  try {
    const visitor = createVisitor(window, { means: screen === 'phone' ? 'finger' : 'mouse', height: size[1] }, (path) =>
      findAddress('en', path),
    );
    await visitor.take(['open', `${elementPages}newsletter-lightbox`]);
    await visitor.take(['scroll', 3]);
    await window.run(() => {
      const dialog = Object.assign(document.createElement('dialog'), { textContent: 'Native' });
      document.body.append(dialog);
      dialog.showModal();
    });
    const moves: Record<string, boolean> = {};
    for (const step of [
      ['press', 'Next'],
      ['press', 'Prior'],
      ['press', 'End'],
      ['press', 'Home'],
      ['scroll', 3],
    ] as const) {
      const before = (await visitor.look([])).scroll;
      await visitor.take(step);
      moves[step.join(' ')] = (await visitor.look([])).scroll !== before;
    }
    expect(moves).toEqual(Object.fromEntries(Object.keys(moves).map((name) => [name, true])));
  } finally {
    await window.close();
  }
}

/** Makes every visit in one engine, recorded and judged at every step. */
export function testVisits(engine: string, open: OpenWindow | undefined): void {
  describe.skipIf(!open)(`a visitor with ${engine}`, () => {
    beforeAll(() => pagesOfSibling.start());
    afterAll(() => pagesOfSibling.stop());

    it.each(['phone', 'desktop'] as const)(
      'a native dialog lets keys, wheel and fingers move the page behind it (%s)',
      (screen) => open && checkControl(open, screen),
    );

    for (const visit of visits)
      for (const manner of visit.manners) {
        const title = `${visit.name} (${manner})`;
        it(title, () => open && makeVisit(open, visit, manner, `${engine} ${title}`));
      }
  });
}
