import type { Table, TableRow } from './table.ts';
import { ImportFileError, limits } from './table.ts';

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Nesting beyond which a value stays JSON. */
const mostDepth = 4;

function formatValue(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value) && value.length > 0 && value.every((each) => typeof each === 'string'))
    return value.join('; ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** The fields of an object, those of inner objects by their path: `address.city`. */
function flatten(fields: Fields, prefix = '', depth = 1): [string, string][] {
  return Object.entries(fields).flatMap(([key, value]): [string, string][] =>
    isFields(value) && depth < mostDepth && Object.keys(value).length > 0
      ? flatten(value, `${prefix}${key}.`, depth + 1)
      : [[prefix + key, formatValue(value)]],
  );
}

/** The middle of a geometry's positions, longitude first as GeoJSON has them. */
function findMiddle(coordinates: unknown): [lng: number, lat: number] | undefined {
  const positions: number[][] = [];
  const collect = (value: unknown) => {
    if (!Array.isArray(value)) return;
    if (typeof value[0] === 'number' && typeof value[1] === 'number') positions.push(value as number[]);
    else for (const each of value) collect(each);
  };
  collect(coordinates);
  const mean = (axis: number) => positions.reduce((sum, position) => sum + (position[axis] ?? 0), 0) / positions.length;
  return positions.length > 0 ? [mean(0), mean(1)] : undefined;
}

/** A GeoJSON feature as fields: its properties, and its position. */
function readFeature(feature: Fields): Fields {
  const properties = isFields(feature.properties) ? feature.properties : {};
  const geometry = isFields(feature.geometry) ? feature.geometry : {};
  const [lng, lat] = findMiddle(geometry.coordinates) ?? [];
  return { ...properties, ...(lat !== undefined && { 'geometry.lat': lat, 'geometry.lng': lng }) };
}

/** The list of objects in a JSON value: itself, or the longest among its fields. */
function findList(value: unknown): Fields[] | undefined {
  if (Array.isArray(value)) return value.every(isFields) ? value : undefined;
  if (!isFields(value)) return undefined;
  const lists = Object.values(value).flatMap((each) => findList(each) ?? []).length;
  if (lists === 0) return undefined;
  return Object.values(value)
    .map(findList)
    .reduce((best, list) => ((list?.length ?? 0) > (best?.length ?? 0) ? list : best));
}

/** Reads GeoJSON, or JSON with a list of objects. Throws ImportFileError when there is none. */
export function readJsonTable(text: string): Table {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    throw new ImportFileError({ code: 'jsonSyntax', reason: error instanceof Error ? error.message : String(error) });
  }
  const isGeo = isFields(value) && value.type === 'FeatureCollection' && Array.isArray(value.features);
  const list = isGeo ? ((value as { features: Fields[] }).features ?? []).map(readFeature) : findList(value);
  if (!list) throw new ImportFileError({ code: 'noList' });
  if (list.length > limits.rows) throw new ImportFileError({ code: 'fileTooLarge' });
  const flat = list.map((fields) => new Map(flatten(fields)));
  const columns = [...new Set(flat.flatMap((fields) => [...fields.keys()]))];
  const rows = flat.map(
    (fields, at): TableRow => ({ row: at + 1, cells: columns.map((name) => (fields.get(name) ?? '').trim()) }),
  );
  return { format: isGeo ? 'GeoJSON' : 'JSON', columns, headerRow: 0, rows, details: [] };
}
