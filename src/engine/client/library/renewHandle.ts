// Another org.apache.zookeeper.ZooKeeper handle in the place of one whose session is over.
import { connect, isAlive } from '../clientCnxn.ts';
import type { ClientState, ProgramThread } from '../clientState.ts';
import { NEW_IO, openHandle } from '../process.ts';
import { resumeSoon, type Outbox } from '../threads.ts';

/**
 * The library's own: auth data goes with it; what the old handle has still to deliver is delivered; watches are gone with
 * the old handle.
 */
export function renewHandle(self: ClientState, outbox: Outbox): void {
  if (isAlive(self) || self.vars.value.exit === 'whenClosed') return;
  const { setup } = self.vars.value;
  self.io.value = NEW_IO;
  self.vars.update({
    connection: 'connecting',
    link: null,
    sessionId: '0x0',
    password: '',
    sessionTimeoutMs: setup.sessionTimeoutMs,
  });
  connect(self, outbox);
}

/** A program's own `new ZooKeeper(…)`: nothing of the old handle is left. Refused while that is alive: close it first. */
export function newHandle(self: ClientState, thread: ProgramThread, outbox: Outbox): void {
  if (isAlive(self)) return resumeSoon(self, thread, { kind: 'illegalState', name: 'handle' }, null, outbox);
  resumeSoon(self, thread, { kind: 'done' }, null, outbox);
  openHandle(self, outbox);
}
