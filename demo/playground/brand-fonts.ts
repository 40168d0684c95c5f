const families: Readonly<Record<string, string>> = { fraunces: 'Fraunces', 'instrument-sans': 'Instrument Sans' };

/** A style sheet with the faces of the site's fonts among the names of its assets. */
export function formatFonts(assets: readonly string[], site: string): string {
  return assets
    .map((file) => {
      const [, name = '', italic] = /^(fraunces|instrument-sans)(-italic)?-[0-9a-f]{10}\.woff2$/.exec(file) ?? [];
      if (!name) return '';
      const source = `url("${site}/assets/${file}") format("woff2")`;
      return `@font-face{font-family:"${families[name]}";src:${source};font-style:${italic ? 'italic' : 'normal'};font-weight:350 600;font-display:swap}`;
    })
    .join('');
}
