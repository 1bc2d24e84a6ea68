// What a film comes to, as far as it has come, in numbers: for its sentence.
import type { FigureWords } from '../../../../words/messages.ts';
import type { ServerId } from '../../../../engine/index.ts';
import type { Film } from './filmRun.ts';
import { hasIt, haveIt, type FilmFrame, type FilmStory } from './filmStory.ts';

export interface FilmSummary {
  /** The write that it is about, and what its other side has committed, or stands in the end. */
  readonly value: string;
  readonly last: string;
  /** Servers that had the write when the leader died, that have it now, or that are on its side of the cut; of so many. */
  readonly had: number;
  readonly of: number;
  readonly fate: Fate;
}

type Fate = keyof FigureWords['film']['told']['fates'];

/** Null before the write that it is about. */
export function filmSummary({ rows }: Film, { frames, asked, before }: FilmStory): FilmSummary | null {
  const last = frames.at(-1);
  if (last === undefined || asked === null) return null;
  const servers = rows.flatMap((row) => (row.kind === 'server' ? [row] : []));
  const larger = servers.filter(({ camp }) => camp === 1);
  const told = { value: asked, last: '', of: servers.length };
  if (larger.length > 0) {
    const had = servers.length - larger.length;
    const beside = commonValue(larger, last);
    return beside === null || beside === before
      ? { ...told, had, fate: 'stuck' }
      : { ...told, had, last: beside, fate: 'beside' };
  }
  const [written = last] = frames;
  const had = haveIt(written, asked);
  const isDecided = 2 * had > servers.length;
  const fate = hasDied(frames) ? fateAfterDeath(frames, asked, isDecided) : isDecided ? 'decided' : 'open';
  return { ...told, had, last: commonValue(servers, last) ?? '', fate };
}

function hasDied(frames: readonly FilmFrame[]): boolean {
  return frames.some(({ servers }) => [...servers.values()].some(({ role }) => role === 'down'));
}

/** A majority had it, and so has every leader that comes; else a leader without it decides. */
function fateAfterDeath(frames: readonly FilmFrame[], asked: string, isDecided: boolean): Fate {
  const servers = [...(frames.at(-1)?.servers.values() ?? [])];
  if (isDecided) return 'survives';
  if (!servers.some((server) => hasIt(server, asked))) return 'lost';
  const leader = servers.find(({ role }) => role === 'leads');
  return leader === undefined || hasIt(leader, asked) ? 'open' : 'passedOver';
}

/** Null if they do not all have the same. */
function commonValue(rows: readonly { readonly server: ServerId }[], { servers }: FilmFrame): string | null {
  const values = new Set(rows.map(({ server }) => servers.get(server)?.value ?? null));
  const [value = null] = values;
  return values.size === 1 ? value : null;
}
