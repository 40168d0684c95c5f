import { cpSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';

const left = /^(\.git|dist|data|node_modules|screenshots|test-results|playwright-report)$/;

/** Copies the repository as it lies here into a folder; a site can be built there only with its pictures. */
export function copyRepository(folder: string, hasPictures: boolean): void {
  const here = process.cwd();
  cpSync(here, folder, {
    recursive: true,
    filter: (path) => {
      const below = path.slice(here.length + 1);
      return !left.test(below) && (hasPictures || !/\.(png|webp|jpg)$/.test(below));
    },
  });
  symlinkSync(join(here, 'node_modules'), join(folder, 'node_modules'));
}
