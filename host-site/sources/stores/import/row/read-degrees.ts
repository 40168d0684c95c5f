/**
 * Reads degrees as spreadsheets and maps write them: `45.5017`, `45,5017`, `−73.5673`, `73.5673° W`, `45°30′6″ N`.
 * Undefined for anything else.
 */
export function readDegrees(text: string): number | undefined {
  const tidy = text.replace(/[−–]/g, '-').replace(/\s+/g, ' ').trim();
  const [, sign = '', whole = '', fraction = '', minutes = '0', seconds = '0', side = ''] =
    /^([-+]?) ?(\d{1,3})(?:[.,](\d+))? ?(?:°|deg)? ?(?:(\d{1,2}(?:[.,]\d+)?) ?[′'’] ?)?(?:(\d{1,2}(?:[.,]\d+)?) ?(?:″|"|”|'') ?)?([NSEWO]?)$/i.exec(
      tidy,
    ) ?? [];
  if (whole === '') return undefined;
  const toNumber = (part: string) => Number(part.replace(',', '.'));
  const degrees = Number(`${whole}.${fraction || 0}`) + toNumber(minutes) / 60 + toNumber(seconds) / 3600;
  const isNegative = sign === '-' || /[SWO]/i.test(side);
  return isNegative ? -degrees : degrees;
}

/** Reads `45.5017, -73.5673` and « 45,5017; -73,5673 » from one cell. */
export function readPosition(text: string): { lat: string; lng: string } | undefined {
  const tidy = text.replace(/^\s*(?:POINT\s*)?[[({]?|[\])}]?\s*$/gi, '').trim();
  const [, lat, lng] =
    /^(\S*\d\S*?)\s*[;|/]\s*(\S*\d\S*)$/.exec(tidy) ??
    /^([^\s,]*\d[.]\d+)[,\s]+([^\s,]*\d[.]\d+)$/.exec(tidy) ??
    /^([^\s]*\d,\d+),?\s+(\S*\d,\d+)$/.exec(tidy) ??
    [];
  return lat && lng ? { lat, lng } : undefined;
}
