import type { Locator, Page, Route } from '@playwright/test';
import { expect, test } from './watched-page.ts';

type Act = (route: Route) => Promise<void> | void;

/** Makes requests to a service fail, whatever their query; the preflight of a cross-origin request passes. */
export async function breakService(page: Page, path: string, act: Act): Promise<void> {
  await page.route(`**${path}*`, (route) => (route.request().method() === 'OPTIONS' ? route.continue() : act(route)));
}

/** A response that does not come from the service, readable from every origin like the real one. */
export function respondWith(body: string, { status = 200, contentType = 'application/json' } = {}): Act {
  return (route) => route.fulfill({ status, body, contentType, headers: { 'access-control-allow-origin': '*' } });
}

/**
 * Ways in which any service can fail, none of them the visitor's fault. `successBody` is the service's success
 * response, which must not count with status 500.
 */
export function listFailures(successBody: string): [string, Act][] {
  return [
    ['status -1 in the body', respondWith('{"status":-1,"message":"ERROR_BAD_API_RESULT"}')],
    ['status 500', respondWith(successBody, { status: 500 })],
    ['an HTML page', respondWith('<!doctype html><title>Hello</title>', { contentType: 'text/html' })],
    ['truncated JSON', respondWith('{"status":0,"mess')],
  ];
}

/** Holds requests until they are released, then lets them through unchanged. */
export function createHold(): { hold: Act; release: () => void } {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const hold: Act = async (route) => {
    await released;
    await route.continue();
  };
  return { hold, release };
}

/** A form that is filled and can be sent. */
interface Sendable {
  submit: Locator;
  status: Locator;
}

/**
 * Lets a service fail in each of these ways and sends the form after each, which shows that it can be sent again: every
 * time it says so with this error, and `expectKept` checks what must have stayed. Ends with a service that works.
 */
export async function expectEveryFailureTold(
  page: Page,
  path: string,
  failures: readonly (readonly [name: string, act: Act])[],
  { submit, status }: Sendable,
  error: RegExp,
  expectKept: (name: string) => Promise<void>,
): Promise<void> {
  for (const [name, act] of failures) {
    await test.step(name, async () => {
      let respond: () => void = () => undefined;
      const isAsked = new Promise<void>((resolve) => {
        respond = resolve;
      });
      await breakService(page, path, async (route) => {
        await isAsked;
        await act(route);
      });
      await submit.click();
      // The error of the failure before must be gone, or it would be taken for this one's.
      await expect(status, name).not.toHaveText(error);
      await expect(submit, name).toHaveAttribute('aria-disabled', 'true');
      respond();
      await expect.soft(status, name).toHaveText(error);
      await expect.soft(submit, name).not.toHaveAttribute('aria-disabled', 'true');
      await expectKept(name);
      await page.unrouteAll();
    });
  }
}
