import { createHash } from 'node:crypto';

/** Bytes of a shortened digest. */
export const digestLength = 16;

/** SHA-256 of a text. */
export const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Its beginning, which stands for a text among millions. */
export const shorten = (text: string): Buffer => digest(text).subarray(0, digestLength);

/** Records of the same size, outside of the heap: as objects with texts, a million fill the memory of a small server. */
export interface PackedRecords {
  readonly count: number;
  /** The bytes of a new record, to be filled. */
  add(): Buffer;
  /** Bytes of a record, from 0, at a place in it. */
  read(index: number, place: number, length: number): Buffer;
}

const pieceRecords = 8192;

/** No records yet; `size` in bytes. */
export function createRecords(size: number): PackedRecords {
  const pieces: Buffer[] = [];
  let count = 0;
  const read: PackedRecords['read'] = (index, place, length) => {
    const start = (index % pieceRecords) * size + place;
    return (pieces[Math.floor(index / pieceRecords)] as Buffer).subarray(start, start + length);
  };
  return {
    get count() {
      return count;
    },
    add() {
      if (count % pieceRecords === 0) pieces.push(Buffer.alloc(pieceRecords * size));
      count += 1;
      return read(count - 1, 0, size);
    },
    read,
  };
}

/** Finds records by a digest in them. */
export interface DigestIndex {
  /** The first record that was entered with the digest of this one, which may be itself. */
  enter(index: number): number;
  /** The first record that was entered with this digest. */
  find(digest: Buffer): number | undefined;
}

/** An empty index of records by the digest at a place. */
export function createDigestIndex(records: PackedRecords, place: number): DigestIndex {
  const slots = new Int32Array(2 ** Math.ceil(Math.log2(2 * records.count + 2))).fill(-1);
  const read = (index: number) => records.read(index, place, digestLength);
  const seek = (sought: Buffer) => {
    for (let slot = sought.readUInt32LE() & (slots.length - 1); ; slot = (slot + 1) & (slots.length - 1)) {
      const index = slots[slot] ?? -1;
      if (index === -1 || read(index).equals(sought)) return slot;
    }
  };
  return {
    enter(index) {
      const slot = seek(read(index));
      if (slots[slot] === -1) slots[slot] = index;
      return slots[slot] ?? index;
    },
    find(sought) {
      const index = slots[seek(sought)] ?? -1;
      return index === -1 ? undefined : index;
    },
  };
}
