import * as z from 'zod/mini';
import type { FormDefinition } from '../forms/definitions/form-definition.ts';
import { type FormName, forms } from '../forms/definitions/form-definitions.ts';

/** The forms whose services have no variable of their own. */
const listedForms: readonly string[] = forms.filter((form) => !form.upstreamVariable).map(({ name }) => name);
const isHttp = (text: string) => /^https?:/.test(text) && URL.canParse(text);
const readPairs = (text: string) =>
  text
    .split(/[\s,]+/)
    .filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)] as const);

/** FORM_UPSTREAM_URLS: the addresses of the services of these forms, by name. */
export const formUrls = z._default(
  z.pipe(
    z
      .string()
      .check(
        z.refine(
          (text) => readPairs(text).every(([name, url]) => listedForms.includes(name) && isHttp(url)),
          `name=http(s)://address, separated by commas; the names are ${listedForms.join(', ') || 'none so far'}`,
        ),
      ),
    z.transform((text: string): Readonly<Partial<Record<string, string>>> => Object.fromEntries(readPairs(text))),
  ),
  {},
);

type OwnVariables = Readonly<Record<NonNullable<FormDefinition['upstreamVariable']>, string>>;

/** The address of each form's service; empty for none. */
export const toFormUrls = (
  listed: Readonly<Partial<Record<string, string>>>,
  variables: OwnVariables,
): Record<FormName, string> =>
  Object.fromEntries(
    forms.map(({ name, upstreamVariable }) => [
      name,
      (upstreamVariable ? variables[upstreamVariable] : listed[name]) ?? '',
    ]),
  ) as Record<FormName, string>;
