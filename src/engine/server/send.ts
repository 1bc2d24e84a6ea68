// What a server sends to clients (NIOServerCnxn.sendBuffer and process). A notification follows from its own record, which
// follows from the transaction's.
import type { LinkId } from '../model/ids.ts';
import type { ServerMessage } from '../model/message.ts';
import { NO_ZXID } from '../model/zxid.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';
import type { Importance } from '../trace/outbox.ts';
import { copyConnection, copyVars } from './copies.ts';
import type { ServerConnection, ServerWatch } from './serverState.ts';
import type { ServerStep } from './serverStep.ts';

/** The header of a notification carries no zxid in 3.8 ([W11]). */
export function notify(
  step: ServerStep,
  watch: ServerWatch,
  event: WatchedEvent,
  registeredPath: string,
): void {
  const spent = watch.mode === 'STANDARD' ? 'spent' : 'kept';
  step.outbox.record({ kind: 'watch.fired', link: watch.link, event, registeredPath, spent });
  sendTo(step, watch.link, { kind: 'event', event, zxid: NO_ZXID });
}

/** Sends a packet and counts it. Nothing happens if the connection is gone. */
export function sendTo(
  step: ServerStep,
  link: LinkId,
  message: ServerMessage,
  importance?: Importance,
): void {
  const connection = step.self.connections.get(link);
  if (connection !== undefined) sendOver(step, connection, message, importance);
}

/** The same for a connection whose record is about to be replaced anyway. */
export function sendOver(
  { self, outbox }: ServerStep,
  connection: ServerConnection,
  message: ServerMessage,
  importance?: Importance,
): void {
  const told = copyConnection(connection);
  told.sent++;
  self.connections.set(told.link, told);
  const vars = copyVars(self.vars.value);
  vars.packetsSent++;
  self.vars.value = vars;
  outbox.send(told.link, message, importance);
}
