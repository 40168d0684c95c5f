import { articleRooms, articleSeasons } from '../shared/brand/article-topics.ts';

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
const most = 480;

/** What the page has chosen, for an address that says nothing. */
type Preset = Pick<ListView, 'season' | 'room'>;

function readChoice(value: string | null, choices: readonly string[], preset: string): string {
  if (value === 'any') return '';
  return value !== null && choices.includes(value) ? value : preset;
}

/** The view that a query string asks for; what cannot be understood is as if it were not there. */
export function readListView(search: string, preset: Preset): ListView {
  const query = new URLSearchParams(search);
  const shown = Math.ceil(Number(query.get('n')) / step) * step;
  return {
    season: readChoice(query.get('season'), articleSeasons, preset.season),
    room: readChoice(query.get('room'), articleRooms, preset.room),
    text: (query.get('q') ?? '').slice(0, 80),
    shown: shown > step && shown <= most ? shown : step,
  };
}

/** A query string, with its `?` or empty, for a view; other parameters of `search` stay. */
export function writeListView({ season, room, text, shown }: ListView, search: string, preset: Preset): string {
  const query = new URLSearchParams(search);
  const values = {
    season: season === preset.season ? '' : season || 'any',
    room: room === preset.room ? '' : room || 'any',
    q: text.trim(),
    n: shown > step ? String(shown) : '',
  };
  for (const [name, value] of Object.entries(values)) {
    if (value) query.set(name, value);
    else query.delete(name);
  }
  const written = query.toString();
  return written && `?${written}`;
}
