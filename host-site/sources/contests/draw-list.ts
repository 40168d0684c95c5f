import { toMailbox } from '../../../widgets/shared/submissions/mailbox.ts';

/** Version of the algorithm below; change it whenever a change could alter who wins. */
export const drawAlgorithm = 'hmac-sha256-48/2';

/** An entry that takes part in a draw. Lists are in order of arrival, and positions count from 1. */
export interface ListedEntry {
  chances: number;
  /** Position of the first entry of the same person, who can win only once. */
  person: number;
  /** See createTag. */
  tag: string;
}

/** The list of a draw, which decides it together with the seed. */
export interface DrawList {
  entries: readonly ListedEntry[];
  /** One line per entry: its position, chances, the position of its person's first entry, and its tag. No personal data. */
  text: string;
  /** SHA-256 of the text, in hexadecimal. */
  digest: string;
}

const encoder = new TextEncoder();

/** SHA-256 of a text in UTF-8, in hexadecimal. */
export async function digestText(text: string): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', encoder.encode(text)));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/**
 * What stands for an entry in a list: whoever knows its id (a random UUID) and the address can compute it, and no one can
 * guess an address from it.
 */
export const createTag = (id: string, email: string): Promise<string> =>
  digestText(`${id.trim().toLowerCase()} ${toMailbox(email)}`);

/** The line of an entry in the text of a list. */
export const formatEntry = (position: number, { chances, person, tag }: ListedEntry): string =>
  `${position} ${chances} ${person} ${tag}\n`;

/** The list of these entries. */
export async function createDrawList(entries: readonly ListedEntry[]): Promise<DrawList> {
  const text = entries.map((entry, index) => formatEntry(index + 1, entry)).join('');
  return { entries, text, digest: await digestText(text) };
}

/** The entries of a list's text; undefined where it is no list. */
export function parseDrawList(text: string): ListedEntry[] | undefined {
  const lines = text.split('\n').slice(0, -1);
  const entries = lines.map((line, index) => {
    const [, position, chances, person, tag = ''] = /^(\d+) (\d+) (\d+) ([\da-f]{64})$/.exec(line) ?? [];
    return Number(position) === index + 1 && Number(chances) > 0
      ? { chances: Number(chances), person: Number(person), tag }
      : undefined;
  });
  return entries.every((entry) => entry !== undefined) ? entries : undefined;
}

/**
 * Uniform integers from 0 up to a limit, in a stream determined by the seed and the list: the first 48 bits of
 * HMAC-SHA-256(seed, algorithm, digest and counter). Values that would favour small numbers are rejected.
 */
async function createNumbers(seed: string, digest: string): Promise<(limit: number) => Promise<number>> {
  const hash = { name: 'HMAC', hash: 'SHA-256' };
  const key = await crypto.subtle.importKey('raw', encoder.encode(seed), hash, false, ['sign']);
  const range = 2 ** 48;
  let counter = 0;
  return async (limit) => {
    for (;;) {
      const bytes = new DataView(
        await crypto.subtle.sign('HMAC', key, encoder.encode(`${drawAlgorithm} ${digest} ${counter}`)),
      );
      counter += 1;
      const value = bytes.getUint16(0) * 2 ** 32 + bytes.getUint32(2);
      if (value < range - (range % limit)) return value % limit;
    }
  };
}

/** What decides who is drawn, by position. */
export interface Drawable {
  count: number;
  readChances(position: number): number;
  readPerson(position: number): number;
  /** Of the list, see DrawList. */
  digest: string;
}

/**
 * Positions of up to `places` entries in the order drawn; each chance has the same weight, and a person's other entries
 * leave with the one that is drawn. Deterministic for a seed and a list.
 */
export async function drawFrom(list: Drawable, seed: string, places: number): Promise<number[]> {
  const { count, readChances, readPerson } = list;
  const pickBelow = await createNumbers(seed, list.digest);
  const drawn: number[] = [];
  const gone = new Set<number>();
  const addLeft = () => {
    let sum = 0;
    for (let at = 1; at <= count; at += 1) if (!gone.has(readPerson(at))) sum += readChances(at);
    return sum;
  };
  for (let total = addLeft(); drawn.length < places && total > 0; total = addLeft()) {
    let rest = await pickBelow(total);
    let position = 0;
    while (rest >= 0) {
      position += 1;
      if (!gone.has(readPerson(position))) rest -= readChances(position);
    }
    drawn.push(position);
    gone.add(readPerson(position));
  }
  return drawn;
}

/** The same, from a list of entries. */
export const drawPositions = ({ entries, digest }: DrawList, seed: string, places: number): Promise<number[]> =>
  drawFrom(
    {
      count: entries.length,
      readChances: (position) => entries[position - 1]?.chances ?? 0,
      readPerson: (position) => entries[position - 1]?.person ?? 0,
      digest,
    },
    seed,
    places,
  );
