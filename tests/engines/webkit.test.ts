import { findWebKit } from '../support/other-browsers.ts';
import { testEngine } from './test-engine.ts';
import { startWebKit } from './webkit.ts';

const found = findWebKit();
testEngine('WebKitGTK', found ? () => startWebKit(found) : undefined);
