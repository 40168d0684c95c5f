/** Reads a binary file from start to end. Every function throws a RangeError if the file is damaged. */
export interface ByteReader {
  readByte: () => number;
  /** A non-negative integer, 7 bits per byte. */
  readNumber: () => number;
  /** A signed integer (zigzag encoding). */
  readDifference: () => number;
  /** A list, preceded by its length. */
  readList: <Item>(readItem: (index: number) => Item) => Item[];
  /** Returns the length, unless it exceeds the file. */
  checkLength: (length: number) => number;
  /** All remaining bytes, as UTF-8. */
  readText: () => string;
}

/** Creates a reader at the first byte. */
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
