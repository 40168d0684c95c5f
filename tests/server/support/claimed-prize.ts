import { randomUUID } from 'node:crypto';
import type { ClaimDetails } from '../../../host-site/server/database/claim-details.ts';
import { insertDraw } from '../../../host-site/server/database/contest-draws.ts';
import type { Session } from '../../../host-site/server/database/database.ts';
import { insertClaim, storeClaim } from '../../../host-site/server/database/prize-claims.ts';

/** Stores a draw, and the claim of someone who was drawn and sent these details. */
export async function insertClaimedPrize(
  session: Session,
  email: string,
  details: Partial<ClaimDetails> = {},
): Promise<void> {
  const drawnAt = new Date('2026-11-01T12:00:00Z');
  const none = { lastPosition: 0, entries: 1, chances: 1, digest: '', winners: 1, alternates: 0 };
  const draw = await insertDraw(
    session,
    { contest: 'claimed', algorithm: '', seed: '', seedId: null, ...none, drawnAt },
    { places: [] },
  );
  const id = randomUUID();
  const claimBy = new Date('2026-12-01T12:00:00Z');
  const claim = { id, entryId: randomUUID(), contest: 'claimed', won: { draw, place: 1 }, email, claimBy };
  await insertClaim(session, claim);
  const place = { city: 'Québec', province: 'QC', postalCode: 'G1R4P5', skillAnswer: null };
  const given = { name: 'Jeanne Roy', street: '1, rue Saint-Jean', ...place, ...details };
  await storeClaim(session, { ...claim, claimedAt: null }, given, drawnAt);
}
