import { defineWidget } from '../../shared/element/define-widget.tsx';
import { storeSearchWidget } from './store-search.widget.ts';

defineWidget(storeSearchWidget);
