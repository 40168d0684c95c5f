import { createHash } from 'node:crypto';
import { setImmediate as turnEventLoop } from 'node:timers/promises';
import { drawAlgorithm, drawFrom, formatEntry } from '../../sources/contests/draw-list.ts';
import type { DrawResult } from '../database/contest-draws.ts';
import type { Database } from '../database/database.ts';
import { type DrawScope, listAddressCandidates, listEntrants } from '../database/draw-entries.ts';
import type { EntrantList } from '../database/entrant-list.ts';
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

type Algorithm = (database: Database, draw: DrawScope, onDamage: OnDamage) => Promise<DrawEntries>;

/** Lines of a list in one part, of about 80 characters. */
const partLines = 50_000;

/** The text of a list, see DrawList, in parts. */
function* formatList(entrants: EntrantList): Generator<string> {
  for (let start = 1; start <= entrants.count; start += partLines) {
    const length = Math.min(partLines, entrants.count - start + 1);
    const lines = Array.from({ length }, (_, line) => {
      const at = start + line;
      const entry = { chances: entrants.readChances(at), person: entrants.readPerson(at), tag: entrants.readTag(at) };
      return formatEntry(at, entry);
    });
    yield lines.join('');
  }
}

async function digestList(entrants: EntrantList): Promise<string> {
  const hash = createHash('sha256');
  for (const part of formatList(entrants)) {
    hash.update(part);
    // The embedded database's server takes forms meanwhile.
    await turnEventLoop();
  }
  return hash.digest('hex');
}

const byMailbox: Algorithm = async (database, draw, onDamage) => {
  const entrants = await listEntrants(database, draw, onDamage);
  const digest = await digestList(entrants);
  let chances = 0;
  for (let at = 1; at <= entrants.count; at += 1) chances += entrants.readChances(at);
  return {
    entries: entrants.count,
    chances,
    digest,
    async pick(seed, places) {
      const positions = await drawFrom({ ...entrants, digest }, seed, places);
      return { positions, places: positions.map(entrants.readId), list: formatList(entrants) };
    },
  };
};

/** Milliseconds that its statement may take, and the pause in which a long list is decrypted. */
const longest = 600_000;

const byAddress: Algorithm = async (database, draw, onDamage) => {
  const candidates = await database.transaction((session) => listAddressCandidates(session, draw, onDamage), longest);
  return {
    entries: candidates.length,
    chances: candidates.reduce((sum, { chances }) => sum + chances, 0),
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
