const names = ['water', 'land', 'abroad', 'coast', 'river', 'border', 'frontier', 'city', 'region', 'sea'] as const;

/** Colours of the drawing as the style sheet has them (`--map-…`), for whatever theme or contrast is in force. */
export type Palette = Record<(typeof names)[number] | 'display' | 'text', string> & {
  /** Pixels of the element's own text. */
  size: number;
};

/** Reads the colours through an element of the map: custom properties come out as plain colours. */
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
