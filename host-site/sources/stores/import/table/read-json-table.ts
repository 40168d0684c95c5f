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
  const parts = Array.isArray(geometry.geometries) ? geometry.geometries : [];
  const [lng, lat] = findMiddle(geometry.coordinates ?? parts.map((part) => isFields(part) && part.coordinates)) ?? [];
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

const isFeature = (value: unknown): value is Fields =>
  isFields(value) && value.type === 'Feature' && 'properties' in value;

/** The features of GeoJSON: of a collection, of a list, or a single one. */
function findFeatures(value: unknown): Fields[] | undefined {
  const isCollection = isFields(value) && value.type === 'FeatureCollection' && Array.isArray(value.features);
  const list = isCollection ? (value.features as unknown[]) : Array.isArray(value) ? value : [value];
  return isCollection || (list.length > 0 && list.every(isFeature)) ? (list as Fields[]) : undefined;
}

/** Objects of one kind by their keys: `{ "001": { … }, "002": { … } }`. */
function findKeyed(value: unknown): Fields[] | undefined {
  const objects = isFields(value) ? Object.values(value) : [];
  const [first] = objects;
  if (objects.length < 2 || !objects.every(isFields) || !isFields(first)) return undefined;
  const names = Object.keys(first);
  const isAlike = (other: Fields) => names.filter((name) => name in other).length * 2 > names.length;
  return names.length > 2 && objects.every(isAlike) ? objects : undefined;
}

/** Comes before each value of a GeoJSON text sequence (RFC 8142). */
const recordSeparator = '\x1E';

/** A value for each line; undefined if a line is none. A record separator may come before each. */
function parseLines(text: string): unknown[] | undefined {
  try {
    return text
      .split(/[\r\n]+/)
      .map((line) => line.replace(recordSeparator, '').trim())
      .filter(Boolean)
      .map((line) => JSON.parse(line) as unknown);
  } catch {
    return undefined;
  }
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    const lines = parseLines(text);
    if (lines && lines.length > 1) return lines;
    throw new ImportFileError({ code: 'jsonSyntax', reason: error instanceof Error ? error.message : String(error) });
  }
}

/** Reads GeoJSON, JSON of a value for each line, or JSON with a list of objects. Throws ImportFileError when there is none. */
export function readJsonTable(text: string): Table {
  const value = parse(text);
  const features = findFeatures(value);
  const list = features?.map(readFeature) ?? findKeyed(value) ?? findList(value);
  if (!list) throw new ImportFileError({ code: 'noList' });
  if (list.length > limits.rows) throw new ImportFileError({ code: 'fileTooLarge' });
  const flat = list.map((fields) => new Map(flatten(fields)));
  const columns = [...new Set(flat.flatMap((fields) => [...fields.keys()]))];
  const rows = flat.map(
    (fields, at): TableRow => ({ row: at + 1, cells: columns.map((name) => (fields.get(name) ?? '').trim()) }),
  );
  return { format: features ? 'GeoJSON' : 'JSON', columns, headerRow: 0, rows, details: [], problems: [], leftOut: 0 };
}
