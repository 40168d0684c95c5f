import { defineWidget } from '../../shared/element/define-widget.ts';
import { newMoversWidget } from './new-movers.widget.ts';

defineWidget(newMoversWidget);
