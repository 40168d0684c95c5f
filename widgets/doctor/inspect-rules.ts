import { examine } from '../shared/attention/examination.ts';
import type { DoctorKey, Finding } from './report.ts';

/** The message of each rule that keeps something from coming over the page. */
const ruleKeys: Readonly<Record<string, DoctorKey>> = {
  manual: 'ruleManual',
  shown: 'ruleShown',
  closed: 'ruleClosed',
  subscribed: 'ruleSubscribed',
  'newsletter-page': 'ruleNewsletterPage',
  'from-newsletter': 'ruleFromNewsletter',
  pages: 'rulePages',
  'except-pages': 'ruleExceptPages',
  campaign: 'ruleCampaign',
  days: 'ruleDays',
  from: 'ruleFrom',
  until: 'ruleUntil',
  trigger: 'ruleTrigger',
  refused: 'ruleRefused',
  'question-first': 'ruleQuestionFirst',
  'question-shown': 'ruleQuestionShown',
  background: 'ruleBackground',
  'task-begun': 'ruleTaskBegun',
  'kept-quiet': 'ruleKeptQuiet',
  gesture: 'ruleGesture',
  covered: 'ruleCovered',
  'page-hidden': 'rulePageHidden',
  search: 'ruleSearch',
  'focus-taken': 'ruleFocusTaken',
  disabled: 'ruleDisabled',
  'focus-held': 'ruleFocusHeld',
  'presses-cancelled': 'rulePressesCancelled',
};
/** Rules whose value is the moment at which they end, in milliseconds since 1970. */
const pauses = ['shown', 'closed', 'subscribed'];

/** The rules of something that comes by itself, first those that are in the way; none for what comes only when asked. */
export function inspectRules(element: Element): readonly Finding[] {
  const rules = [...examine(element)].sort(([, one], [, other]) => Number(other) - Number(one));
  return rules.flatMap(([name, isInTheWay, value]): readonly Finding[] => {
    const rule = ruleKeys[name];
    // Of another release, perhaps.
    if (!rule) return [];
    if (!isInTheWay) return [{ key: 'ruleMet', named: { rule } }];
    if (!value) return [{ key: 'ruleInTheWay', named: { rule } }];
    const told = pauses.includes(name) ? new Date(Number(value)).toISOString().slice(0, 10) : value;
    return [{ key: 'ruleInTheWayValue', named: { rule }, values: { value: told } }];
  });
}
