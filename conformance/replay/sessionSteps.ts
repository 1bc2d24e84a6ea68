// Steps about sessions and connections: open, reconnect, attach, drop, close, hush.
import type { Request } from '../../src/engine/index.ts';
import { answerOf, connectAnswerOf, CONNECTION_LOSS, type Answer } from './answers.ts';
import type { Collector } from './collector.ts';
import type { Stand } from './stand.ts';
import type { HarnessStep } from './trace.ts';
import { NEW_SESSION, WireClient, type Credentials } from './wireClient.ts';

type OpenStep = Extract<HarnessStep, { op: 'open' }>;
type ResumeStep = Extract<HarnessStep, { op: 'reconnect' | 'attach' }>;
type PlainStep = Extract<HarnessStep, { op: 'drop' | 'close' | 'hush' }>;

export function open(stand: Stand, step: OpenStep): Answer {
  const client = new WireClient(step.session, stand.simulation, stand.server(step.server));
  stand.clients.set(step.session, client);
  const answer = connect(stand, client, NEW_SESSION, step.timeout, step.readOnly);
  if (client.sessionId !== '0x0') stand.notation.learn(client.sessionId, step.session);
  return answer;
}

/** A new connection for a session: in place of its old one (`reconnect`), or beside another's (`attach`). */
export function resume(stand: Stand, step: ResumeStep, collector: Collector): Answer {
  const old = stand.client(step.op === 'attach' ? (step.of ?? '') : step.session);
  const client = new WireClient(step.session, stand.simulation, stand.server(step.server), FIRST_XID_RESUMED);
  if (step.op === 'reconnect') old.close();
  const claimed: Credentials = {
    sessionId: old.sessionId,
    password: step.password === 'right' ? old.password : WRONG_PASSWORD,
    lastZxidSeen: lastZxidClaimed(step, old),
  };
  client.sessionId = old.sessionId;
  client.password = old.password;
  client.timeoutMs = old.timeoutMs;
  stand.hushed.delete(step.session);
  const answer = connect(stand, client, claimed, step.timeout ?? old.timeoutMs, step.readOnly);
  client.lastZxidSeen = old.lastZxidSeen;
  stand.clients.set(step.session, client);
  if (!client.isOpen || step.watches === undefined) return answer;
  const request = setWatchesOf(step.watches, old.lastZxidSeen);
  return { ...answer, setWatches: setWatches(stand, client, request, collector) };
}

/** The connection is cut without a close: the session lives on until it expires. */
export function drop(stand: Stand, step: PlainStep): void {
  stand.client(step.session).close();
}

export function close(stand: Stand, step: PlainStep, collector: Collector): Answer {
  const client = stand.client(step.session);
  const xid = client.send({ op: 'closeSession' });
  const reply = stand.awaitReply(client, xid, PATIENCE_MS, collector);
  collector.markBefore(client);
  // The server closes the connection of a closed session; a client that waited for that in vain closes it too.
  stand.wait(CLOSING_MS, () => {
    collector.drain(client);
    return !client.isOpen;
  });
  collector.forgetClosing(client);
  client.close();
  return reply === undefined ? CONNECTION_LOSS : answerOf(reply, stand.notation);
}

const PATIENCE_MS = 20_000;
const CONNECT_PATIENCE_MS = 15_000;
const CLOSING_MS = 3000;
const FUTURE = 1000;
const FIRST_XID_RESUMED = 1001;
const WRONG_PASSWORD = 'wrongwrongwrong!';

function lastZxidClaimed(step: ResumeStep, old: WireClient): number {
  if (step.lastZxidSeen === 'future') return old.lastZxidSeen + FUTURE;
  return step.lastZxidSeen === 0 ? 0 : old.lastZxidSeen;
}

function connect(
  stand: Stand,
  client: WireClient,
  claimed: Credentials,
  timeoutMs: number,
  readOnly: boolean | null,
): Answer {
  client.sendConnect(claimed, timeoutMs, readOnly);
  let answer: ReturnType<WireClient['takeConnectAnswer']> = null;
  stand.wait(CONNECT_PATIENCE_MS, () => (answer ??= client.takeConnectAnswer(claimed)) !== null);
  if (answer !== null) return connectAnswerOf(answer);
  client.close();
  return { link: 'timeout' };
}

function setWatchesOf(
  { data, exist, child, persistent, recursive }: WatchLists,
  relativeZxid: number,
): Request {
  return { op: 'setWatches', relativeZxid, data, exist, child, persistent, recursive };
}

type WatchLists = NonNullable<ResumeStep['watches']>;

function setWatches(stand: Stand, client: WireClient, request: Request, collector: Collector): Answer {
  const reply = stand.awaitReply(client, client.send(request), PATIENCE_MS, collector);
  collector.markBefore(client);
  return reply === undefined ? CONNECTION_LOSS : answerOf(reply, stand.notation);
}
