import { readFileSync } from 'node:fs';

interface Manifest {
  modules: { declarations: { tagName: string }[] }[];
}

/** Tags of all elements of the built kit, as its custom elements manifest lists them. */
export function listWidgetTags(): string[] {
  const manifest = JSON.parse(readFileSync('dist/widgets/v1/custom-elements.json', 'utf8')) as Manifest;
  return manifest.modules.flatMap(({ declarations }) => declarations).map(({ tagName }) => tagName);
}
