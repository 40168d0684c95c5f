import { findWindows } from './open-window.ts';
import { testVisits } from './test-visits.ts';

testVisits('WebKitGTK', findWindows().WebKitGTK);
