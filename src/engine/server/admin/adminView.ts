// What a command of the AdminServer looks at.
import type { LinkId, SessionId } from '../../model/ids.ts';
import type { ServerConfig, ServerState } from '../serverState.ts';

export interface AdminView {
  readonly self: ServerState;
  readonly config: ServerConfig;
  readonly nowMs: number;
  /** `127.0.0.1:40123`: where a client calls from. */
  readonly addressOf: (link: LinkId) => string;
}

/** An id as the signed number of 64 bits that it is. */
export function sessionNumber(id: SessionId): bigint {
  return BigInt.asIntN(64, BigInt(id));
}
