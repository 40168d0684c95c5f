import { defineWidget } from '../../shared/element/define-widget.ts';
import { storeFinderWidget } from './store-finder.widget.ts';

defineWidget(storeFinderWidget);
