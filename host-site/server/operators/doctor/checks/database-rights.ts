import { type Check, fail, pass } from '../check.ts';
import type { DatabaseTools } from '../database-tools.ts';

/** What the role of the server lacks; the schema of the queue is created at the first start. */
const query = `
  select current_user as role, current_database() as name, current_schema() as schema,
    has_schema_privilege(current_schema(), 'create') as creates_tables,
    case when to_regnamespace('pgboss') is null then has_database_privilege(current_database(), 'create')
      else has_schema_privilege('pgboss', 'usage') and has_schema_privilege('pgboss', 'create') end as has_queue,
    array(select c.relname::text from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in (current_schema(), 'pgboss') and c.relkind in ('r', 'p')
        and not (has_table_privilege(c.oid, 'select') and has_table_privilege(c.oid, 'insert')
          and has_table_privilege(c.oid, 'update') and has_table_privilege(c.oid, 'delete'))
      order by 1) as closed_tables`;

interface Rights extends Record<string, unknown> {
  role: string;
  name: string;
  schema: string | null;
  creates_tables: boolean | null;
  has_queue: boolean;
  closed_tables: string[];
}

function findLack({ role, name, schema, creates_tables, has_queue, closed_tables }: Rights) {
  // Without a schema, that is another check’s fault.
  if (schema !== null && !creates_tables)
    return {
      en: `create tables in the schema ${schema}`,
      fr: `créer des tables dans le schéma ${schema}`,
      sql: `grant usage, create on schema ${schema} to ${role}`,
    };
  if (!has_queue)
    return {
      en: 'create or use the schema pgboss of the queue',
      fr: 'créer ou utiliser le schéma pgboss de la file',
      sql: `grant create on database ${name} to ${role}`,
    };
  if (closed_tables[0])
    return {
      en: `read and write the table ${closed_tables[0]}`,
      fr: `lire et écrire la table ${closed_tables[0]}`,
      sql: `grant all on all tables in schema ${schema} to ${role}`,
    };
  return undefined;
}

/** The role may create and use the tables of the server, and the schema of the queue. */
export const databaseRights: Check<DatabaseTools> = {
  id: 'database-rights',
  async run({ database }) {
    const [row] = await database.query<Rights>(query);
    const lack = row && findLack(row);
    if (!lack)
      return pass({
        en: 'The database role may create and use all tables.',
        fr: 'Le rôle peut créer et utiliser toutes les tables.',
      });
    return fail(
      {
        en: `The database role ${row.role} may not ${lack.en}.`,
        fr: `Le rôle ${row.role} de la base de données n’a pas le droit de ${lack.fr}.`,
      },
      {
        en: `As the owner of the database: \`${lack.sql}\`.`,
        fr: `En tant que propriétaire de la base de données : \`${lack.sql}\`.`,
      },
    );
  },
};
