// When sessions end, and who says so: the wheel at the playhead, with a sentence for each session.
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { sessionWheel, type SessionWheel, type WheelSession } from '../../select/sessionWheel.ts';
import type { Words } from './words/en.ts';

export interface WheelModel extends ViewModel {
  readonly wheel: SessionWheel;
  readonly cast: readonly CastMember[];
  /** One for each session, those that only their server knows last. */
  readonly rows: readonly SessionRow[];
  readonly words: Words;
}

export interface SessionRow {
  readonly session: WheelSession;
  readonly member: CastMember | undefined;
  readonly owner: string;
  /** When it ends, the bucket that it stands in by the end of that, and where its client is. */
  readonly parts: readonly string[];
  /** All of it in one sentence. */
  readonly text: string;
}

/** Buckets on a wheel, the time as its hand, clients in their buckets. */
export function wheelModel(
  { view, cast, now }: Scene,
  { words, format }: ViewTexts<Words>,
): WheelModel | string {
  const wheel = sessionWheel(view.world, view.simulation.trace);
  const all = [...wheel.sessions, ...wheel.local];
  // Where the hand stands still, so does what is left to each session.
  const nowMs = typeof wheel.hand === 'object' ? wheel.hand.standsAtMs : now.timeMs;
  const telling: Telling = { words, format, nowMs, cast };
  const line = lineOf(wheel, telling);
  if (all.length === 0) return line;
  const rows = all.map((session) => rowOf(session, telling));
  return {
    line,
    spoken: rows.map(({ text }) => text),
    things: all.flatMap(({ client }) => (client === null ? [] : [{ kind: 'client', id: client } as const])),
    wheel,
    cast,
    rows,
    words,
  };
}

interface Telling extends Pick<ViewTexts<Words>, 'words' | 'format' | 'nowMs'> {
  readonly cast: readonly CastMember[];
}

/** Who lets sessions end, and why nobody does. */
function lineOf({ decider, sessions, local, tickMs }: SessionWheel, { words }: Telling): string {
  const count = sessions.length + local.length;
  if (decider.kind === 'nobody' || decider.server === null) return words.nobody;
  if (decider.kind === 'frozen') return words.frozen(decider.server.id);
  if (count === 0) return words.none;
  return decider.kind === 'alone' ? words.alone(tickMs) : words.leader(decider.server.id, tickMs);
}

function rowOf(session: WheelSession, telling: Telling): SessionRow {
  const { words, format, cast } = telling;
  const { client, id, expiresAtMs, keeper, scope, state } = session;
  const member = memberOf(cast, client);
  const owner = member === undefined ? id : words.client(member.name);
  const [end, ...others] = partsOf(session, telling);
  const ends = expiresAtMs === null ? [] : [words.ends(format.clock(expiresAtMs))];
  const bucket = expiresAtMs === null || state === 'closing' ? [] : [words.bucket(expiresAtMs)];
  const local = scope === 'local' ? [words.localTip(keeper)] : [];
  return {
    session,
    member,
    owner,
    parts: [end, ...bucket, ...others],
    text: words.spoken(owner, [end, ...others, ...ends, ...local]),
  };
}

function partsOf(session: WheelSession, { words, nowMs }: Telling): readonly [string, ...string[]] {
  const { expiresAtMs, state, at, scope } = session;
  const end =
    state === 'closing'
      ? words.closing
      : expiresAtMs === null
        ? words.waits
        : words.left(expiresAtMs - nowMs);
  return [end, at === null ? words.nowhere : words.at(at), ...(scope === 'local' ? [words.local] : [])];
}
