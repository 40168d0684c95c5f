import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const widgets = fileURLToPath(new URL('..', import.meta.url));
const manifest = fileURLToPath(new URL('../../package.json', import.meta.url));

/**
 * Eight characters that differ as soon as a widget may render other markup: a digest of all sources under `widgets/`
 * and of the exact versions that package.json names. Coarse on purpose: it needs no list of what shapes the markup.
 */
export function digestMarkupSources(): string {
  const digest = createHash('sha256').update(JSON.stringify(JSON.parse(readFileSync(manifest, 'utf8')).dependencies));
  const files = readdirSync(widgets, { recursive: true, encoding: 'utf8' });
  for (const file of files.filter((path) => /\.(tsx?|css|json|svg)$/.test(path) && !/\.test\./.test(path)).sort())
    digest.update(file).update(readFileSync(join(widgets, file)));
  return digest.digest('base64url').slice(0, 8);
}
