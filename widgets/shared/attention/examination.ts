import { createCustomEvent } from '../page/page-properties.ts';

/** A rule on what comes by itself: its name, whether it is in the way now, and the value by which it decides. */
export type RuleState = readonly [name: string, isInTheWay: boolean, value?: string];

/** Whether none of some rules is in the way. */
export const areMet = (rules: readonly RuleState[]): boolean => !rules.some(([, isInTheWay]) => isInTheWay);

// An event, for who asks is in another bundle, perhaps of another release.
const examination = 'vitrine:examine';

/** Tells who examines an element the state of its rules; the returned function ends that. */
export function answerExaminations(host: Element, listRules: () => readonly RuleState[]): () => void {
  const answer = (event: Event) => (event as CustomEvent<RuleState[]>).detail.push(...listRules());
  host.addEventListener(examination, answer);
  return () => host.removeEventListener(examination, answer);
}

/** Asks an element for the state of its rules; none from one that has no rules, or whose code has not come. */
export function examine(host: Element): readonly RuleState[] {
  const found: RuleState[] = [];
  host.dispatchEvent(createCustomEvent(examination, { detail: found }));
  return found;
}
