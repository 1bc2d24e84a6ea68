// The drawing of a film in words, a sentence for each moment: who leads, which server has which write, who was answered.
import type { FigureWords } from '../../../../words/messages.ts';
import type { Film, FilmRow } from './filmRun.ts';
import { haveIt, nameOf, type FilmFrame, type FilmServer, type FilmStory } from './filmStory.ts';

type Words = FigureWords['film'];

export function filmSpoken({ rows }: Film, story: FilmStory, words: Words): readonly string[] {
  return story.frames.map((frame) =>
    words.spoken.moment(
      words.moments[frame.key],
      rows.flatMap((row) => partOf(row, frame, story, words)),
    ),
  );
}

function partOf(row: FilmRow, frame: FilmFrame, { before, asked }: FilmStory, words: Words): string | [] {
  const { spoken } = words;
  if (row.kind === 'count')
    return asked === null ? [] : spoken.count(asked, haveIt(frame, asked), frame.servers.size);
  if (row.kind === 'client') {
    const { value = null, outcome } = frame.calls.get(row.client) ?? {};
    return value === null || value === before
      ? []
      : spoken.call(nameOf(row.client), value, outcome === 'done');
  }
  const server = frame.servers.get(row.server);
  if (server === undefined) return [];
  const { role } = server;
  const notes = [
    ...(role === 'follows' ? [] : [spoken.roles[role]]),
    ...(frame.isCut && row.camp === 0 ? [spoken.cutOff] : []),
  ];
  return spoken.server(nameOf(row.server), notes, valuesOf(server, words));
}

function valuesOf({ role, value, other }: FilmServer, { looks, spoken }: Words): readonly string[] {
  const own = value === null ? [] : [role === 'down' ? spoken.onDisk(value) : value];
  return other === null ? own : [...own, `${other.value} (${looks[other.state]})`];
}
