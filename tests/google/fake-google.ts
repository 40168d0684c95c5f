import type { Page } from '@playwright/test';
import { bundleModule } from '../map/bundle-map.ts';

/**
 * How Google responds to a request for its script: correctly, late, with an error, with a script that never calls back,
 * without ending, with a version from before the current places, or with one whose places fail to load at first.
 */
export type ScriptMode = 'success' | 'slow' | 'error' | 'silent' | 'endless' | 'legacy-only' | 'no-places';

/** A request for Google's script. */
export interface ScriptRequest {
  address: URL;
  /** When the request arrived, in milliseconds. */
  at: number;
  /** How many Google script tags the page had then. */
  tags: number;
}

/** Bundled once per worker. */
let bundled: ReturnType<typeof bundleModule> | undefined;

/** A stand-in handles every request to Google's own address; no test reaches Google. */
export async function createFakeGoogle() {
  bundled ??= bundleModule('tests/google/fake-script.ts');
  const files = await bundled;
  const code = String(files.get('fake-script.js'));
  const write = (address: string, mode: string) => `(request => {${code}})(${JSON.stringify({ address, mode })})`;
  return {
    /** Responds to the page's requests in order as planned; further ones like the last. */
    async respond(page: Page, plan: readonly ScriptMode[]): Promise<ScriptRequest[]> {
      const requests: ScriptRequest[] = [];
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      await page.route('https://maps.googleapis.com/**', async (route) => {
        const at = performance.now();
        const address = route.request().url();
        const mode = plan[Math.min(requests.length, plan.length - 1)] as ScriptMode;
        const request = { address: new URL(address), at, tags: 0 };
        requests.push(request);
        request.tags = await page.locator('script[src*="maps.googleapis.com"]').count();
        if (mode === 'endless') return;
        if (mode === 'error') return route.abort('failed');
        if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 700));
        await route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: write(address, mode) });
      });
      return requests;
    },
  };
}
