import { defineWidget } from '../../shared/element/define-widget.ts';
import { contestEntryWidget } from './contest-entry.widget.ts';

defineWidget(contestEntryWidget);
