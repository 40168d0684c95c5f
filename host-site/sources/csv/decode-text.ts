/** A text and the encoding that it was in. */
export interface DecodedText {
  text: string;
  encoding: 'UTF-8' | 'UTF-16' | 'Windows-1252' | 'Mac OS Roman' | 'MS-DOS';
}

/** Letters of French names; another reading of the same bytes has signs in their place, or capitals within a word. */
const frenchLetters = /[éèêëàâçîïôùûœ’]|(?<![a-z])[ÉÈÊÀÂÇÎÔ]/g;
/** Enough of a file to tell. */
const sampleSize = 4000;

const decodeAs = (label: string, bytes: Uint8Array) => new TextDecoder(label, { fatal: true }).decode(bytes);

/** UTF-16 by its byte order mark, or by the zeros that text in Latin letters has in every second byte. */
function findUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return 'utf-16le';
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return 'utf-16be';
  const sample = bytes.subarray(0, sampleSize);
  const countZeros = (parity: number) => sample.filter((byte, at) => byte === 0 && at % 2 === parity).length;
  const [even, odd] = [countZeros(0), countZeros(1)];
  if (even + odd < sample.length / 4) return undefined;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** Code page 850 from 0x80 on, which `TextDecoder` lacks: Excel's “CSV (MS-DOS)”. */
const dos =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0';

function decodeDos(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (const byte of bytes) parts.push(byte < 0x80 ? String.fromCharCode(byte) : (dos[byte - 0x80] ?? ''));
  return parts.join('');
}

/** Letters of which none is a dash or a quotation mark of Windows, beside other letters. */
const surelyDos = /[éèêçÉ](?=[a-z])|(?<=[a-z])[éèêç]/gi;

const countLetters = (text: string) => text.match(frenchLetters)?.length ?? 0;

/**
 * Decodes a file as spreadsheets and exports write them: UTF-8 with or without a byte order mark, UTF-16, or the 8-bit
 * encodings of Windows, of the Mac and of MS-DOS. Never throws.
 */
export function decodeText(bytes: Uint8Array): DecodedText {
  const utf16 = findUtf16(bytes);
  // An odd byte at the end is a cut.
  if (utf16) return { text: new TextDecoder(utf16).decode(bytes), encoding: 'UTF-16' };
  try {
    return { text: decodeAs('utf-8', bytes), encoding: 'UTF-8' };
  } catch {
    const [windows, mac] = ['windows-1252', 'macintosh'].map((label) => new TextDecoder(label).decode(bytes));
    const most = Math.max(countLetters(windows ?? ''), countLetters(mac ?? ''));
    const read = decodeDos(bytes);
    if ((read.match(surelyDos)?.length ?? 0) > most) return { text: read, encoding: 'MS-DOS' };
    if (countLetters(mac ?? '') > countLetters(windows ?? '')) return { text: mac ?? '', encoding: 'Mac OS Roman' };
    return { text: windows ?? '', encoding: 'Windows-1252' };
  }
}
