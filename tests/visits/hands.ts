import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const execute = promisify(execFile);

/** A point of the screen or of the window's content, in pixels. */
export type Point = readonly [x: number, y: number];

/** A real mouse and keyboard: xdotool's, on a screen of their own. */
export interface Hands {
  /** Presses keys by X's names, such as `Tab`, `shift+Tab`, `Next` (Page Down) and `Return`. */
  press(...keys: string[]): Promise<void>;
  /** Types text as a quick person does. */
  type(text: string): Promise<void>;
  moveTo(point: Point): Promise<void>;
  click(point: Point): Promise<void>;
  /** Presses at one point, and lets go at another. */
  drag(from: Point, to: Point): Promise<void>;
  /** Turns the wheel by notches, down or, if negative, up. */
  turnWheel(notches: number): Promise<void>;
}

/** Buttons of X: the wheel is two of them. */
const buttons = { left: '1', wheelUp: '4', wheelDown: '5' };

/**
 * The mouse and the keyboard of a screen.
 * @param display name of the screen, such as `:99`
 */
export function createHands(display: string): Hands {
  const run = async (...args: string[]): Promise<void> => {
    await execute('xdotool', args, { env: { ...process.env, DISPLAY: display }, timeout: 30_000 });
  };
  const move = ([x, y]: Point) => ['mousemove', String(Math.round(x)), String(Math.round(y))];
  return {
    press: (...keys) => run('key', '--delay', '25', ...keys),
    type: (text) => run('type', '--delay', '12', text),
    moveTo: (point) => run(...move(point)),
    click: (point) => run(...move(point), 'click', buttons.left),
    async drag(from, to) {
      await run(...move(from), 'mousedown', buttons.left);
      const halfway: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
      await run(...move(halfway));
      await run(...move(to), 'mouseup', buttons.left);
    },
    turnWheel: (notches) =>
      run(
        ...['click', '--repeat', String(Math.abs(notches)), '--delay', '20'],
        notches < 0 ? buttons.wheelUp : buttons.wheelDown,
      ),
  };
}
