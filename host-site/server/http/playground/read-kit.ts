import type { Locale } from '../../../../widgets/shared/locale/locale.ts';
import { readManifest, type WidgetDescription } from '../../../playground/settings.ts';
import type { Kit } from '../../../playground/snippets.ts';
import type { FileIndex } from '../static-files/file-index.ts';

/** What the built widgets say of themselves. */
export interface DescribedKit extends Pick<Kit, 'readReserve' | 'release'> {
  /** Widgets with descriptions in the language of the page. */
  widgets: Record<Locale, readonly WidgetDescription[]>;
}

function readKit(files: FileIndex): DescribedKit {
  const readText = (path: string): string => {
    const file = files.get(path);
    if (!file) throw new Error(`The widgets have no ${path}: build them again`);
    return new TextDecoder().decode(file.plain);
  };
  const { version } = JSON.parse(readText('v1/manifest.json')) as { version: string };
  const pinned = JSON.parse(readText(`v/${version}/manifest.json`)) as { files: { path: string; integrity: string }[] };
  const reserve = JSON.parse(readText('v1/reserve.json')) as Record<string, { rendered: string }>;
  return {
    widgets: {
      en: readManifest(readText('v1/custom-elements.json')),
      fr: readManifest(readText('v1/custom-elements.fr.json')),
    },
    readReserve: (name) => reserve[name]?.rendered ?? '',
    release: { version, integrity: pinned.files.find(({ path }) => path === 'vitrine.js')?.integrity ?? '' },
  };
}

/** Reads the descriptions among the widgets' files on first use, and again when the files have changed in development. */
export function createKitReader(readWidgets: () => FileIndex): () => DescribedKit {
  let known: { files: FileIndex; kit: DescribedKit } | undefined;
  return () => {
    const files = readWidgets();
    if (known?.files !== files) known = { files, kit: readKit(files) };
    return known.kit;
  };
}
