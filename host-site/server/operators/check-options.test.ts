import { expect, it } from 'vitest';
import { checkOptions } from './check-options.ts';

const commands = { list: {}, show: { words: 2, options: ['format'] } };

it('accepts what a command takes, what every command takes, and an unknown command, which is named later', () => {
  checkOptions(commands, 'list', [], { by: 'Zoé', reason: 'report', help: true });
  checkOptions(commands, 'show', ['one', 'two'], { format: 'csv' });
  checkOptions(commands, 'toString', ['one'], { early: true });
});

it.each([
  ['list', ['one'], {}, 'list does not take one'],
  ['show', ['one', 'two', 'three'], {}, 'show does not take three'],
  ['list', [], { format: 'csv' }, 'list does not take --format'],
])('refuses %s %j %j', (command, words, given, message) => {
  expect(() => checkOptions(commands, command, words, given)).toThrow(message);
});
