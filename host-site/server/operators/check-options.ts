import { UsageError } from './command-line.ts';

/** What each command takes: how many positional arguments after its name at most, and which options. */
export type CommandOptions = Readonly<Record<string, { positionals?: number; options?: readonly string[] }>>;

/**
 * Refuses positional arguments and options that a command does not take, because one that is ignored misleads: erasing has no dry run.
 * Those of every command are accepted, and so is anything after an unknown command, which is refused later. Throws
 * UsageError.
 */
export function checkOptions(
  commands: CommandOptions,
  command: string,
  args: readonly string[],
  given: Readonly<Record<string, unknown>>,
): void {
  if (!Object.hasOwn(commands, command)) return;
  const { positionals: most = 0, options = [] } = commands[command] ?? {};
  const known = [...options, 'by', 'reason', 'help'];
  const other = Object.keys(given).find((name) => !known.includes(name));
  const excess = other === undefined ? args[most] : `--${other}`;
  if (excess !== undefined) throw new UsageError(`${command} does not take ${excess}`);
}
