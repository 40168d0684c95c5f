import type { PluginContext } from 'rollup';
import { makeBaseMap } from './base-map/make-base-map.ts';

const moduleName = 'virtual:base-map';
let file: Uint8Array<ArrayBuffer> | undefined;

/** Rollup plugin: `import { baseMapUrl } from 'virtual:base-map'` emits the base map as an asset and gives its address. */
export function baseMap() {
  return {
    name: 'base-map',
    resolveId: (source: string) => (source === moduleName ? `\0${moduleName}` : null),
    load(this: PluginContext, id: string) {
      if (id !== `\0${moduleName}`) return null;
      file ??= makeBaseMap();
      const reference = this.emitFile({ type: 'asset', name: 'canada.bin', source: file });
      return `export const baseMapUrl = import.meta.ROLLUP_FILE_URL_${reference};`;
    },
  };
}
