import { defineWidget } from '../../shared/element/define-widget.tsx';
import { photoWallWidget } from './photo-wall.widget.ts';

defineWidget(photoWallWidget);
