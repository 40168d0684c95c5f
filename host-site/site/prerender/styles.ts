import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { browserslistToTargets, bundle, transform } from 'lightningcss';
import { fillLook } from '../../../widgets/shared/brand/fill-look.ts';
import { retailerFolder } from '../../retailers/retailer-content.ts';

/**
 * Builds a style sheet: font faces, then a file with its imports, then the sheet of the same name in the retailer's folder
 * `styles` if there is one, with the retailer's look, minified.
 */
export function buildStyles(filename: string, fontCss = ''): string {
  const own = join(retailerFolder, 'styles', basename(filename));
  const bundled = [filename, own].filter((path) => existsSync(path)).map((path) => bundle({ filename: path }).code);
  const { code, warnings } = transform({
    filename,
    code: Buffer.from(fontCss + fillLook(Buffer.concat(bundled).toString())),
    minify: true,
    targets: browserslistToTargets(['chrome 120', 'firefox 121', 'safari 17.2']),
  });
  if (warnings.length > 0) throw new Error(`styles: ${warnings.map((warning) => warning.message).join('; ')}`);
  return code.toString();
}
