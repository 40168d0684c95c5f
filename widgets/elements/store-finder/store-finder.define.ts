import { defineWidget } from '../../shared/element/define-widget.tsx';
import { storeFinderWidget } from './store-finder.widget.ts';

defineWidget(storeFinderWidget);
