import type { Cipher } from './cipher.ts';
import { withoutMarkup } from './consent-texts.ts';
import type { ConsentOwner, ConsentPurpose } from './consents.ts';
import type { Row, Session } from './database.ts';
import { toEmailKey } from './personal-columns.ts';

/** The columns of a proof, in order. */
export const proofColumns = [
  'purpose',
  'name',
  'version',
  'language',
  'wording',
  'agreed_at',
  'altered',
  'received_at',
  'withdrawn_at',
] as const;

const hashPerson = (cipher: Cipher, email: string) => cipher.hash('erasure_proofs.person', toEmailKey(email));

/**
 * Keeps, of consents that are about to be erased (for one purpose, or all), when each was given and withdrawn, and the
 * text's version.
 */
export async function insertProofs(
  session: Session,
  email: string,
  owner: ConsentOwner['column'],
  ids: readonly string[],
  purpose?: ConsentPurpose,
): Promise<void> {
  await session.query(
    `insert into erasure_proofs (person, purpose, name, version, language, text_id, agreed_at, altered, received_at, withdrawn_at)
     select $1, purpose, name, version, language, text_id, agreed_at, altered, received_at, now()
     from consents where ${owner} = any($2::uuid[]) and ($3::text is null or purpose = $3) order by id`,
    [hashPerson(session.cipher, email), ids, purpose ?? null],
  );
}

/** What remains of an erased person. */
export async function listProofs(session: Session, email: string): Promise<Row[]> {
  const rows = await session.query(
    `select p.purpose, p.name, p.version, p.language, t.wording, p.agreed_at, p.altered, p.received_at, p.withdrawn_at
     from erasure_proofs p left join consent_texts t on t.id = p.text_id where p.person = $1 order by p.id`,
    [hashPerson(session.cipher, email)],
  );
  return rows.map((row) => ({ ...row, wording: row.wording && withoutMarkup(String(row.wording)) }));
}
