import { expect, it } from 'vitest';
import { createMarkerSet } from './marker-set.ts';

const guelph = { id: 'g', name: 'Guelph', lat: 43.55, lng: -80.25 };

it('SF-08 a pointer that still rests on a marker of an earlier search points at no store', () => {
  const markers = createMarkerSet([guelph]);
  expect(markers.idOf(0)).toBe('g');
  markers.setMarkers([]);
  expect(markers.idOf(0)).toBe('');
});
