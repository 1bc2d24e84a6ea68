// What a film comes to, in numbers: for its sentence, which says it once all its moments have passed.
import type { Film } from './filmRun.ts';
import { haveIt, type FilmStory } from './filmStory.ts';

export interface FilmSummary {
  /** The write that it is about, and what stands in the end. */
  readonly value: string;
  readonly last: string;
  /** Servers that had the write when the leader died, or that were on its side of the cut; of so many. */
  readonly had: number;
  readonly of: number;
  readonly fate: 'survives' | 'lost';
}

/** Null while there is more to come. */
export function filmSummary({ rows }: Film, { frames, asked, isOver }: FilmStory): FilmSummary | null {
  const last = frames.at(-1);
  if (!isOver || last === undefined || asked === null) return null;
  const servers = rows.flatMap((row) => (row.kind === 'server' ? [row] : []));
  const behindCut = servers.filter(({ camp }) => camp === 1).length;
  const [first] = frames;
  return {
    value: asked,
    last: [...last.servers.values()][0]?.value ?? '',
    had: behindCut > 0 || first === undefined ? servers.length - behindCut : haveIt(first, asked),
    of: servers.length,
    fate: haveIt(last, asked) === 0 ? 'lost' : 'survives',
  };
}
