import type { DamagedRow, OnDamage } from '../database/personal-columns.ts';
import { OperatorError } from './operator-error.ts';

/** How many damaged rows a message names. */
const named = 20;

/** Names damaged rows by table, id and columns, never by what is in them. */
export function describeDamage(rows: readonly DamagedRow[]): string {
  const lines = rows.slice(0, named).map(({ table, id, columns }) => `${table} ${id}: ${columns.join(', ')}`);
  const others = rows.length > named ? [`and ${rows.length - named} more`] : [];
  return [...lines, ...others].join('\n');
}

/** What a command met that cannot be decrypted, to be reported once the rest is done. */
export interface DamageList {
  readonly rows: readonly DamagedRow[];
  readonly add: OnDamage;
  /** Throws OperatorError that names the damaged rows, if there are any; `what` says what became of them. */
  check(what: string): void;
}

/** An empty list. A row is listed once, however often it is read. */
export function createDamageList(): DamageList {
  const rows = new Map<string, DamagedRow>();
  return {
    get rows() {
      return [...rows.values()];
    },
    add: (row) => void rows.set(`${row.table} ${row.id}`, row),
    check(what) {
      if (rows.size === 0) return;
      throw new OperatorError(
        `${rows.size} of the rows cannot be decrypted and ${what}; the rest is done. They were altered or belong elsewhere: take them from a backup, or erase the person by address.\n${describeDamage([...rows.values()])}`,
      );
    },
  };
}
