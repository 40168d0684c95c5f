import { copyFileSync, cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import { catalogue } from '../../catalogue.ts';
import {
  declareIndex,
  declareReact,
  declareSolid,
  declareSvelte,
  declareVue,
  definitionTypes,
  serverTypes,
} from './package-declarations.ts';
import { describePackage, type Release } from './package-manifest.ts';
import { defineInTests, vueModule, writeIndex, writeNodeDefinition, writeReact } from './package-modules.ts';
import { formatPackageReadme } from './package-readme.ts';
import { formatSkill, formatSkillReference, skillName } from './package-skill.ts';
import { renderElementModule, writeStories } from './package-stories.ts';

// Runs after the manifests are written: creates the npm package in a folder that `npm pack` takes unchanged.
const folder = 'dist/npm';
const v1 = 'dist/widgets/v1';
const release = JSON.parse(readFileSync('package.json', 'utf8')) as Release;

rmSync(folder, { recursive: true, force: true });
const write = (file: string, content: object | string) => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), typeof content === 'string' ? content : `${JSON.stringify(content, null, 2)}\n`);
};

const chunks = join(v1, 'chunks', readdirSync(join(v1, 'chunks')).find((name) => !name.includes('.')) ?? '');
const copied = new Set<string>();

/**
 * Copies a chunk for pages with several widgets, and everything it imports, from one folder to another; a module of the
 * package has its own name.
 */
function copyChunk(file: string, copy = file, from = chunks, to = 'widgets'): void {
  const path = `${to}/${copy}`;
  if (copied.has(path)) return;
  copied.add(path);
  const code = readFileSync(join(from, file), 'utf8');
  // A bundler moves the code, so its origin does not say where the service is. Without `api` it is the page's origin.
  write(path, code.replaceAll('new URL(import.meta.url).origin', '(globalThis.location?.origin??"")'));
  for (const [, imported = ''] of code.matchAll(/(?:\bfrom ?|\bimport ?\(?)["']\.\/([\w.-]+\.js)["']/g))
    copyChunk(imported, imported, from, to);
}

for (const { name, file } of catalogue) {
  copyChunk(`${file}.js`, `${name}.js`);
  copyChunk(`${file}.js`, `${name}.js`, 'dist/development', 'development');
  write(`widgets/${name}.d.ts`, definitionTypes);
  write(`widgets/${name}.node.js`, writeNodeDefinition(name));
}
for (const entry of catalogue) write(`stories/${entry.name}.stories.js`, writeStories(entry));
write('stories/render-element.js', renderElementModule);
write(`skills/${skillName}/SKILL.md`, formatSkill(catalogue));
write(`skills/${skillName}/references/elements.md`, formatSkillReference(catalogue));
copyChunk('share.js');
write('nothing.js', 'export {};\n');
write('define-in-tests.js', defineInTests);
write('index.js', writeIndex(catalogue, release.version));
write('index.d.ts', declareIndex(catalogue));
const { outputText } = ts.transpileModule(readFileSync('widgets/manifest/package/create-component.ts', 'utf8'), {
  compilerOptions: { target: ts.ScriptTarget.ES2022, module: ts.ModuleKind.ESNext },
});
write('create-component.js', outputText);
write('react.js', writeReact(catalogue));
write('react.d.ts', declareReact(catalogue));
write('vue.js', vueModule);
write('vue.d.ts', declareVue(catalogue));
// Solid and Svelte need no code, only types.
write('solid.js', 'export {};\n');
write('solid.d.ts', declareSolid(catalogue));
write('svelte.js', 'export {};\n');
write('svelte.d.ts', declareSvelte(catalogue));
copyFileSync('dist/widgets/doctor.js', join(folder, 'doctor.js'));
copyFileSync('dist/widgets/server.js', join(folder, 'server.js'));
cpSync('dist/widgets/server-chunks', join(folder, 'server-chunks'), { recursive: true });
write('server.d.ts', serverTypes);

const manifest = JSON.parse(readFileSync(join(v1, 'custom-elements.json'), 'utf8'));
for (const module of manifest.modules) module.path = `widgets/${module.path}`;
write('custom-elements.json', manifest);
copyFileSync(join(v1, 'vscode.html-custom-data.json'), join(folder, 'html-custom-data.json'));
copyFileSync(join(v1, 'web-types.json'), join(folder, 'web-types.json'));
for (const file of ['LICENSE', 'NOTICE']) copyFileSync(file, join(folder, file));
write('README.md', formatPackageReadme(catalogue));
write('package.json', describePackage(catalogue, release));
