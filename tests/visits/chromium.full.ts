import { findWindows } from './open-window.ts';
import { testVisits } from './test-visits.ts';

testVisits('Chromium', findWindows().Chromium);
