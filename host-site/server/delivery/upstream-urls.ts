import * as z from 'zod/mini';
import type { FormDefinition } from '../forms/definitions/form-definition.ts';
import { type FormName, forms } from '../forms/definitions/form-definitions.ts';
import type { UpstreamService } from './channel.ts';

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

/** The variables with the addresses of services. */
type Variables = Readonly<Record<'NEWSLETTER_UPSTREAM_URL' | 'CONTEST_UPSTREAM_URL', string>> &
  Readonly<Record<NonNullable<FormDefinition['upstreamVariable']>, string>> & {
    FORM_UPSTREAM_URLS: Readonly<Partial<Record<string, string>>>;
  };

/** The address of each service; empty for none. */
export function toUpstreamUrls(variables: Variables): Record<UpstreamService, string> {
  const listed = variables.FORM_UPSTREAM_URLS;
  const ofForms = forms.map(({ name, upstreamVariable }) => [
    name,
    (upstreamVariable ? variables[upstreamVariable] : listed[name]) ?? '',
  ]);
  return {
    newsletter: variables.NEWSLETTER_UPSTREAM_URL,
    contest: variables.CONTEST_UPSTREAM_URL,
    ...(Object.fromEntries(ofForms) as Record<FormName, string>),
  };
}
