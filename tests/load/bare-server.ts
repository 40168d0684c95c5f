import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { serve } from '@hono/node-server';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import pg from 'pg';
import { migrations } from '../../host-site/server/database/migrate.ts';

// What our server is measured against: Hono, its file server, and a driver used as its documentation shows. A post does
// the same durable work in one transaction: idempotency key with its response, sign-up, consent with its proof, and a
// row of an outbox. No checks, limits, log, headers or time limits.

type Query = (text: string, values: unknown[]) => Promise<{ rows: Record<string, unknown>[] }>;
type Transact = <T>(work: (query: Query) => Promise<T>) => Promise<T>;

const schema = [
  ...migrations.map((step) => step.sql),
  'create table outbox (id uuid primary key, kind text not null, created_at timestamptz not null default now())',
].join(';');

async function openPglite(folder: string): Promise<Transact> {
  const database = await PGlite.create(join(folder, 'pglite'));
  await database.exec(schema);
  return (work) => database.transaction((session) => work((text, values) => session.query(text, values)));
}

async function openPostgres(connectionString: string): Promise<Transact> {
  const pool = new pg.Pool({ connectionString });
  await pool.query(schema);
  return async (work) => {
    const client = await pool.connect();
    try {
      await client.query('begin');
      const result = await work((text, values) => client.query(text, values));
      await client.query('commit');
      return result;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

interface Post {
  key: string;
  body: Record<string, string | number>;
  consent: URLSearchParams;
}

async function store(query: Query, { key, body, consent }: Post): Promise<string> {
  const id = randomUUID();
  const { Email: email = '', Chain: chain = 0, Zip: zip = '', LanguagePreference: language = '' } = body;
  const added = await query(
    `insert into sign_ups (id, chain, brand, email, email_key, postal_code, language_preference, request_id)
     values ($1, $2, 'winners', $3, lower($3), $4, $5, $6)
     on conflict (email_key, chain) where honeypot is null do nothing returning id`,
    [id, chain, email, zip, language, randomUUID()],
  );
  const isNew = added.rows.length > 0;
  if (isNew) {
    const proof = ['id', 'version', 'language', 'page', 'at'].map((name) => consent.get(name));
    await query(
      `insert into consents (sign_up_id, purpose, name, version, language, page, agreed_at, text_id)
       values ($1, 'newsletter', $2, $3, $4, $5, $6, (
         select id from consent_texts where name = $2 and version = $3 and language = $4 order by id desc limit 1))`,
      [id, ...proof],
    );
    await query("insert into outbox (id, kind) values ($1, 'newsletter')", [id]);
  }
  const response = JSON.stringify({ status: 1, message: isNew ? 'OK' : 'User already exists.' });
  const kept = await query(
    `insert into idempotent_answers (key, fingerprint, answer) values ($1, $2, $3)
     on conflict (key) do update set key = excluded.key returning answer`,
    [key, JSON.stringify(body), response],
  );
  return String(kept.rows[0]?.answer);
}

const { DATA_DIR = '', DATABASE_URL = '', SITE_DIR = 'dist/site' } = process.env;
const transact = DATABASE_URL ? await openPostgres(DATABASE_URL) : await openPglite(DATA_DIR);
const app = new Hono();
app.post('/handlers/EmailProxy.ashx', async (context) => {
  const post = {
    key: context.req.header('Idempotency-Key') ?? '',
    body: await context.req.json(),
    consent: new URLSearchParams(context.req.header('Consent')),
  };
  return context.json(JSON.parse(await transact((query) => store(query, post))));
});
app.get('*', serveStatic({ root: SITE_DIR, rewriteRequestPath: (path) => `${path}.html` }));
const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => {
  process.stdout.write(`Listening on http://127.0.0.1:${port}\n`);
});
process.once('SIGTERM', () => server.close(() => process.exit()));
