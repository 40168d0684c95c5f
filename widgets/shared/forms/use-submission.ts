import { useRef, useState } from 'react';
import type { JsonResult } from '../http/fetch-json.ts';
import { postJson } from '../http/post-json.ts';
import { requestHeaders } from '../submissions/request-additions.ts';
import { requestOverlay } from '../ui/overlay-request.ts';
import { createIdempotencyKeys, createUuid } from './idempotency-key.ts';

export interface Submission<Outcome> {
  isSubmitting: boolean;
  /**
   * Sends one body; a call while another is under way does nothing and gives undefined. `keyName` is the field that
   * carries the idempotency key too, for a service that asks for it in the body.
   */
  submit: (
    url: string,
    headers: Record<string, string>,
    body: object,
    keyName?: string,
  ) => Promise<Outcome | undefined>;
}

/**
 * Sends a form once at a time, within 15 seconds, with an idempotency key and its age; `read` turns what came back into an outcome.
 * Meanwhile the page's loading overlay shows for `host`, the form's element (OV-01).
 */
export function useSubmission<Outcome>(
  read: (result: JsonResult) => Outcome,
  host: EventTarget | undefined,
): Submission<Outcome> {
  const [isSubmitting, setSubmitting] = useState(false);
  const isBusy = useRef(false);
  const keys = useRef<((body: string) => string) | undefined>(undefined);
  const shownAt = useRef(performance.now());
  return {
    isSubmitting,
    async submit(url, headers, body, keyName) {
      if (isBusy.current) return undefined;
      isBusy.current = true;
      setSubmitting(true);
      const releaseOverlay = requestOverlay(host);
      keys.current ??= createIdempotencyKeys(createUuid);
      let text = JSON.stringify(body);
      const key = keys.current(text);
      if (keyName) text = JSON.stringify({ [keyName]: key, ...body });
      const allHeaders = {
        ...headers,
        [requestHeaders.idempotencyKey]: key,
        [requestHeaders.formAge]: `${Math.round(performance.now() - shownAt.current)}`,
      };
      const result = await postJson(url, allHeaders, text);
      releaseOverlay();
      isBusy.current = false;
      setSubmitting(false);
      return read(result);
    },
  };
}
