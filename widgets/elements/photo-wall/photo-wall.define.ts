import { defineWidget } from '../../shared/element/define-widget.ts';
import { photoWallWidget } from './photo-wall.widget.ts';

defineWidget(photoWallWidget);
