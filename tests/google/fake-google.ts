import type { Page, Route } from '@playwright/test';
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

/** Addresses of Google's script, and of what its map and places load: the stand-in handles them. */
export const googleAddress = /^https:\/\/([\w-]+\.)*(googleapis|gstatic|google)\.com\//;

/** What the stand-in's script loads further, by the path of its address. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII=',
  'base64',
);
const font = 'node_modules/@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2';
async function respondFurther(route: Route): Promise<void> {
  const { hostname, pathname } = new URL(route.request().url());
  if (pathname.startsWith('/maps-api-v3/')) {
    return route.fulfill({ contentType: 'text/javascript', body: 'google.maps.__gjsload__("module");' });
  }
  if (hostname === 'fonts.googleapis.com') {
    const body = '@font-face { font-family: Roboto; src: url(https://fonts.gstatic.com/s/roboto/v48/roboto.woff2); }';
    return route.fulfill({ contentType: 'text/css', headers: { 'Access-Control-Allow-Origin': '*' }, body });
  }
  if (pathname.endsWith('.woff2')) {
    return route.fulfill({ path: font, headers: { 'Access-Control-Allow-Origin': '*' } });
  }
  if (pathname.endsWith('/gen_204')) {
    return route.fulfill({ status: 204, headers: { 'Access-Control-Allow-Origin': '*' } });
  }
  return route.fulfill({ contentType: 'image/png', body: pixel });
}

/** Bundled once per worker. */
let bundled: ReturnType<typeof bundleModule> | undefined;

/** A stand-in handles every request to Google's own address; no test reaches Google. */
export async function createFakeGoogle() {
  bundled ??= bundleModule('tests/google/fake-script.ts');
  const files = await bundled;
  const code = String(files.get('fake-script.js'));
  const write = (request: { address: string; mode: string; loadsFurther: boolean }) =>
    `(request => {${code}})(${JSON.stringify(request)})`;
  return {
    /**
     * Responds to the page's requests in order as planned; further ones like the last. The script then loads further
     * files as Google's does, unless a test with a short time limit turns that off.
     */
    async respond(
      page: Page,
      plan: readonly ScriptMode[],
      { loadsFurther = true }: { loadsFurther?: boolean } = {},
    ): Promise<ScriptRequest[]> {
      const requests: ScriptRequest[] = [];
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      // The route that was added last decides first.
      await page.route(googleAddress, respondFurther);
      await page.route('https://maps.googleapis.com/maps/api/js?**', async (route) => {
        const at = performance.now();
        const address = route.request().url();
        const mode = plan[Math.min(requests.length, plan.length - 1)] as ScriptMode;
        const request = { address: new URL(address), at, tags: 0 };
        requests.push(request);
        request.tags = await page.locator('script[src*="maps.googleapis.com"]').count();
        if (mode === 'endless') return;
        if (mode === 'error') return route.abort('failed');
        if (mode === 'slow') await new Promise((resolve) => setTimeout(resolve, 700));
        await route.fulfill({
          contentType: 'text/javascript; charset=utf-8',
          body: write({ address, mode, loadsFurther }),
        });
      });
      return requests;
    },
  };
}
