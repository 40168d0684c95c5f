/** Host, port and name of a database, without who connects and how. */
export function nameTarget(databaseUrl: string): string {
  const { host, pathname } = new URL(databaseUrl);
  return `postgres://${host}${pathname}`;
}
