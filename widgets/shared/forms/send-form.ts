import type { JsonResult } from '../http/fetch-json.ts';
import { postJson } from '../http/post-json.ts';
import { requestHeaders } from '../submissions/request-additions.ts';
import { createIdempotencyKeys, createUuid } from './idempotency-key.ts';

/** Posts a form's body; `keyName` is the field of the body that carries the idempotency key too, if any does. */
type SendForm = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
  keyName?: string,
) => Promise<JsonResult>;

/** Prepares to send one form, whose age counts from now. Every request gets that age and an idempotency key. */
export function createFormSender(): SendForm {
  const shownAt = performance.now();
  const chooseKey = createIdempotencyKeys(createUuid);
  return (url, headers, body, keyName) => {
    let text = JSON.stringify(body);
    const key = chooseKey(text);
    if (keyName) text = JSON.stringify({ [keyName]: key, ...body });
    const age = `${Math.round(performance.now() - shownAt)}`;
    return postJson(url, { ...headers, [requestHeaders.idempotencyKey]: key, [requestHeaders.formAge]: age }, text);
  };
}
