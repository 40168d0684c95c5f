import contestStyles from '../../shared/contest/contest.css';
import type { ContestEvent } from '../../shared/contest/contest-docs.ts';
import containerStyles from '../../shared/element/container.css';
import type { Widget } from '../../shared/element/widget.ts';
import checkStyles from '../../shared/forms/check-field.css';
import formStyles from '../../shared/forms/forms.css';
import { newMovers } from './new-movers.contract.ts';
import styles from './new-movers.css';
import { NewMovers, type NewMoversMessageKey } from './new-movers.tsx';

/** The element kit's definition of `<vitrine-new-movers>`. */
export const newMoversWidget: Widget<typeof newMovers, NewMoversMessageKey, ContestEvent> = {
  contract: newMovers,
  component: NewMovers,
  styles: [containerStyles, formStyles, checkStyles, contestStyles, styles],
  messages: {
    en: () => import('./new-movers-messages.en.ts'),
    fr: () => import('./new-movers-messages.fr.ts'),
  },
};
