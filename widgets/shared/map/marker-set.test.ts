import { expect, it } from 'vitest';
import { createMarkerSet } from './marker-set.ts';

const guelph = { id: 'g', name: 'Guelph', lat: 43.55, lng: -80.25 };

it('SF-08 idOf returns an empty id for the index of a marker that setMarkers has removed', () => {
  const markers = createMarkerSet([guelph]);
  expect(markers.idOf(0)).toBe('g');
  markers.setMarkers([]);
  expect(markers.idOf(0)).toBe('');
});

it('SF-08 listPoints adds the searched place only when asked to, and only if there is a store', () => {
  const markers = createMarkerSet([guelph]);
  markers.marked = { lat: 54.8, lng: -66.81 };
  expect(markers.listPoints(['g'])).toHaveLength(1);
  expect(markers.listPoints(['g'], true)).toEqual([...markers.listPoints(['g']), markers.project(markers.marked)]);
  expect(markers.listPoints([], true)).toEqual([]);
});
