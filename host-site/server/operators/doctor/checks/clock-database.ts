import type { Check } from '../check.ts';
import { compareClocks } from '../compare-clocks.ts';
import type { DatabaseTools } from '../database-tools.ts';

/** This machine and the database's agree on the time. */
export const clockDatabase: Check<DatabaseTools> = {
  id: 'clock-database',
  async run({ database, now }) {
    const begun = now();
    const [row] = await database.query<{ now: Date }>('select clock_timestamp() as now');
    return compareClocks(begun, now(), Number(row?.now), {
      en: 'the database’s',
      fr: 'celle de la base de données',
    });
  },
};
