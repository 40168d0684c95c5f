import type { ContestEvent } from '../shared/contest/contest-docs.ts';
import { ContestPanel } from '../shared/contest/contest-panel.tsx';
import type { ContestKey } from '../shared/contest/contest-words.ts';
import type { WidgetProps } from '../shared/element/widget.ts';
import type { contestEntry } from './contest-entry.contract.ts';

/** The entry form of a contest (CE-01, CE-02). */
export function ContestEntry(props: WidgetProps<typeof contestEntry, ContestKey, ContestEvent>) {
  const { contest, details } = props.attributes;
  return <ContestPanel {...props} contest={contest} given={details} />;
}
