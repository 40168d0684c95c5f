import type { Sight } from './page-eyes.ts';
import { type Cover, leavesPage, type Means, type Step, scrollKeys } from './steps.ts';

/** What the rules need to know of a visit. */
export interface VisitKind {
  /** Whether the window is a phone's. */
  isSmall: boolean;
  means: Means;
}

/** What advertises: at most one of these comes by itself in a visit. */
const advertising: readonly Cover[] = ['window', 'teaser'];
/** A third of the window, in percent, and what browsers round. */
const third = 33.5;
const lightbox = /^vitrine-(newsletter|gift)-lightbox >>>/;

/** What a field must hold. */
interface Typed {
  text: string;
  /** Whether it holds that also when its page comes again. */
  isKept: boolean;
}

/** Letters and digits alone: a mask adds blanks and hyphens, and writes capitals. */
export const reduce = (text: string): string => text.replace(/[^a-z0-9@.]/gi, '').toLowerCase();

/**
 * Judges a visit step by step by the rules that hold at every step (decision 0192, NL-01, NL-10, TR-01): the returned
 * function says what is wrong after one.
 */
export function createJudge({ isSmall, means }: VisitKind): (step: Step, sight: Sight) => string[] {
  let before: Sight | undefined;
  /** What someone has asked for, and what has come by itself. */
  const asked = new Set<Cover>();
  let timesShown = 0;
  let hasClosed = false;
  /** What the window returns the focus to, where someone asked for it; without a name, to what opened it. */
  let returnsTo: { focus?: string | undefined } | undefined;
  /** Whether the window hides a question, which comes back once it is closed. */
  let isQuestionHidden = false;
  /** Paths on which something was begun, and what was typed there. */
  const typed = new Map<string, Map<string, Typed>>();

  function noteStep(step: Step, path: string): void {
    const [verb, what] = step;
    if (verb === 'ask for') asked.add(what as Cover);
    // A teaser is gone by then: the focus is where it was before, or where a keyboard came from.
    if (verb === 'ask for')
      returnsTo = step[2].includes('teaser') && means !== 'keyboard' ? { focus: before?.focus } : {};
    if (verb === 'see') returnsTo = undefined;
    if (verb === 'request the overlay' || verb === 'use') asked.add('overlay');
    if (verb === 'close' && advertising.includes(what as Cover)) hasClosed = true;
    if (leavesPage(step))
      for (const fields of typed.values()) for (const [field, { isKept }] of fields) if (!isKept) fields.delete(field);
    // An arrow moves the choice of the radio group that has the focus.
    if (verb === 'press' && step.some((key) => key === 'Up' || key === 'Down'))
      for (const field of typed.get(path)?.keys() ?? []) {
        const [, name] = /\[name=(\w+)\]\[value=/.exec(field) ?? [];
        if (name && before?.focus.endsWith(`[name="${name}"]`)) typed.get(path)?.delete(field);
      }
    if (verb !== 'fill' && verb !== 'tick' && verb !== 'choose') return;
    const here = typed.get(path) ?? new Map<string, Typed>();
    const [text, isKept] = verb === 'fill' ? [step[2], !step[3]] : ['true', verb === 'choose'];
    typed.set(path, here.set(step[1], { text, isKept }));
  }

  function* judgeCovers(sight: Sight, came: readonly Cover[]): Generator<string> {
    const { path, covers, answers, stored } = sight;
    const shown = Object.keys(covers) as Cover[];
    // A form in the window that is being sent asks for the overlay.
    const rivals = shown.filter((cover) => cover !== 'overlay' || !asked.has('overlay'));
    if (rivals.length > 1) yield `at once: ${rivals.join(' and ')}`;
    const uninvited = came.filter((cover) => !asked.has(cover) && !(cover === 'question' && isQuestionHidden));
    timesShown += uninvited.filter((cover) => advertising.includes(cover)).length;
    if (timesShown > 1) yield 'the sign-up came a second time';
    if (typed.has(path) && uninvited.length > 0) yield `${uninvited.join(' and ')} came into a form`;
    if (isSmall) {
      const large = shown.filter((cover) => !asked.has(cover) && (covers[cover] ?? 0) > third);
      for (const cover of large) yield `${cover} covers ${covers[cover]} % of a small screen without a gesture`;
    }
    if ('question' in covers && answers < 2) yield `${answers} of 2 answers in sight`;
    const isAdvertised = shown.some((cover) => advertising.includes(cover));
    if (isAdvertised && !stored.includes('shownAt')) yield 'the sign-up is not recorded as shown';
    if (stored.includes('closedAt') !== hasClosed)
      yield hasClosed ? 'closing is not recorded' : 'recorded as closed, but no one closed it';
  }

  function* judgeFocus(step: Step, { focus, isFocusSeen, covers, beforeWindow }: Sight): Generator<string> {
    const had = leavesPage(step) ? undefined : before;
    const hasWindowGone = had && 'window' in had.covers && !('window' in covers);
    const { focus: returned } = returnsTo ?? { focus: beforeWindow?.focus };
    if (hasWindowGone && (returned === undefined ? !focus : focus !== returned))
      yield `the window returned the focus to “${focus}” and not to “${returned ?? 'what opened it'}”`;
    else if (had?.focus && !focus && !hasWindowGone) yield `the focus is lost, it was on ${had.focus}`;
    // Of a wheel or Page Down, browsers leave the focus behind.
    const [verb, ...more] = step;
    const scrolls = verb === 'scroll' || (verb === 'press' && more.every((key) => scrollKeys.includes(String(key))));
    const hasMovedFocus = !scrolls && !['look at', 'see', 'let the sign-up be due'].includes(verb);
    if (means === 'keyboard' && hasMovedFocus && !isFocusSeen && !('overlay' in covers))
      yield `${focus} has the focus, unseen`;
    if ('window' in covers && !lightbox.test(focus)) yield 'the focus is not in the open window';
  }

  function* judgePlace(step: Step, { covers, scroll, overhang, widest, beforeWindow }: Sight): Generator<string> {
    if (overhang > 0) yield `the page is ${overhang} pixels wider than the window: ${widest}`;
    const isWindowHere = 'window' in covers || (!leavesPage(step) && 'window' in (before?.covers ?? {}));
    if (isWindowHere && beforeWindow && Math.abs(scroll - beforeWindow.scroll) > 1)
      yield `the page behind the window moved from ${beforeWindow.scroll} to ${scroll}`;
  }

  function* judgeValues({ path, values }: Sight): Generator<string> {
    for (const [field, { text }] of typed.get(path) ?? []) {
      const value = values[field];
      if (value === undefined) yield `${field} with “${text}” is gone`;
      // More may have been typed since.
      else if (value !== null && !reduce(value).startsWith(reduce(text))) yield `${field} lost “${text}”: “${value}”`;
    }
  }

  return (step, sight) => {
    noteStep(step, sight.path);
    const seen = [...new Set([...(Object.keys(sight.covers) as Cover[]), ...sight.passed])];
    const came = seen.filter((cover) => leavesPage(step) || !(cover in (before?.covers ?? {})));
    const faults = [
      ...judgeCovers(sight, came),
      ...judgeFocus(step, sight),
      ...judgePlace(step, sight),
      ...judgeValues(sight),
      ...(leavesPage(step) && 'overlay' in sight.covers ? ['the overlay is still there on another page'] : []),
      ...sight.said.filter((text, index, all) => all.indexOf(text) !== index).map((text) => `said twice: ${text}`),
    ];
    // A form's overlay may come later; and what someone has asked for is gone with its page, or once it is closed.
    for (const cover of asked)
      if (!(cover in sight.covers) && (cover !== 'overlay' || leavesPage(step))) asked.delete(cover);
    const isWindowOpen = 'window' in sight.covers;
    isQuestionHidden = isWindowOpen && (isQuestionHidden || 'question' in (before?.covers ?? {}));
    before = sight;
    return faults;
  };
}
