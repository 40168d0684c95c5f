import { defineWidget } from '../../shared/element/define-widget.tsx';
import { loadingOverlayWidget } from './loading-overlay.widget.ts';

defineWidget(loadingOverlayWidget);
