/** Takes bytes from a stream in the portions that a format has. */
export interface ByteReader {
  /** The next `length` bytes; fewer only at the end of the stream. */
  take(length: number): Promise<Buffer>;
  /** The text up to the next line feed, which is dropped; undefined when none comes within `limit` bytes. */
  takeLine(limit: number): Promise<string | undefined>;
  /** All the rest. */
  takeRest(): AsyncGenerator<Buffer>;
}

const lineFeed = 10;

/** Reads a stream of pieces of any size. Rejects when the stream does. */
export function createByteReader(pieces: AsyncIterable<Uint8Array>): ByteReader {
  const source = pieces[Symbol.asyncIterator]();
  let held = Buffer.alloc(0);
  let isOver = false;
  async function hold(length: number): Promise<void> {
    const parts = [held];
    let total = held.length;
    while (total < length && !isOver) {
      const { done, value } = await source.next();
      if (done) isOver = true;
      else {
        parts.push(Buffer.from(value));
        total += value.length;
      }
    }
    held = Buffer.concat(parts);
  }
  function cut(length: number): Buffer {
    const taken = held.subarray(0, length);
    held = held.subarray(length);
    return taken;
  }
  return {
    async take(length) {
      if (held.length < length) await hold(length);
      return cut(length);
    },
    async takeLine(limit) {
      while (!held.includes(lineFeed) && held.length < limit && !isOver) await hold(held.length + 1);
      const end = held.indexOf(lineFeed);
      if (end === -1 || end >= limit) return undefined;
      return cut(end + 1)
        .subarray(0, end)
        .toString('latin1');
    },
    async *takeRest() {
      if (held.length > 0) yield cut(held.length);
      for (;;) {
        const { done, value } = await source.next();
        if (done) return;
        yield Buffer.from(value);
      }
    },
  };
}
