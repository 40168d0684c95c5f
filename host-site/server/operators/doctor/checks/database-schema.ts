import { type Check, fail, pass, warn } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

interface Schemas extends Record<string, unknown> {
  path: string;
  current: string | null;
  /** Schemas with tables of ours. */
  used: string[];
  /** That of the tables which statements find. */
  found: string | null;
}

/** Where tables are created, and which exist. `search_path` names schemas without saying whether they exist. */
const query = `
  select current_setting('search_path') as path, current_schema()::text as current,
    array(select n.nspname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.relname = 'applied_migrations' and c.relkind = 'r' order by 1) as used,
    (select n.nspname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where c.oid = to_regclass('applied_migrations')) as found`;

const remedy = (schema: string) => ({
  en: `Set the schema for the role: \`alter role … set search_path = ${schema}\`.`,
  fr: `Indiquez le schéma pour le rôle : \`alter role … set search_path = ${schema}\`.`,
});

/** Statements find the tables of the server, and new tables get into the same schema. */
export const databaseSchema: Check<DatabaseTools> = {
  id: 'database-schema',
  async run({ database }) {
    const [row] = await database.query<Schemas>(query);
    const { path = '', current = null, used = [], found = null } = row ?? {};
    if (current === null)
      return fail(
        {
          en: `No schema of the search path (${path}) exists, so no table can be created.`,
          fr: `Aucun schéma du chemin de recherche (${path}) n’existe : aucune table ne peut être créée.`,
        },
        remedy(used[0] ?? 'public'),
      );
    if (found !== null && found !== current)
      return fail(
        {
          en: `The tables are in the schema ${found}, but new ones would be created in ${current}.`,
          fr: `Les tables sont dans le schéma ${found}, mais les nouvelles seraient créées dans ${current}.`,
        },
        remedy(found),
      );
    if (found === null && used[0])
      return warn(
        {
          en: `The schema ${current} has no tables yet, and ${used.join(', ')} has some of this service: is the search path (${path}) right?`,
          fr: `Le schéma ${current} n’a pas encore de tables, et ${used.join(', ')} a celles d’un tel service : le chemin de recherche (${path}) est-il le bon?`,
        },
        remedy(used[0]),
      );
    return pass({ en: `Tables are in the schema ${current}.`, fr: `Les tables sont dans le schéma ${current}.` });
  },
};
