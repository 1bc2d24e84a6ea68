// The asynchronous methods of org.apache.zookeeper.ZooKeeper: the call is queued, its caller goes on, and the callback runs
// on the event lane, behind the events that were read before the answer.
import type { LocalOp } from '../../model/localOp.ts';
import { isAlive } from '../clientCnxn.ts';
import type { ClientState, ProgramThread } from '../clientState.ts';
import { refusedLocally } from '../localChecks.ts';
import { enqueue, refuse } from '../requestQueue.ts';
import { resumeSoon, type Outbox } from '../threads.ts';

export function callInBackground(
  self: ClientState,
  thread: ProgramThread,
  { call, recipe, args }: Extract<LocalOp, { readonly kind: 'callInBackground' }>,
  outbox: Outbox,
): void {
  const { request, watcher = null } = call;
  const refused = refusedLocally(request);
  resumeSoon(self, thread, refused ?? { kind: 'done' }, null, outbox);
  if (refused !== null) return;
  const caller = { thread: null, watcher, callback: { recipe, args } };
  if (isAlive(self)) return enqueue(self, request, caller, outbox);
  const code = self.vars.value.connection === 'authFailed' ? 'AuthFailed' : 'SessionExpired';
  refuse(self, request, caller, code, outbox);
}
