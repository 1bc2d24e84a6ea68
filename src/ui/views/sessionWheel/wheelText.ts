// The wheel in words: who decides, and a sentence for each session.
import type { ViewWords } from '../../../words/messages.ts';
import type { Format } from '../../../words/format.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import type { SessionWheel, WheelSession } from '../../select/sessionWheel.ts';

export interface Telling {
  readonly words: ViewWords['sessionWheel'];
  readonly format: Format;
  readonly cast: readonly CastMember[];
  readonly nowMs: number;
}

/** Who lets sessions end, and why nobody does. */
export function lineOf({ decider, sessions, local, tickMs }: SessionWheel, { words }: Telling): string {
  const count = sessions.length + local.length;
  if (decider.kind === 'nobody' || decider.server === null) return words.nobody;
  if (decider.kind === 'leaderFrozen') return words.leaderFrozen(decider.server.id);
  if (count === 0) return words.none;
  return decider.kind === 'alone' ? words.alone(tickMs) : words.leader(decider.server.id, tickMs);
}

export function ownerOf({ client, id }: WheelSession, { words, cast }: Telling): string {
  const member = memberOf(cast, client);
  return member === undefined ? id : words.client(member.name);
}

/** When it ends, and where its client is. */
export function partsOf(session: WheelSession, { words, nowMs }: Telling): readonly string[] {
  const { expiresAtMs, state, at, scope } = session;
  const end =
    state === 'closing'
      ? words.closing
      : expiresAtMs === null
        ? words.waits
        : words.left(expiresAtMs - nowMs);
  return [end, at === null ? words.nowhere : words.at(at), ...(scope === 'local' ? [words.local] : [])];
}

export function spokenOf(session: WheelSession, telling: Telling): string {
  const { words, format } = telling;
  const { expiresAtMs, keeper, scope } = session;
  const ends = expiresAtMs === null ? [] : [words.ends(format.clock(expiresAtMs))];
  const local = scope === 'local' ? [words.localTip(keeper)] : [];
  return words.spoken(ownerOf(session, telling), [...partsOf(session, telling), ...ends, ...local]);
}
