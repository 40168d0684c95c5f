import { defineWidget } from '../../shared/element/define-widget.ts';
import { articleListWidget } from './article-list.widget.ts';

defineWidget(articleListWidget);
