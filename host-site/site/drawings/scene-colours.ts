/** The four colours in which palettes differ; the files use those of `linen`. */
export const palettes = {
  linen: { wall: '#e9dfcf', panel: '#e4bda1', cloth: '#a8502b', fold: '#853b1d' },
  sage: { wall: '#dde2d0', panel: '#f1cfbd', cloth: '#b4626a', fold: '#954e56' },
  sky: { wall: '#d6e3e4', panel: '#f3dca6', cloth: '#3f7186', fold: '#2f5868' },
  ochre: { wall: '#eccf9d', panel: '#d28f57', cloth: '#863b1c', fold: '#6a2c13' },
  berry: { wall: '#ecc9b4', panel: '#faf0e2', cloth: '#9b3434', fold: '#7d2727' },
  pine: { wall: '#2f4d44', panel: '#41645a', cloth: '#b03a30', fold: '#8a2c25' },
} as const;

type Palette = keyof typeof palettes;

/** Whether a palette has this name. */
export function isPalette(name: string): name is Palette {
  return name in palettes;
}

/** Recolours a scene's SVG. Throws for an unknown palette. */
export function paintScene(svg: string, name: string): string {
  if (!isPalette(name)) throw new Error(`No colours are called ${name}`);
  const { linen, [name]: palette } = palettes;
  return Object.entries(linen).reduce(
    (text, [part, colour]) => text.replaceAll(colour, palette[part as keyof typeof linen]),
    svg,
  );
}
