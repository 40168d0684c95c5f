import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import replace from '@rollup/plugin-replace';
import {
  googleMapsScript,
  googleMapsSources,
  googleMapsTrustedTypes,
} from '../../widgets/shared/brand/google-maps-policy.ts';
import { bundleModule } from '../map/bundle-map.ts';

const { 'script-src': scripts, ...others } = googleMapsSources;
const strict = [
  "default-src 'none'",
  ...Object.entries(others).map(([directive, sources]) => `${directive} 'self' ${sources.join(' ')}`),
  "require-trusted-types-for 'script'",
];
const trusted = `trusted-types ${googleMapsTrustedTypes.join(' ')}`;
const google = scripts.join(' ');
/** The pages' policies, by the name in `?policy=`; none for an unknown name. */
const policies: Record<string, readonly string[]> = {
  strict: [...strict, `script-src 'self' ${google}`, trusted],
  nonce: [...strict, "script-src 'nonce-abc'", trusted],
  blocked: [...strict, "script-src 'self'", trusted],
  untrusted: [...strict, `script-src 'self' ${google}`, "trusted-types 'none'"],
};
/** How a page that enforces Trusted Types allows Google's script, and nothing else. */
const trust = `trustedTypes.createPolicy('default', {
  createScriptURL: (address) => (address.startsWith('${googleMapsScript}') ? address : null),
});`;

const style = `html { font: 16px/1.5 system-ui, sans-serif; } body { margin: 0; }
  main { padding: 0 16px 1500px; } #map { height: 560px; } .away { display: none; }`;

/** A small site: /en and /fr, `?policy=` with one of the policies, `?script=` with Google's own tag in the page. */
export async function serveGooglePages() {
  const files = await bundleModule('tests/google/fixture.ts', [
    replace({ preventAssignment: true, values: { 'process.env.NODE_ENV': '"production"' } }),
  ]);
  const server = createServer((request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://map.invalid');
    const file = files.get(pathname.slice(1));
    if (file) return response.setHeader('content-type', 'text/javascript').end(file);
    if (pathname === '/trust.js') return response.setHeader('content-type', 'text/javascript').end(trust);
    if (pathname === '/page.css') return response.setHeader('content-type', 'text/css').end(style);
    if (pathname !== '/en' && pathname !== '/fr') return response.writeHead(204).end();
    const policy = policies[searchParams.get('policy') ?? 'strict'];
    if (policy) response.setHeader('content-security-policy', policy.join('; '));
    const script = searchParams.get('script');
    response.setHeader('content-type', 'text/html; charset=utf-8').end(
      `<!doctype html><html lang="${pathname.slice(1)}-CA"><meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>${pathname === '/fr' ? 'Carte' : 'Map'}</title><link rel="stylesheet" href="/page.css">
      ${policy?.includes(trusted) ? '<script nonce="abc" src="/trust.js"></script>' : ''}
      ${script ? `<script async src="${googleMapsScript}?${script.replaceAll('&', '&amp;')}"></script>` : ''}
      <main><h1>${pathname === '/fr' ? 'Nos magasins' : 'Our stores'}</h1><div id="map"></div></main>
      <script type="module" nonce="abc" src="/fixture.js"></script>
      <script type="module" nonce="abc" src="/fixture.js?second"></script></html>`,
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
