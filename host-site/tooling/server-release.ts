import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { create } from 'tar';

// A release of the server: one folder that runs on a machine without Node, npm or a network, and its archive.

/** What the server and the operators' commands read, as it lies in the repository. */
const ownFiles = [
  'dist/server',
  'dist/site',
  'dist/widgets',
  'host-site/content/contests',
  '.env.example',
  'CHANGELOG.md',
  'LICENSE',
  'NOTICE',
];
const programs = ['vitrine', 'bin/node'];

const listFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .sort();

interface LockedPackage {
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
}

/** Folders of the packages that the lock file installs without development, relative to `root`. */
function listProductionPackages(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, LockedPackage>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional, optional }]) => path && !dev && !devOptional && !optional)
    .map(([path]) => path);
}

/**
 * The software bill of materials in CycloneDX: production packages and Node. Without the time and the random number
 * that npm puts in, so that equal releases have equal bytes. Throws when npm cannot make it.
 */
function describeMaterials(root: string, nodeVersion: string): string {
  const args = ['sbom', '--omit=dev', '--package-lock-only', '--sbom-format=cyclonedx'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8', timeout: 120_000 });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const { serialNumber: _, metadata, components, ...rest } = JSON.parse(stdout);
  const node = {
    type: 'application',
    name: 'node',
    version: nodeVersion,
    purl: `pkg:generic/node@${nodeVersion}`,
  };
  const { timestamp: __, ...lasting } = metadata;
  return `${JSON.stringify({ ...rest, metadata: lasting, components: [...components, node] }, null, 2)}\n`;
}

const digest = (path: string) => createHash('sha256').update(readFileSync(path)).digest('hex');

/** Lists the SHA-256 of every file of the folder in `SHA256SUMS`, as `sha256sum --check` reads them. */
function writeDigests(folder: string): void {
  const lines = listFiles(folder).map((path) => `${digest(join(folder, path))}  ${path}\n`);
  writeFileSync(join(folder, 'SHA256SUMS'), lines.join(''));
}

/** Lets everyone read, whatever the file modes and umask on the machine that packs it: the server runs as another user. */
function allowReading(folder: string): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const isProgram = entry.isDirectory() || programs.includes(path.slice(folder.length + 1));
    chmodSync(path, isProgram ? 0o755 : 0o644);
  }
  chmodSync(folder, 0o755);
}

/**
 * Writes the release of the built repository `root` into `folder`, which is emptied first: the built files, production
 * packages, Node, the launcher `vitrine`, files for deployment, a bill of materials, and digests. Throws when something
 * is not built.
 */
export function writeServerRelease(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const path of [...ownFiles, ...listProductionPackages(root)]) {
    // A compressed file must not become older than its original: the server would have to compare their content.
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  const { version, type } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, string>;
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ name: 'vitrine', version, type, private: true })}\n`);
  copyFileSync(join(root, 'node_modules/node/bin/node'), join(folder, 'bin/node'));
  cpSync(join(root, 'host-site/server/deploy'), join(folder, 'deploy'), { recursive: true });
  copyFileSync(join(root, 'host-site/server/deploy/vitrine'), join(folder, 'vitrine'));
  const node = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')) as { version: string };
  writeFileSync(join(folder, 'sbom.cdx.json'), describeMaterials(root, node.version));
  writeDigests(folder);
  allowReading(folder);
}

/**
 * Packs a folder into a gzipped tar archive, and writes its digest beside it. Files are sorted and have the time
 * `seconds` (since 1970) and no owner, so that equal folders have equal archives.
 */
export async function packFolder(folder: string, archive: string, seconds: number): Promise<void> {
  const name = basename(folder);
  const files = listFiles(folder).map((path) => `${name}/${path}`);
  const options = { cwd: dirname(folder), file: archive, gzip: { level: 6 }, portable: true };
  await create({ ...options, mtime: new Date(seconds * 1000) }, files);
  writeFileSync(`${archive}.sha256`, `${digest(archive)}  ${basename(archive)}\n`);
}
