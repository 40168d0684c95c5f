import { defineWidget } from '../../shared/element/define-widget.ts';
import { videoBlockWidget } from './video-block.widget.ts';

defineWidget(videoBlockWidget);
