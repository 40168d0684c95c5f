import { join } from 'node:path';
import { browserslistToTargets, bundle, transform } from 'lightningcss';

/** The site's one style sheet: the font faces, then styles/site.css with all that it imports, minified. */
export function buildStyles(root: string, fontCss: string): string {
  const bundled = bundle({ filename: join(root, 'host-site/styles/site.css') });
  const { code, warnings } = transform({
    filename: 'site.css',
    code: Buffer.concat([Buffer.from(fontCss), bundled.code]),
    minify: true,
    targets: browserslistToTargets(['chrome 120', 'firefox 121', 'safari 17.2']),
  });
  if (warnings.length > 0) throw new Error(`styles: ${warnings.map((warning) => warning.message).join('; ')}`);
  return code.toString();
}
