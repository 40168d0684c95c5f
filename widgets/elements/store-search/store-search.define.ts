import { defineWidget } from '../../shared/element/define-widget.ts';
import { storeSearchWidget } from './store-search.widget.ts';

defineWidget(storeSearchWidget);
