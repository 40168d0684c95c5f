import type { Desktop } from './desktop.ts';
import { listDifferences, type Step } from './transcript.ts';

/** Presses a key that moves on until something that begins like it is said. */
async function moveTo(desktop: Desktop, key: 'Tab' | 'shift+Tab' | 'Down', beginning: string): Promise<number> {
  for (let stops = 0; stops < 30; stops += 1) {
    const from = desktop.said().length;
    await desktop.press(key);
    // Orca is not always told of it.
    await desktop.hear(/./, from, 10_000).catch(() => undefined);
    await desktop.listen();
    if (
      desktop
        .said()
        .slice(from)
        .some((text) => text.startsWith(beginning))
    )
      return from;
  }
  throw new Error(`${key} never came to “${beginning}”. Said:\n${desktop.said().join('\n')}`);
}

/** Does what a transcript's step says; resolves with how many texts had been said before what is said of it. */
async function act(desktop: Desktop, action: string): Promise<number> {
  const [, verb, rest = ''] = /^(press|type|tab to|tab back to|down to|listen)\b ?(.*)$/.exec(action) ?? [];
  const from = desktop.said().length;
  if (verb === 'tab to') return moveTo(desktop, 'Tab', rest);
  if (verb === 'tab back to') return moveTo(desktop, 'shift+Tab', rest);
  // Suggestions come while someone types, and WebKitGTK's Orca does not say when the last have come.
  if (verb === 'down to') return moveTo(desktop, 'Down', rest);
  // What is said of a page by itself, since it was opened.
  if (verb === 'listen') return 0;
  if (verb === 'press') for (const key of rest.split(' ')) await desktop.press(key);
  else if (verb === 'type') await desktop.type(rest);
  else throw new Error(`No such action: ${action}`);
  return from;
}

/**
 * Performs a step, and waits until everything that its transcript has is said.
 * @returns how what was said differs from the transcript
 */
export async function performStep(desktop: Desktop, { line, action, heard }: Step): Promise<string[]> {
  const from = await act(desktop, action);
  for (const { pattern, times } of heard)
    if (times !== 'never') await desktop.hear(pattern, from).catch(() => undefined);
  await desktop.listen();
  const said = desktop.said().slice(from);
  const differences = listDifferences({ heard }, said);
  return differences.length > 0
    ? [`line ${line}, ${action}`, ...differences, `all that was said: ${said.join(' | ')}`]
    : [];
}
