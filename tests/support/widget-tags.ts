import { readFileSync } from 'node:fs';

interface Manifest {
  modules: { declarations: { tagName: string }[] }[];
}

/** Tags of all elements in the build, from its custom elements manifest. */
export function listWidgetTags(): string[] {
  const manifest = JSON.parse(readFileSync('dist/widgets/v1/custom-elements.json', 'utf8')) as Manifest;
  return manifest.modules.flatMap(({ declarations }) => declarations).map(({ tagName }) => tagName);
}
