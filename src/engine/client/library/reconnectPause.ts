// KazooRetry for connections: 0.1 s, twice as long after each cycle of servers that failed, up to a minute, each 40 % more
// or less by chance. Differs in counting attempts, not cycles.
import type { ClientState } from '../clientState.ts';
import type { Outbox } from '../threads.ts';
import { conditionOf, updateCondition } from '../condition.ts';

const FIRST_MS = 100;
const MOST_MS = 60_000;
const JITTER_PERCENT = 40;
/** This client's draws for the purpose, beside those in clientCnxn.ts. */
const PURPOSE = 3;

export function reconnectPauseMs(self: ClientState, outbox: Outbox): number {
  const { failedAttempts } = conditionOf(self);
  updateCondition(self, { failedAttempts: failedAttempts + 1 });
  const plainMs = Math.min(MOST_MS, FIRST_MS << Math.min(failedAttempts, 10));
  const percent = 100 - JITTER_PERCENT + outbox.draw(PURPOSE, 2 * JITTER_PERCENT + 1);
  return Math.floor((plainMs * percent) / 100);
}
