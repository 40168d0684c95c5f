import { browserslistToTargets, bundle, transform } from 'lightningcss';

/** Builds a style sheet: font faces, then a file with its imports, minified. */
export function buildStyles(filename: string, fontCss = ''): string {
  const bundled = bundle({ filename });
  const { code, warnings } = transform({
    filename,
    code: Buffer.concat([Buffer.from(fontCss), bundled.code]),
    minify: true,
    targets: browserslistToTargets(['chrome 120', 'firefox 121', 'safari 17.2']),
  });
  if (warnings.length > 0) throw new Error(`styles: ${warnings.map((warning) => warning.message).join('; ')}`);
  return code.toString();
}
