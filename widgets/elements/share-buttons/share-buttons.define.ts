import { defineWidget } from '../../shared/element/define-widget.tsx';
import { shareButtonsWidget } from './share-buttons.widget.ts';

defineWidget(shareButtonsWidget);
