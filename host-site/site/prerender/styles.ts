import { join } from 'node:path';
import { browserslistToTargets, bundle, transform } from 'lightningcss';

/** Builds a style sheet: font faces, then a file of styles/ with its imports, minified. */
export function buildStyles(root: string, filename: string, fontCss = ''): string {
  const bundled = bundle({ filename: join(root, 'host-site/site/styles', filename) });
  const { code, warnings } = transform({
    filename,
    code: Buffer.concat([Buffer.from(fontCss), bundled.code]),
    minify: true,
    targets: browserslistToTargets(['chrome 120', 'firefox 121', 'safari 17.2']),
  });
  if (warnings.length > 0) throw new Error(`styles: ${warnings.map((warning) => warning.message).join('; ')}`);
  return code.toString();
}
