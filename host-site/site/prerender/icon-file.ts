const headerBytes = 6;
const entryBytes = 16;

/** A picture of an ICO file: PNG data, and its side in pixels, less than 256. */
export interface IconPicture {
  side: number;
  png: Uint8Array;
}

/** Combines pictures into an ICO file: a header, a directory entry for each, then the PNG data unchanged. */
export function formatIcon(pictures: readonly IconPicture[]): Buffer {
  const head = Buffer.alloc(headerBytes + entryBytes * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  for (const [index, { side, png }] of pictures.entries()) {
    const at = headerBytes + entryBytes * index;
    head.writeUInt8(side, at);
    head.writeUInt8(side, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  }
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}
