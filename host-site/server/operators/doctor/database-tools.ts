import type { Database, Session } from '../../database/database.ts';

/** What checks of a database look at. */
export interface DatabaseTools {
  database: Session & Pick<Database, 'kind' | 'findPooling'>;
  /** The clock of this process, in milliseconds since 1970. */
  now: () => number;
}
