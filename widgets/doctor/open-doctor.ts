import { open } from './doctor.ts';

// What the bookmarklet loads, also on a page without a script of ours.
open();
