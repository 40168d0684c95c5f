import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { nameCommand } from './command-name.ts';

it.each([
  ['the launcher of a release', { CALLED_AS: './vitrine', npm_lifecycle_event: 'start' }, './vitrine privacy'],
  ['npm', { npm_lifecycle_event: 'contests' }, 'npm run privacy --'],
  ['Node', {}, 'node dist/server/privacy.js'],
])('nameCommand writes the privacy command as it is run with %s', (_, variables, called) => {
  expect(nameCommand('privacy', variables, resolve('dist/server/main.js'))).toBe(called);
});
