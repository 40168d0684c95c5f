import contestStyles from '../../shared/contest/contest.css';
import type { ContestEvent } from '../../shared/contest/contest-docs.ts';
import type { ContestMessageKey } from '../../shared/contest/contest-message-keys.ts';
import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import checkStyles from '../../shared/forms/check-field.css';
import formStyles from '../../shared/forms/forms.css';
import { contestEntry } from './contest-entry.contract.ts';
import { ContestEntry } from './contest-entry.tsx';

/** The element kit's definition of `<vitrine-contest-entry>`. */
export const contestEntryWidget: Widget<typeof contestEntry, ContestMessageKey, ContestEvent> = {
  contract: contestEntry,
  component: ContestEntry,
  styles: [containerStyles, formStyles, checkStyles, contestStyles],
  messages: {
    en: () => import('../../shared/contest/contest-messages.en.ts'),
    fr: () => import('../../shared/contest/contest-messages.fr.ts'),
  },
};
