import { formatTorontoDate } from '../sources/facts/service-hours.ts';
import type { StudioMessages } from './configure-json.ts';

/** When visitors see an entry, in its fields: instants with their offset, or days in Toronto, of which the last counts. */
export interface EntryTimes {
  from?: string;
  starts?: string;
  opens?: string;
  until?: string;
  ends?: string;
  closes?: string;
}

/** A store's state, with the day on which it changes. */
export interface StoreState {
  status?: 'open' | 'opening-soon' | 'temporarily-closed' | 'closed';
  opensOn?: string;
  reopensOn?: string;
}

/** Whether a time has come; the end of a day, if it is the last, comes with the next. */
function hasCome(time: string, now: Date, isLast: boolean): boolean {
  if (time.includes('T')) return Date.parse(time) <= now.getTime();
  const today = formatTorontoDate(now);
  return isLast ? time < today : time <= today;
}

const toDay = (time: string) => (time.includes('T') ? formatTorontoDate(new Date(time)) : time);

/** The state of an entry in the studio's lists, in the editor's language: whether and until when visitors see it. */
export function describeTimes(entry: EntryTimes, messages: StudioMessages, now: Date): string {
  const [first, last] = [entry.from ?? entry.starts ?? entry.opens, entry.until ?? entry.ends ?? entry.closes];
  const say = (key: 'stateFrom' | 'stateUntil' | 'stateOver', time: string) =>
    messages[key].replace('{date}', toDay(time));
  if (last && hasCome(last, now, true)) return say('stateOver', last);
  if (first && !hasCome(first, now, false)) return say('stateFrom', first);
  return last ? say('stateUntil', last) : messages.stateShown;
}

/** The same of a store. */
export function describeStore({ status = 'open', opensOn, reopensOn }: StoreState, messages: StudioMessages): string {
  const day = status === 'opening-soon' ? opensOn : status === 'temporarily-closed' ? reopensOn : undefined;
  const name = messages[`state_${status}`] ?? status;
  return day ? `${name} · ${day}` : name;
}
