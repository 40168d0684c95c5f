import { defineWidget } from '../../shared/element/define-widget.tsx';
import { videoBlockWidget } from './video-block.widget.ts';

defineWidget(videoBlockWidget);
