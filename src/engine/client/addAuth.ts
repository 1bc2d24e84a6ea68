// org.apache.zookeeper.ZooKeeper.addAuthInfo. Loaded late.
import type { ZkOp } from '../model/op.ts';
import type { ClientState, ProgramThread } from './clientState.ts';
import { enqueue } from './requestQueue.ts';
import { resumeSoon, type Outbox } from './threads.ts';

/** Returns at once; what it adds is sent on this connection and at the beginning of every later one. */
export function addAuth(
  self: ClientState,
  thread: ProgramThread,
  request: Extract<ZkOp['request'], { readonly op: 'auth' }>,
  outbox: Outbox,
): void {
  const { auths, connection } = self.vars.value;
  self.vars.update({ auths: [...auths, { scheme: request.scheme, auth: request.auth }] });
  if (connection === 'connected') enqueue(self, request, { thread: null, watcher: null }, outbox);
  resumeSoon(self, thread, { kind: 'response', body: {} }, null, outbox);
}
