import { findFirefox } from '../support/other-browsers.ts';
import { startFirefox } from './firefox.ts';
import { testEngine } from './test-engine.ts';

const found = findFirefox();
testEngine('Firefox', found ? () => startFirefox(found) : undefined);
