import { dirname, extname, join, relative } from 'node:path';

/** What tells how this process was started: npm's name of its script, and the launcher of a release. */
export interface CallVariables {
  npm_lifecycle_event?: string | undefined;
  CALLED_AS?: string | undefined;
}

/**
 * How to call an operators' command in the way in which this process was started: by the launcher of a release, by npm,
 * or by Node alone, in which case `script` is what Node runs and the commands are beside it.
 */
export function nameCommand(
  name: string,
  { npm_lifecycle_event: npmScript, CALLED_AS: launcher }: CallVariables,
  script = process.argv[1] ?? '',
): string {
  if (launcher) return `${launcher} ${name}`;
  if (npmScript) return `npm run ${name} --`;
  return `node ${relative(process.cwd(), join(dirname(script), name + extname(script)))}`;
}
