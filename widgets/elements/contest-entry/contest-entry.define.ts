import { defineWidget } from '../../shared/element/define-widget.tsx';
import { contestEntryWidget } from './contest-entry.widget.ts';

defineWidget(contestEntryWidget);
