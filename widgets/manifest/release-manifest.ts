import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A file of a release, as the manifest lists it. */
export interface ReleaseFile {
  /** Relative to the manifest's folder. */
  path: string;
  /** For the `integrity` attribute. */
  integrity: string;
  bytes: number;
  /** Absent where a file is not sent compressed. */
  brotli?: number;
}

/** `manifest.json` of a folder of widgets. */
export interface ReleaseManifest {
  version: string;
  /** `v1` follows the releases of this major version; a pinned folder never changes. */
  channel: 'v1' | 'pinned';
  files: ReleaseFile[];
}

/** Paths of all files below a folder, relative to it. */
export function listFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();
}

/** The value of `integrity` for a file's content. */
export const formatIntegrity = (content: Uint8Array): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;

/** Describes a folder of widgets after compression. */
export function describeRelease(folder: string, version: string, channel: ReleaseManifest['channel']): ReleaseManifest {
  const paths = listFiles(folder).filter((path) => path !== 'manifest.json' && !/\.(br|gz|map)$/.test(path));
  const files = paths.map((path) => {
    const content = readFileSync(join(folder, path));
    const brotli = join(folder, `${path}.br`);
    return {
      path,
      integrity: formatIntegrity(content),
      bytes: content.length,
      ...(existsSync(brotli) && { brotli: statSync(brotli).size }),
    };
  });
  return { version, channel, files };
}
