import { createDrawList, createTag, drawAlgorithm, drawPositions } from '../../sources/contests/draw-list.ts';
import type { DrawResult } from '../database/contest-draws.ts';
import type { Session } from '../database/database.ts';
import { type DrawScope, type Entrant, listAddressCandidates, listEntrants } from '../database/draw-entries.ts';
import type { OnDamage } from '../database/personal-columns.ts';
import { addressAlgorithm, digestCandidates, drawWinners } from '../forms/contest/address-draw.ts';

/** The entries of a draw, and what a seed draws from them. */
export interface DrawEntries {
  entries: number;
  chances: number;
  /** Of everything besides the seed that decides the draw. */
  digest: string;
  /** Up to `places` entries in the order drawn. */
  pick(seed: string, places: number): Promise<DrawResult> | DrawResult;
}

type Algorithm = (session: Session, draw: DrawScope, onDamage: OnDamage) => Promise<DrawEntries>;

const addUp = (entries: readonly { chances: number }[]) => entries.reduce((sum, { chances }) => sum + chances, 0);

async function toDrawList(entrants: readonly Entrant[]) {
  const firsts = new Map<string, number>();
  for (const [index, { mailbox }] of entrants.entries()) if (!firsts.has(mailbox)) firsts.set(mailbox, index + 1);
  const tags = await Promise.all(entrants.map(({ id, email }) => createTag(id, email)));
  return createDrawList(
    entrants.map(({ mailbox, chances }, index) => ({
      chances,
      person: firsts.get(mailbox) ?? index + 1,
      tag: tags[index] ?? '',
    })),
  );
}

const byMailbox: Algorithm = async (session, draw, onDamage) => {
  const entrants = await listEntrants(session, draw, onDamage);
  const list = await toDrawList(entrants);
  return {
    entries: entrants.length,
    chances: addUp(entrants),
    digest: list.digest,
    async pick(seed, places) {
      const positions = await drawPositions(list, seed, places);
      return { positions, places: positions.map((position) => entrants[position - 1]?.id ?? ''), list: list.text };
    },
  };
};

const byAddress: Algorithm = async (session, draw, onDamage) => {
  const candidates = await listAddressCandidates(session, draw, onDamage);
  return {
    entries: candidates.length,
    chances: addUp(candidates),
    digest: digestCandidates(candidates),
    pick: (seed, places) => ({ places: drawWinners(candidates, seed, places) }),
  };
};

/** By their names: the one of new draws, and those of earlier versions, which verify only. */
export const drawAlgorithms: ReadonlyMap<string, Algorithm> = new Map([
  [drawAlgorithm, byMailbox],
  [addressAlgorithm, byAddress],
]);

/** The entries of a new draw. */
export const listForDraw = byMailbox;
