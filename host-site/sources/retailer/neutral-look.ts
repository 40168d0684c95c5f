import type { Look } from './look-schema.ts';

const textFamily: Look['fonts']['text'] = {
  family: 'Instrument Sans',
  generic: 'system-ui, sans-serif',
  faces: [
    {
      source: '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2',
      style: 'normal',
      weight: '400 700',
      axes: { wght: { min: 400, max: 700 } },
      metricsOf: 'Arial',
    },
  ],
};

/** The look with which a new retailer begins: no colour but grey, and one family. */
export const neutralLook: Look = {
  colours: {
    paper: '#ffffff',
    panel: '#f4f4f4',
    tint: '#dcdcdc',
    highlight: '#ebebeb',
    ink: '#1c1c1c',
    stone: '#575757',
    action: '#2b2b2b',
    accent: '#4a4a4a',
    line: '#8c8c8c',
    error: '#9b1c1c',
    success: '#1f5b3a',
  },
  radius: '0',
  wordmark: { size: '1.75rem', weight: 600 },
  headings: { weight: 600, largeWeight: 600, case: 'none' },
  fonts: { text: textFamily, display: textFamily },
};
