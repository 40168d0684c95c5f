import { defineWidget } from '../../shared/element/define-widget.tsx';
import { newMoversWidget } from './new-movers.widget.ts';

defineWidget(newMoversWidget);
