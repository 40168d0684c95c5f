import type { ComponentType } from 'react';
import type { ContestEvent } from '../../shared/contest/contest-docs.ts';
import type { ContestMessageKey } from '../../shared/contest/contest-message-keys.ts';
import { ContestPanel } from '../../shared/contest/contest-panel.tsx';
import type { WidgetProps } from '../../shared/element/widget.ts';
import type { contestEntry } from './contest-entry.contract.ts';

/** The entry form of a contest (CE-01, CE-02). */
export const ContestEntry: ComponentType<WidgetProps<typeof contestEntry, ContestMessageKey, ContestEvent>> =
  ContestPanel;
