import { type Check, fail, pass } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

/** Dates arrive in the one style that the driver reads, whatever the server, database and role say. */
export const databaseDates: Check<DatabaseTools> = {
  id: 'database-dates',
  async run({ database }) {
    const [row] = await database.query<{ style: string }>(`select current_setting('DateStyle') as style`);
    const style = row?.style ?? '';
    if (/^ISO\b/.test(style))
      return pass({ en: 'Dates arrive in the ISO style.', fr: 'Les dates arrivent dans le style ISO.' });
    return fail(
      {
        en: `Dates arrive in the style ${style}, which the driver can’t read: deliveries and exports would have none.`,
        fr: `Les dates arrivent dans le style ${style}, que le pilote ne sait pas lire : les livraisons et les exportations n’en auraient pas.`,
      },
      {
        en: 'The server asks for ISO in its first message: take DateStyle out of `ignore_startup_parameters` of PgBouncer, or of what else is between, and run `alter role … set datestyle = ‘ISO, MDY’`.',
        fr: 'Le serveur demande ISO dans son premier message : retirez DateStyle de `ignore_startup_parameters` de PgBouncer, ou de ce qui est entre les deux, et exécutez `alter role … set datestyle = ‘ISO, MDY’`.',
      },
    );
  },
};
