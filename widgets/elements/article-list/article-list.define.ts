import { defineWidget } from '../../shared/element/define-widget.tsx';
import { articleListWidget } from './article-list.widget.ts';

defineWidget(articleListWidget);
