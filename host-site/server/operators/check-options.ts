import { UsageError } from './command-line.ts';

/** What each command takes: how many words after its name at most, and which options. */
export type CommandOptions = Readonly<Record<string, { words?: number; options?: readonly string[] }>>;

/**
 * Refuses words and options that a command does not take, because one that is ignored misleads: erasing has no dry run.
 * Those of every command are accepted, and so is anything after an unknown command, which is refused later. Throws
 * UsageError.
 */
export function checkOptions(
  commands: CommandOptions,
  command: string,
  words: readonly string[],
  given: Readonly<Record<string, unknown>>,
): void {
  if (!Object.hasOwn(commands, command)) return;
  const { words: most = 0, options = [] } = commands[command] ?? {};
  const known = [...options, 'by', 'reason', 'help'];
  const other = Object.keys(given).find((name) => !known.includes(name));
  const excess = other === undefined ? words[most] : `--${other}`;
  if (excess !== undefined) throw new UsageError(`${command} does not take ${excess}`);
}
