// Accepts a write or, where the fence is on, rejects one that comes too late: its token is lower than one accepted before.
import type { ClientId, LinkId } from '../model/ids.ts';
import type { ResourceMessage } from '../model/message.ts';
import type { Outbox } from '../trace/outbox.ts';
import type { ResourceState, ResourceVars } from './resourceState.ts';

/** So many writes are kept to look at. */
const MOST_WRITES = 500;

export function takeWrite(
  self: ResourceState,
  client: ClientId,
  link: LinkId,
  write: Extract<ResourceMessage, { readonly kind: 'write' }>,
  outbox: Outbox<never>,
): void {
  const { value, token, thread, turn } = write;
  const { highestToken: highest, accepted, rejected } = self.vars.value;
  const verdict = verdictOn(token, self.vars.value);
  if (verdict === 'accepted') {
    const highestToken = token === null ? highest : Math.max(token, highest ?? token);
    self.vars.update({ value, highestToken, accepted: accepted + 1 });
  } else {
    self.vars.update({ rejected: rejected + 1 });
  }
  self.writes.push({ client, value, token, atMs: outbox.nowMs, verdict });
  if (self.writes.size > MOST_WRITES) self.writes.shift();
  outbox.record({ kind: `resource.${verdict}`, client, value, token, highest });
  outbox.send(link, { kind: 'verdict', verdict, thread, turn });
}

function verdictOn(token: number | null, { setup, highestToken }: ResourceVars): 'accepted' | 'rejected' {
  if (setup.fence === 'off') return 'accepted';
  return token === null || token < (highestToken ?? token) ? 'rejected' : 'accepted';
}
