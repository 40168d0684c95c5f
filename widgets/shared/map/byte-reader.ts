/** Reads the numbers of a binary file one after the other. Every function throws a RangeError where the file is damaged. */
export interface ByteReader {
  readByte: () => number;
  /** A whole number from 0 on, 7 bits a byte. */
  readNumber: () => number;
  /** A whole number of either sign (zigzag encoding). */
  readDifference: () => number;
  /** A list that begins with its length. */
  readList: <Item>(readItem: (index: number) => Item) => Item[];
  /** Returns a length that the file can hold. */
  checkLength: (length: number) => number;
  /** The bytes that follow, as UTF-8. */
  readText: () => string;
}

/** Starts at the first of the bytes. */
export function createByteReader(bytes: Uint8Array): ByteReader {
  let at = 0;
  const readByte = () => {
    const byte = bytes[at];
    if (byte === undefined) throw new RangeError('The base map ends too early.');
    at += 1;
    return byte;
  };
  const readNumber = () => {
    let value = 0;
    for (let shift = 1; ; shift *= 128) {
      const byte = readByte();
      value += (byte & 127) * shift;
      if (byte < 128) return value;
    }
  };
  const checkLength = (length: number) => {
    if (length > bytes.length) throw new RangeError('The base map is damaged.');
    return length;
  };
  return {
    readByte,
    readNumber,
    readDifference() {
      const value = readNumber();
      return value & 1 ? -(value + 1) / 2 : value / 2;
    },
    readList: (readItem) => [...Array(checkLength(readNumber())).keys()].map((index) => readItem(index)),
    checkLength,
    readText: () => new TextDecoder().decode(bytes.subarray(at)),
  };
}
