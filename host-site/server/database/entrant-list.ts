import { createDigestIndex, createRecords, digest, digestLength, shorten } from './packed-records.ts';

/** An entry that may take part in a draw, as it is read. */
export interface ReadEntrant {
  /** UUID. */
  id: string;
  /** The same for all entries of one person. */
  mailbox: string;
  /** Keyed hash of the person, see personKey. */
  person: string;
  period: string;
  chances: number;
}

const places = { id: 0, tag: 16, mailbox: 48, entry: 64, person: 80, chances: 96 };
const size = 100;

/** The entries of a draw, in order of arrival; positions count from 1. */
export interface EntrantList {
  count: number;
  readChances(position: number): number;
  /** Position of the first entry of the same person. */
  readPerson(position: number): number;
  /** See createTag. */
  readTag(position: number): string;
  readId(position: number): string;
}

/** Collects the entries of a draw, in a hundred bytes each. */
export function createEntrantCollection() {
  const records = createRecords(size);
  const holders = new Set<string>();
  const isHolder = (index: number) =>
    [places.mailbox, places.person].some((place) =>
      holders.has(records.read(index, place, digestLength).toString('latin1')),
    );

  function add({ id, mailbox, person, period, chances }: ReadEntrant): void {
    const record = records.add();
    record.write(id.replaceAll('-', ''), places.id, 'hex');
    record.set(digest(`${id} ${mailbox}`), places.tag);
    record.set(shorten(mailbox), places.mailbox);
    record.set(shorten(`${period} ${mailbox}`), places.entry);
    record.set(shorten(person), places.person);
    record.writeInt32LE(chances, places.chances);
  }

  /** Leaves out a person, who is known by these texts. */
  function leaveOut(...known: readonly string[]): void {
    for (const text of known) holders.add(shorten(text).toString('latin1'));
  }

  /** Of each mailbox the first entry of each period, without those who are left out. */
  function list(): EntrantList {
    const entries = createDigestIndex(records, places.entry);
    const mailboxes = createDigestIndex(records, places.mailbox);
    const indexes = new Int32Array(records.count);
    const persons = new Int32Array(records.count);
    const positions = new Int32Array(records.count);
    let listed = 0;
    for (let index = 0; index < records.count; index += 1) {
      if (isHolder(index) || entries.enter(index) !== index) continue;
      indexes[listed] = index;
      listed += 1;
      positions[index] = listed;
      persons[listed - 1] = positions[mailboxes.enter(index)] ?? listed;
    }
    const read = (position: number, place: number, length: number) =>
      records.read(indexes[position - 1] ?? 0, place, length);
    return {
      count: listed,
      readChances: (position) => read(position, places.chances, 4).readInt32LE(),
      readPerson: (position) => persons[position - 1] ?? 0,
      readTag: (position) => read(position, places.tag, 32).toString('hex'),
      readId: (position) =>
        read(position, places.id, 16)
          .toString('hex')
          .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    };
  }

  return { add, leaveOut, list };
}
