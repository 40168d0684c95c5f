import { mkdirSync, symlinkSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { publicFolder } from '../../host-site/retailers/retailer-content.ts';

/** Links the kit's drawings and the retailer's pictures into another root folder. */
export function linkPublic(root: string): void {
  for (const path of ['host-site/public', publicFolder]) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    symlinkSync(resolve(path), join(root, path));
  }
}
