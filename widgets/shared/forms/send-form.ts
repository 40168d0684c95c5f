import type { JsonResult } from '../http/fetch-json.ts';
import { findReason } from '../http/find-reason.ts';
import { postJson } from '../http/post-json.ts';
import { isAltered } from '../page/altered-texts.ts';
import { formatConsent, type ShownConsent } from '../submissions/consent.ts';
import type { ReasonCode } from '../submissions/reason-codes.ts';
import { requestHeaders } from '../submissions/request-additions.ts';
import { describeSource } from '../tracking/kept-source.ts';
import type { Sandbox } from '../ui/sandbox.tsx';
import { chooseKey } from './idempotency-key.ts';

/** Where and how a form is posted. */
export interface FormRoute {
  /** Where the form is posted to, with or without script. */
  url: string;
  /** Headers of the service's own. */
  headers?: Readonly<Record<string, string>>;
  /** What someone agrees to by sending the form. */
  consent: ShownConsent;
  /** The field of the body that also carries the idempotency key. */
  keyName?: string;
  /** Whether it is only tried. */
  isSandbox?: boolean | undefined;
  /** What brought the visitor, see campaign-source.ts; empty for nothing known. */
  source?: string;
}

/** Sends a form. The request gets the page's age, what brought it, the proof of consent and an idempotency key. */
export function sendForm(
  { url, headers, consent, keyName, isSandbox, source }: FormRoute,
  body: object,
): Promise<JsonResult> {
  const text = JSON.stringify(body);
  const key = chooseKey(url, text);
  const receipt = { ...consent, page: location.pathname, at: new Date().toISOString() };
  const additions = {
    [requestHeaders.consent]: formatConsent(receipt),
    [requestHeaders.idempotencyKey]: key,
    [requestHeaders.formAge]: `${Math.round(performance.now())}`,
    ...(source && { [requestHeaders.source]: source }),
    ...(isSandbox && { [requestHeaders.sandbox]: '1' }),
  };
  return postJson(url, { ...headers, ...additions }, keyName ? JSON.stringify({ [keyName]: key, ...body }) : text);
}

/** Sends what a form has; a response may say that it was only tried. */
export async function sendFrom(
  form: HTMLFormElement | null,
  route: FormRoute,
  body: object,
  sandbox: Sandbox | undefined,
): Promise<{ result: JsonResult; findWhy: () => Promise<ReasonCode> }> {
  const altered = form && isAltered(form) ? { altered: true as const } : {};
  const consent = { ...route.consent, ...altered };
  const result = await sendForm({ ...route, consent, isSandbox: sandbox?.isOn, source: describeSource(form) }, body);
  if (result.ok && (result.body as { sandbox?: unknown } | null)?.sandbox === true) sandbox?.turnOn();
  return { result, findWhy: () => findReason(result, route.url, !!sandbox?.isOn) };
}
