import type { Point } from '../../../../../widgets/shared/stores/distance.ts';
import { measureDistance } from '../../../../../widgets/shared/stores/distance.ts';
import { isPostalCode, normalizePostalCode } from '../../../../../widgets/shared/submissions/postal-code.ts';
import { findPostalPosition, findPostalReach, type PostalPosition } from '../../postal-positions.ts';
import { readDegrees, readPosition } from './read-degrees.ts';
import { chooseProvince } from './read-province.ts';
import { readYes } from './read-words.ts';
import type { RowCells } from './row-cells.ts';
import { splitAddress } from './split-address.ts';

/** Degrees between which Canada is. */
const isInCanada = ({ lat, lng }: Point) => lat >= 41.6 && lat <= 83.2 && lng >= -141.1 && lng <= -52.5;

/** Where a store is, as a row of a feed has it; what is missing or can't be read is left out. */
export interface ReadPlace {
  address: Record<'line1' | 'line2' | 'city' | 'province' | 'postalCode', string | undefined>;
  lat?: number | undefined;
  lng?: number | undefined;
  approximate?: true | undefined;
}

/** The first text that is not empty, of a field's own cell or of an address in one cell. */
const choose = (...texts: (string | undefined)[]) => texts.find(Boolean) ?? '';

function readAddress(cells: RowCells): ReadPlace['address'] {
  const whole = ['fullAddress', 'line1'];
  // Exports that have no columns for the parts put all of them into the one for the street.
  const isWhole = cells.text('line1') !== '' && !cells.text('city') && !cells.text('postalCode');
  const split = splitAddress(cells.text(isWhole ? 'line1' : 'fullAddress'));
  const street = [cells.text('houseNumber'), cells.text('street')].filter(Boolean).join(' ');
  const line1 = choose(isWhole ? split.line1 : cells.text('line1'), street, split.line1);
  const code = normalizePostalCode(choose(cells.text('postalCode'), split.postalCode));
  const isCode = isPostalCode(code);
  if (!isCode) cells.report('postalCode', 'error', { code: code ? 'postalCode' : 'missing' }, whole);
  const province = chooseProvince(choose(cells.text('province'), split.province), isCode ? code : '');
  // Without a column of its own, the province follows from the postal code.
  if (province.problem && (isCode || cells.text('province')))
    cells.report('province', 'error', province.problem, whole);
  if (province.doubt && cells.text('province')) cells.report('province', 'warning', province.doubt);
  const city = choose(cells.text('city'), split.city);
  if (!city) cells.report('city', 'error', { code: 'missing' }, whole);
  if (!line1) cells.report('line1', 'error', { code: 'missing' }, ['street', ...whole]);
  return {
    line1,
    line2: cells.text('line2') || undefined,
    city,
    province: province.value,
    postalCode: isCode ? code : undefined,
  };
}

/** Puts right what can only be meant one way in Canada: swapped degrees, and a longitude without its minus sign. */
function correctPoint(cells: RowCells, { lat, lng }: Point, area: PostalPosition | undefined): Point | undefined {
  if (isInCanada({ lat, lng })) return { lat, lng };
  const isNear = (point: Point) => !area || measureDistance(point, area) <= findPostalReach(area.area);
  const swapped = [
    { lat: lng, lng: lat },
    { lat: Math.abs(lng), lng: -Math.abs(lat) },
  ].find((point) => isInCanada(point) && isNear(point));
  if (swapped) {
    cells.report('lat', 'warning', { code: 'coordinatesSwapped', lat: swapped.lat, lng: swapped.lng }, ['position']);
    return swapped;
  }
  const signed = { lat: Math.abs(lat), lng: -Math.abs(lng) };
  if (!isInCanada(signed) || !isNear(signed)) return undefined;
  cells.report('lng', 'warning', { code: 'minusMissing', lng: signed.lng }, ['position']);
  return signed;
}

/** The point of the cells; undefined if there is none, or none in Canada. */
function readPoint(cells: RowCells, area: PostalPosition | undefined): Point | undefined {
  const joined = cells.text('position');
  const pair = joined ? readPosition(joined) : { lat: cells.text('lat'), lng: cells.text('lng') };
  if (!pair) {
    cells.report('position', 'warning', { code: 'degrees' });
    return undefined;
  }
  if (!pair.lat && !pair.lng) return undefined;
  const [lat, lng] = [readDegrees(pair.lat), readDegrees(pair.lng)];
  if (lat === undefined || lng === undefined) {
    cells.report(lat === undefined ? 'lat' : 'lng', 'warning', { code: 'degrees' }, ['position']);
    return undefined;
  }
  const point = correctPoint(cells, { lat, lng }, area);
  if (!point) cells.report('lat', 'warning', { code: 'positionOutsideCanada' }, ['position']);
  return point;
}

/** Reads a store's address and position. Without a position of its own, it is in the middle of its postal area. */
export function readPlace(cells: RowCells): ReadPlace {
  const country = cells.text('country');
  if (country && !/^(ca|can|canada)\b/i.test(country)) {
    cells.report('country', 'error', { code: 'notCanada' });
    return { address: { line1: '', line2: '', city: '', province: '', postalCode: '' } };
  }
  const address = readAddress(cells);
  const area = address.postalCode ? findPostalPosition(address.postalCode) : undefined;
  const point = readPoint(cells, area);
  if (point) return { address, ...point, ...(readYes(cells.text('approximate')) && { approximate: true as const }) };
  if (area) {
    cells.report(
      'lat',
      'warning',
      { code: 'approximatePosition', area: area.area, town: area.town, ville: area.ville },
      ['position'],
    );
    return { address, lat: area.lat, lng: area.lng, approximate: true };
  }
  if (address.postalCode) cells.report('lat', 'error', { code: 'positionMissing' }, ['position']);
  return { address };
}
