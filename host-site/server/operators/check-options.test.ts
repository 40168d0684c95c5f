import { expect, it } from 'vitest';
import { checkOptions } from './check-options.ts';

const commands = { list: {}, show: { positionals: 2, options: ['format'] } };

it('checkOptions accepts a command’s own options, the common options, and any unknown command', () => {
  checkOptions(commands, 'list', [], { by: 'Zoé', reason: 'report', help: true });
  checkOptions(commands, 'show', ['one', 'two'], { format: 'csv' });
  checkOptions(commands, 'toString', ['one'], { early: true });
});

it.each([
  ['list', ['one'], {}, 'list does not take one'],
  ['show', ['one', 'two', 'three'], {}, 'show does not take three'],
  ['list', [], { format: 'csv' }, 'list does not take --format'],
])('checkOptions rejects %s with the arguments %j and the options %j', (command, args, given, message) => {
  expect(() => checkOptions(commands, command, args, given)).toThrow(message);
});
