import { canStart } from '../shared/page/replaced-globals.ts';

// Imported first: what comes next would fail with messages about our files that say nothing of the page. The elements keep
// their own children, such as a link.
if (!canStart) throw new Error('vitrine: no widget can start on this page.');
