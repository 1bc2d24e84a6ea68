// The drawing of a film in words, a sentence for each moment: who leads, which server has which write, who was answered.
import type { FigureWords } from '../../../../words/messages.ts';
import type { Film, FilmRow } from './filmRun.ts';
import { haveIt, nameOf, type FilmFrame, type FilmServer, type FilmStory } from './filmStory.ts';

type Words = FigureWords['film'];

export function filmSpoken(film: Film, story: FilmStory, words: Words): readonly string[] {
  return story.frames.map((frame) => {
    const parts = film.rows.flatMap((row, at) => [
      ...sideAt(film, frame, at, words),
      ...partsOf(row, frame, story, words),
    ]);
    return words.spoken.moment(words.moments[frame.key], parts);
  });
}

function partsOf(
  row: FilmRow,
  frame: FilmFrame,
  { before, asked }: FilmStory,
  words: Words,
): readonly string[] {
  const { spoken } = words;
  switch (row.kind) {
    case 'count':
      return asked === null ? [] : [spoken.count(asked, haveIt(frame, asked), frame.servers.size)];
    case 'client': {
      const { value = null, outcome } = frame.calls.get(row.client) ?? {};
      if (value === null || value === before) return [];
      return [spoken.call(nameOf(row.client), value, outcome === 'done')];
    }
    case 'server': {
      const server = frame.servers.get(row.server);
      if (server === undefined) return [];
      return [spoken.server(Number(nameOf(row.server)), server.role, valuesOf(server, words))];
    }
    default:
      return row satisfies never;
  }
}

function valuesOf({ role, value, other }: FilmServer, { looks, spoken }: Words): readonly string[] {
  const own = value === null ? [] : [role === 'down' ? spoken.onDisk(value) : value];
  return other === null ? own : [...own, `${other.value} (${looks[other.state]})`];
}

/** Where a side of the cut begins in the rows. */
function sideAt({ rows }: Film, { isCut }: FilmFrame, at: number, { spoken }: Words): readonly string[] {
  if (!isCut) return [];
  const servers = rows.filter(({ kind }) => kind === 'server').length;
  const isLarger = (row: FilmRow | undefined) => row?.kind === 'server' && row.camp === 1;
  const larger = rows.filter(isLarger).length;
  if (at === 0) return [spoken.side(servers - larger, servers)];
  return isLarger(rows[at]) && !isLarger(rows[at - 1]) ? [spoken.side(larger, servers)] : [];
}
