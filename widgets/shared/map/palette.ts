const names = ['water', 'land', 'abroad', 'coast', 'river', 'border', 'frontier', 'city', 'region', 'sea'] as const;

/** Colours (`--map-…` in the style sheet) and fonts under the current theme and contrast. */
export type Palette = Record<(typeof names)[number] | 'display' | 'text', string> & {
  /** Font size of the element, in pixels. */
  size: number;
};

/**
 * Reads the colours through an element, because the computed `color` resolves custom properties. It should have no
 * children: their styles would be computed again for each colour.
 */
export function readPalette(probe: HTMLElement): Palette {
  const colours = names.map((name) => {
    probe.style.color = `var(--map-${name})`;
    return [name, getComputedStyle(probe).color];
  });
  probe.style.removeProperty('color');
  const { fontFamily, fontSize } = getComputedStyle(probe);
  probe.style.fontFamily = 'var(--display, serif)';
  const display = getComputedStyle(probe).fontFamily;
  probe.style.removeProperty('font-family');
  return { ...Object.fromEntries(colours), text: fontFamily, display, size: Number.parseFloat(fontSize) };
}
