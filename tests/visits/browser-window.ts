import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { type Engine, until } from '../engines/engine.ts';
import { createHands, type Hands, type Point } from './hands.ts';

const execute = promisify(execFile);

/** How a window is opened. */
export interface WindowSettings {
  /** Size of the page's part of the window, in pixels. */
  size: readonly [width: number, height: number];
  /** Whether texts are twice as large as usual. */
  hasLargeText: boolean;
}

/** A browser's window as its driver knows it: it opens pages and reads them, but does not use them. */
export interface DrivenWindow extends Pick<Engine, 'open' | 'run' | 'close'> {
  /** X's screen that it is on. */
  display: string;
  /** Taps with a finger; missing where the driver has no touch screen. */
  tap?(point: Point): Promise<void>;
  /** Moves a finger from one point to another; missing where that scrolls nothing. */
  swipe?(from: Point, to: Point): Promise<void>;
}

/** A browser's window that a person uses: points are those of the page. */
export interface BrowserWindow extends DrivenWindow, Hands {}

/** A page without anything, which tells where it was pressed. */
const blank = 'data:text/html,<!doctype html><title>Blank</title><style>html{height:100%25}</style><body>';
const notePress = (): void => {
  addEventListener('mousedown', ({ clientX, clientY }) => Reflect.set(window, 'pressedAt', [clientX, clientY]));
};
const readPress = (): Point | undefined => Reflect.get(window, 'pressedAt');

/** Gives a driven window the focus, as a window manager would, and hands that use it. */
export async function wrapWindow(driven: DrivenWindow): Promise<BrowserWindow> {
  const { display } = driven;
  const hands = createHands(display);
  const env = { ...process.env, DISPLAY: display };
  await driven.open(blank);
  await driven.run(notePress);
  const { stdout } = await execute('xdotool', ['search', '--sync', '--onlyvisible', '--name', 'Blank|Automation'], {
    env,
  });
  await execute('xdotool', ['windowfocus', '--sync', stdout.trim().split('\n').at(-1) ?? ''], { env });
  // No driver tells where on the screen the page is.
  const onScreen: Point = [150, 400];
  await hands.click(onScreen);
  await until(driven, 'the page has felt the press', readPress);
  await until(driven, 'the page has the focus', () => document.hasFocus());
  const [x, y] = (await driven.run(readPress)) as Point;
  const toScreen = ([left, top]: Point): Point => [left + onScreen[0] - x, top + onScreen[1] - y];
  return {
    ...driven,
    ...hands,
    moveTo: (point) => hands.moveTo(toScreen(point)),
    click: (point) => hands.click(toScreen(point)),
    drag: (from, to) => hands.drag(toScreen(from), toScreen(to)),
  };
}
