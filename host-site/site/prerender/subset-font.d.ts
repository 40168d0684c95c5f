declare module 'subset-font' {
  interface AxisRange {
    min: number;
    max: number;
    default?: number;
  }
  interface SubsetOptions {
    targetFormat: 'sfnt' | 'woff2';
    /** A number pins the axis; a range limits it. */
    variationAxes?: Record<string, number | AxisRange>;
  }
  export default function subsetFont(font: Uint8Array, characters: string, options: SubsetOptions): Promise<Buffer>;
}
