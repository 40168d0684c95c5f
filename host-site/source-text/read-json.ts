import { formatProblem, type SourceFile } from './source-file.ts';

const date = /^20\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** A day as files write it, `2026-03-01`. */
export function isDate(value: unknown): boolean {
  return date.test(String(value));
}

/** The object of a JSON file while it is looked at. */
export interface JsonObject {
  values: Record<string, unknown>;
  /** All that is wrong so far, by file and line. */
  problems: string[];
  /** Notes a problem at a key unless `isRight`. */
  demand(isRight: boolean, key: string, message: string): void;
}

/** A JSON file's object; that it is none, lacks a key or has one that means nothing is noted as a problem. */
export function readJson(file: SourceFile, needed: readonly string[], optional: readonly string[] = []): JsonObject {
  const problems: string[] = [];
  const demand = (isRight: boolean, key: string, message: string) => {
    if (!isRight) problems.push(formatProblem(file, `"${key}"`, message));
  };
  let values: Record<string, unknown> = {};
  try {
    values = JSON.parse(file.text) as typeof values;
  } catch (cause) {
    const [, at = '0'] = /position (\d+)/.exec(String(cause)) ?? [];
    problems.push(formatProblem(file, Number(at), `is not JSON: ${(cause as Error).message}`));
    return { values, problems, demand };
  }
  const keys = [...needed, ...optional];
  for (const key of needed) demand(key in values, key, `${key} is missing`);
  for (const key of Object.keys(values))
    demand(keys.includes(key), key, `${key} means nothing; there are ${keys.join(', ')}`);
  return { values, problems, demand };
}
