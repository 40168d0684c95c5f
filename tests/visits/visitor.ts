import type { BrowserWindow } from './browser-window.ts';
import { type Eyes, openEyes, type Sight, type Spot } from './page-eyes.ts';
import { reduce } from './rules.ts';
import type { Cover, Means, Step } from './steps.ts';

/** A person who takes steps in a window. */
export interface Visitor {
  /** Takes a step, and waits until the page has come to rest. Fails where it cannot be taken. */
  take(step: Step): Promise<void>;
  look(fields: readonly string[]): Promise<Sight>;
}

/** Pixels at the lower edge of a window in which nothing is pressed that can be scrolled up. */
const border = 24;
/** Frames without a change after which nothing more is expected of a step. */
const restFrames = 10;
/** Stops that Tab makes at most on the way to something. */
const maxStops = 120;
/** Pixels that a notch of the wheel scrolls at least, in any engine. */
const notch = 60;
/** Notches that a finger moves at once. */
const swipe = 5;

/** Errors of drivers while one document replaces another. */
const betweenPages = /context|navigat|detached|destroyed|no such (?:frame|window)|realm|Cannot find/i;

/**
 * Someone who takes the steps of a visit in a window.
 * @param findAddress gives the address of a step's path
 */
export function createVisitor(
  view: BrowserWindow,
  { means, height }: { means: Means; height: number },
  findAddress: (path: string) => string,
): Visitor {
  let pagesLeft = 0;

  /** Asks the page, which may be another one than a moment ago. */
  async function ask<Name extends keyof Eyes>(
    name: Name,
    ...args: Parameters<Eyes[Name]>
  ): Promise<ReturnType<Eyes[Name]>> {
    const call = (method: string, given: unknown[]) => {
      const eyes = window.visitEyes as unknown as Record<string, (...all: unknown[]) => unknown> | undefined;
      return eyes ? { answer: eyes[method]?.(...given) } : undefined;
    };
    for (;;) {
      try {
        const result = await view.run(call, name, args);
        if (result) return result.answer as ReturnType<Eyes[Name]>;
        await view.run(openEyes);
      } catch (error) {
        if (!betweenPages.test(String(error))) throw error;
      }
    }
  }

  /** Asks the page until it says yes; fails with the description after a minute. */
  async function wait<Answer>(what: string, read: () => Promise<Answer>): Promise<NonNullable<Answer>> {
    const end = Date.now() + 60_000;
    for (;;) {
      const answer = await read();
      if (answer) return answer;
      if (Date.now() > end) throw new Error(`Waited in vain until ${what}`);
      await new Promise((resolve) => setTimeout(resolve, 40));
    }
  }

  async function settle(): Promise<void> {
    await ask('startRest');
    await wait('the page has come to rest', async () => (await ask('countRest')) >= restFrames);
  }

  const findSpot = (target: string): Promise<Spot> => wait(`${target} is there`, () => ask('find', target));

  /** Scrolls as the visitor does until something can be pressed. */
  async function bringIntoView(target: string): Promise<Spot> {
    let spot = await findSpot(target);
    // The last pixels of the window are its border's, which takes presses. What is at the end of the page stays there.
    const isAtBorder = () => spot.isReached && spot.y > height - border;
    for (let turns = 0, tries = 0; turns < 60 && (!spot.isReached || (isAtBorder() && tries < 2)); turns += 1) {
      if (isAtBorder()) tries += 1;
      // A third of the window from its top, where nothing lies over the page.
      const distance = spot.y - height * 0.35;
      await scroll(Math.sign(distance) * Math.max(1, Math.round((Math.abs(distance) * 0.6) / notch / 3)));
      spot = await findSpot(target);
    }
    if (!spot.isReached) throw new Error(`${target} cannot be pressed`);
    return spot;
  }

  async function scroll(notches: number): Promise<void> {
    const [x, y] = [height / 5, height / 2];
    if (means === 'finger' && view.swipe)
      for (let left = Math.abs(notches); left > 0; left -= swipe)
        await view.swipe([x, y], [x, y - Math.sign(notches) * Math.min(left, swipe) * notch]);
    else {
      await view.moveTo([x, y]);
      await view.turnWheel(notches);
    }
    await settle();
  }

  async function tabTo(target: string): Promise<void> {
    await findSpot(target);
    for (let stops = 0; stops < maxStops; stops += 1) {
      if ((await ask('find', target))?.hasFocus) return;
      await view.press('Tab');
    }
    throw new Error(`Tab does not come to ${target}`);
  }

  async function press(target: string, key = 'Return'): Promise<void> {
    if (means === 'keyboard') {
      await tabTo(target);
      return view.press(key);
    }
    const { x, y } = await bringIntoView(target);
    await (means === 'finger' && view.tap ? view.tap([x, y]) : view.click([x, y]));
  }

  async function fill(target: string, text: string): Promise<void> {
    await (means === 'keyboard' ? tabTo(target) : press(target));
    await wait(`${target} has the focus`, async () => (await ask('find', target))?.hasFocus);
    await view.type(text);
    // A busy browser takes a while. What never arrives is for the rules to tell.
    await wait(`“${text}” is typed`, async () => reduce(await ask('readFocused')).startsWith(reduce(text))).catch(
      () => undefined,
    );
  }

  /** Does something that leads to another document, and waits for that. */
  async function leave(act: () => Promise<unknown>): Promise<void> {
    const mark = (left: number) => Reflect.set(document, 'visitLeft', left);
    // The page that a browser goes back to has its mark still.
    const leaving = ++pagesLeft;
    await view.run(mark, leaving);
    await act();
    const isOther = (left: number) => Reflect.get(document, 'visitLeft') !== left;
    await wait('another page has come', () => view.run(isOther, leaving).catch(() => false));
    await wait('the page is ready', () => ask('isReady'));
  }

  const see = (cover: Cover) => wait(`the ${cover} has come`, async () => (await ask('listCovers')).includes(cover));

  const callOverlay = (name: string) =>
    view.run((event) => {
      document.body.dispatchEvent(new CustomEvent(event, { bubbles: true, cancelable: true }));
    }, `vitrine-overlay-${name}`);

  async function act(step: Step): Promise<unknown> {
    switch (step[0]) {
      case 'open':
        return leave(() => view.open(findAddress(step[1])));
      case 'follow':
        return leave(() => press(step[1]));
      case 'back':
        return leave(() => view.run(() => history.back()));
      case 'forward':
        return leave(() => view.run(() => history.forward()));
      case 'reload':
        return leave(() => view.run(() => location.reload()));
      case 'use':
        return press(step[1]);
      case 'ask for':
        await press(step[2]);
        return see(step[1]);
      case 'close':
        await (step[2] === 'Escape' ? view.press('Escape') : press(step[2]));
        return wait(`the ${step[1]} is closed`, async () => !(await ask('listCovers')).includes(step[1]));
      case 'fill':
        return fill(step[1], step[2]);
      case 'tick':
      case 'choose':
        return press(step[1], 'space');
      case 'look at':
        return bringIntoView(step[1]);
      case 'press':
        return view.press(...step.slice(1));
      case 'scroll':
        return scroll(step[1]);
      case 'drag out of': {
        const { x, y } = await bringIntoView(step[1]);
        return view.drag([x, y], [3, y]);
      }
      case 'see':
        return see(step[1]);
      case 'wait for':
        return findSpot(step[1]);
      case 'delay the sign-up by':
        return ask('delaySignUp', step[1]);
      case 'let the sign-up be due':
        return wait('the sign-up is due', () => ask('isSignUpDue'));
      case 'request the overlay':
        await callOverlay('requested');
        return see('overlay');
      case 'release the overlay':
        return callOverlay('released');
    }
  }

  return {
    async take(step) {
      await act(step);
      await settle();
    },
    look: (fields) => ask('look', fields),
  };
}
