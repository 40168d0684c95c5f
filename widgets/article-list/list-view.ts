import { articleRooms, articleSeasons } from '../shared/brand/article-topics.ts';
import { readChoice, readShown, writeQuery } from '../shared/lists/view-query.ts';

/** What the list shows; a season or a room is empty where any will do. */
export interface ListView {
  season: string;
  room: string;
  text: string;
  /** How many articles at most. */
  shown: number;
}

/** Articles at first, and more with each press. */
export const step = 12;

/** What the page has chosen, for an address that says nothing. */
type Preset = Pick<ListView, 'season' | 'room'>;

/** The view that a query string asks for; what cannot be understood is as if it were not there. */
export function readListView(search: string, preset: Preset): ListView {
  const query = new URLSearchParams(search);
  return {
    season: readChoice(query.get('season'), articleSeasons, preset.season),
    room: readChoice(query.get('room'), articleRooms, preset.room),
    text: (query.get('q') ?? '').slice(0, 80),
    shown: readShown(query.get('n'), step),
  };
}

/** A query string, with its `?` or empty, for a view; other parameters of `search` stay. */
export function writeListView({ season, room, text, shown }: ListView, search: string, preset: Preset): string {
  const values = {
    season: season === preset.season ? '' : season || 'any',
    room: room === preset.room ? '' : room || 'any',
    q: text.trim(),
    n: shown > step ? String(shown) : '',
  };
  return writeQuery(values, search);
}
