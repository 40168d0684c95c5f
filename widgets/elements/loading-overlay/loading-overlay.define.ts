import { defineWidget } from '../../shared/element/define-widget.ts';
import { loadingOverlayWidget } from './loading-overlay.widget.ts';

defineWidget(loadingOverlayWidget);
