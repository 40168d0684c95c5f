import { articleRooms, articleSeasons } from '../../shared/brand/article-topics.ts';
import { readChoice, readShown, writeQuery } from '../../shared/lists/view-query.ts';

/** What the list shows. An empty season or room means any. */
export interface ListView {
  season: string;
  room: string;
  text: string;
  /** Maximum number of articles. */
  shown: number;
}

/** Number of articles at first, and how many more each press shows. */
export const pageSize = 12;

/** The page's own choice, for an address without one. */
type Preset = Pick<ListView, 'season' | 'room'>;

/** Reads the view from a query string and ignores what it cannot parse. */
export function readListView(search: string, preset: Preset): ListView {
  const query = new URLSearchParams(search);
  return {
    season: readChoice(query.get('season'), articleSeasons, preset.season),
    room: readChoice(query.get('room'), articleRooms, preset.room),
    text: (query.get('q') ?? '').slice(0, 80),
    shown: readShown(query.get('n'), pageSize),
  };
}

/** Writes the view into a query string (with its `?`, or empty) and keeps the other parameters of `search`. */
export function writeListView({ season, room, text, shown }: ListView, search: string, preset: Preset): string {
  const values = {
    season: season === preset.season ? '' : season || 'any',
    room: room === preset.room ? '' : room || 'any',
    q: text.trim(),
    n: shown > pageSize ? String(shown) : '',
  };
  return writeQuery(values, search);
}
