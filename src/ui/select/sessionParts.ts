// What a session's id is made of (SessionTrackerImpl.initializeNextSessionId), for cards.
import type { ServerId, SessionId } from '../../engine/index.ts';

export interface SessionParts {
  /** The server that made it, by the highest byte. */
  readonly server: ServerId;
  /** 40 bits: when its session tracker was made, in milliseconds since the machine was switched on. */
  readonly startedAtMs: number;
  /** 16 bits: its how manyth session it was since then, from 0. */
  readonly number: number;
}

/** Null where there is no session. */
export function sessionParts(session: SessionId): SessionParts | null {
  const id = BigInt(session);
  if (id === 0n) return null;
  return {
    server: `server:${Number(id >> 56n)}`,
    startedAtMs: Number((id >> 16n) & 0xff_ffff_ffffn),
    number: Number(id & 0xffffn),
  };
}
