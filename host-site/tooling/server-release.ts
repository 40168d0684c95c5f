import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseAst } from 'rollup/parseAst';
import { create } from 'tar';

// A release of the server: one folder that runs on a machine without Node, npm or a network, and its archive.

/** What the server and the operators' commands read, as it lies in the repository. */
const ownFiles = [
  'dist/server',
  'dist/site',
  'dist/widgets',
  'dist/contests',
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

/** What package-lock.json says about a package; the parts that are read here. */
interface LockedPackage {
  version?: string;
  dependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
type LockedPackages = Record<string, LockedPackage>;

const toPackageName = (module: string) => module.split('/', module.startsWith('@') ? 2 : 1).join('/');

/** Names of the packages that the programs in a folder import, sorted. */
function listImportedPackages(folder: string): string[] {
  const names = new Set<string>();
  const add = (source: unknown) => {
    const { value } = (source ?? {}) as { value?: unknown };
    if (typeof value === 'string' && !/^(\.|node:)/.test(value)) names.add(toPackageName(value));
  };
  const visit = (node: unknown): void => {
    if (!node || typeof node !== 'object') return;
    const { type, source } = node as { type?: string; source?: unknown };
    if (type && /^(Import|Export)/.test(type)) add(source);
    for (const child of Object.values(node)) visit(child);
  };
  for (const file of listFiles(folder)) {
    if (file.endsWith('.js')) visit(parseAst(readFileSync(join(folder, file), 'utf8')));
  }
  return [...names].sort();
}

/** The folder from which a package gets another, as Node looks for it; undefined if it is not installed. */
function locate(name: string, importer: string, packages: LockedPackages): string | undefined {
  for (let folder = importer; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const path = `${folder ? `${folder}/` : ''}node_modules/${name}`;
    if (packages[path]) return path;
    if (!folder) return undefined;
  }
}

/** The packages of the lock file that these need, and theirs, by folder; without the optional. */
function listNeededPackages(names: readonly string[], packages: LockedPackages): LockedPackages {
  const needed: LockedPackages = {};
  const add = (name: string, importer: string, isOptional = false) => {
    const path = locate(name, importer, packages);
    const found = path ? packages[path] : undefined;
    if (!path || !found) {
      if (isOptional) return;
      throw new Error(`${name}, which ${importer || 'the server'} imports, is not in package-lock.json`);
    }
    if (needed[path]) return;
    needed[path] = found;
    const { dependencies = {}, peerDependencies = {}, peerDependenciesMeta = {} } = found;
    for (const each of Object.keys(dependencies)) add(each, path);
    for (const each of Object.keys(peerDependencies)) if (!peerDependenciesMeta[each]?.optional) add(each, path);
  };
  for (const name of names) add(name, '');
  return Object.fromEntries(Object.entries(needed).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * Writes package.json and package-lock.json of the release: its own dependencies only, in the versions of the project's
 * lock file. Returns the folders of its packages. Throws when a program imports what the lock file does not have.
 */
function writeManifest(root: string, folder: string): string[] {
  const read = (file: string) => JSON.parse(readFileSync(join(root, file), 'utf8'));
  const { version, type, license } = read('package.json') as Record<string, string>;
  const { packages, lockfileVersion } = read('package-lock.json') as {
    packages: LockedPackages;
    lockfileVersion: number;
  };
  const names = listImportedPackages(join(root, 'dist/server'));
  const needed = listNeededPackages(names, packages);
  const dependencies = Object.fromEntries(names.map((name) => [name, needed[`node_modules/${name}`]?.version]));
  const manifest = { name: 'vitrine', version, license, type, private: true, dependencies };
  const lock = { name: 'vitrine', version, lockfileVersion, packages: { '': manifest, ...needed } };
  const write = (file: string, content: object) =>
    writeFileSync(join(folder, file), `${JSON.stringify(content, null, 2)}\n`);
  write('package.json', manifest);
  write('package-lock.json', lock);
  return Object.keys(needed);
}

/**
 * The software bill of materials in CycloneDX: packages of the release and Node. Without the time and the random number
 * that npm puts in, so that equal releases have equal bytes. Throws when npm cannot make it.
 */
function describeMaterials(folder: string, nodeVersion: string): string {
  const args = ['sbom', '--package-lock-only', '--sbom-format=cyclonedx'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: folder, encoding: 'utf8', timeout: 120_000 });
  if (status !== 0) throw new Error(`npm sbom failed: ${stderr}`);
  const { serialNumber: _, metadata, components, ...rest } = JSON.parse(stdout);
  const node = {
    type: 'application',
    name: 'node',
    version: nodeVersion,
    purl: `pkg:generic/node@${nodeVersion}`,
  };
  const { timestamp: __, component, ...lasting } = metadata;
  // npm names it after its folder.
  const described = { ...lasting, component: { ...component, name: 'vitrine' } };
  return `${JSON.stringify({ ...rest, metadata: described, components: [...components, node] }, null, 2)}\n`;
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
 * Writes the release of the built repository `root` into `folder`, which is emptied first: the built files, the packages
 * that its programs import, Node, the launcher `vitrine`, files for deployment, a bill of materials, and digests. Throws when something
 * is not built.
 */
export function writeServerRelease(root: string, folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(join(folder, 'bin'), { recursive: true });
  for (const path of [...ownFiles, ...writeManifest(root, folder)]) {
    // A compressed file must not become older than its original: the server would have to compare their content.
    cpSync(join(root, path), join(folder, path), { recursive: true, preserveTimestamps: true });
  }
  copyFileSync(join(root, 'node_modules/node/bin/node'), join(folder, 'bin/node'));
  cpSync(join(root, 'host-site/server/deploy'), join(folder, 'deploy'), { recursive: true });
  copyFileSync(join(root, 'host-site/server/deploy/vitrine'), join(folder, 'vitrine'));
  const node = JSON.parse(readFileSync(join(root, 'node_modules/node/package.json'), 'utf8')) as { version: string };
  writeFileSync(join(folder, 'sbom.cdx.json'), describeMaterials(folder, node.version));
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
