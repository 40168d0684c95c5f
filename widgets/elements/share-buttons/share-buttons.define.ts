import { defineWidget } from '../../shared/element/define-widget.ts';
import { shareButtonsWidget } from './share-buttons.widget.ts';

defineWidget(shareButtonsWidget);
