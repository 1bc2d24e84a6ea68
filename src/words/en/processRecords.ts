import { ownThreadOf } from '../../scenarios/scenario/ownThreads.ts';
import type { Fact, LocalOp } from '../../engine/index.ts';
import type { ProcessKind, RecordWords } from '../contracts/engine.ts';
import { actor, capital, client, format } from './nouns.ts';

/** What happens inside a client's process and at the resource a lock guards. */
export const processRecords: Pick<RecordWords, ProcessKind> = {
  'program.stalled': (r) => `${who(r)}’s program is stalled; its library keeps sending heartbeats`,
  'program.unstalled': (r) => `${who(r)}’s program continues where it stalled`,
  'lane.blocked': (r) => `${who(r)}’s event thread is blocked: no callback runs`,
  'lane.freed': (r) => `${who(r)}’s event thread is unblocked`,
  'clock.changed': (r) => `${who(r)}’s clock is ${off(r.offsetMs)} and runs ${rate(r.perMille)}`,
  'thread.interrupted': (r) => `${who(r)}’s thread ${r.thread + 1} was interrupted while waiting`,
  'outcome.handled': (r) =>
    `${who(r)}’s event thread handles the reply to its ${r.op}${r.path === null ? '' : ` of ${r.path}`}${r.err === 'Ok' ? '' : `: ${r.err}`}`,
  'connection.state': (r) => `${who(r)}’s library reports ${r.state}: ${STATES[r.state]}`,
  'session.givenUp': (r) =>
    `${who(r)}’s library has waited a full session timeout: it treats the session as lost, though no server said so`,
  'fact.stated': (r, { programOf }) => `${who(r)} says: ${factText(r.fact, programOf(r.actor))}`,
  'resource.requested': (r) => `${who(r)} sent “${r.value}” to ${actor(r.resource)}${token(r.token)}`,
  'resource.accepted': (r) => `${who(r)} accepted “${r.value}” from ${client(r.client)}${token(r.token)}`,
  'resource.rejected': (r) =>
    r.highest === null || r.token === null
      ? `${who(r)} rejected “${r.value}” from ${client(r.client)}${token(r.token)}`
      : `${who(r)} rejected “${r.value}” from ${client(r.client)}${token(r.token)}: it has seen ${r.highest}`,
};

/** What a program does next, after `it`. */
export function localOpText(op: LocalOp, program: string | null): string {
  switch (op.kind) {
    case 'readVar':
      return `reads its variable ${op.name}`;
    case 'writeVar':
      return `sets its variable ${op.name} to ${String(op.value)}`;
    case 'addToVar':
      return `adds ${op.by} to its variable ${op.name}`;
    case 'newLatch':
      return `creates the latch ${op.name}`;
    case 'countDown':
      return `counts the latch ${op.name} down`;
    case 'awaitLatch':
      return `waits for the latch ${op.name}${atMost(op.timeoutMs)}`;
    case 'enterMonitor':
      return `enters synchronized (${op.name})`;
    case 'exitMonitor':
      return `leaves synchronized (${op.name})`;
    case 'waitMonitor':
      return `waits for a notify on ${op.name}${atMost(op.timeoutMs)}`;
    case 'notifyMonitor':
      return `calls ${op.whom === 'all' ? 'notifyAll' : 'notify'}() on ${op.name}`;
    case 'onEvent':
      return `registers ${ownThreadOf(op.recipe) === null ? op.recipe : 'its handler'} for events of ${op.watcher} on the event thread`;
    case 'offEvent':
      return `unregisters its callback for events of ${op.watcher}`;
    case 'listenConnectionState':
      return 'listens for connection state changes';
    case 'nextConnectionState':
      return `waits for the connection’s state to change${atMost(op.timeoutMs)}`;
    case 'callInBackground':
      return `calls ${op.call.request.op} without waiting for the reply`;
    case 'outcome':
      return 'looks at the reply to its call';
    case 'interrupt':
      return `interrupts thread ${op.thread + 1}`;
    case 'interrupted':
      return 'asks whether it was interrupted';
    case 'newHandle':
      return 'opens another ZooKeeper handle';
    case 'abandonHandle':
      return 'closes its handle without asking a server';
    case 'handleState':
      return 'asks for the state of its handle';
    case 'print':
      return 'prints to its console';
    case 'nextLine':
      return 'waits for a line to be typed';
    case 'exit':
      return 'ends its process';
    case 'sessionId':
      return 'asks for the id of its session';
    case 'clock':
      return 'reads its clock';
    case 'draw':
      return 'draws a random number';
    case 'threadId':
      return 'asks which thread it is';
    case 'fact':
      return op.fact.type === 'wants' ? 'wants its turn' : `says: ${factText(op.fact, program)}`;
    case 'useResource':
      return `writes “${op.value}” to ${actor(op.resource)}${token(op.token)}`;
    default:
      return op satisfies never;
  }
}

/** A line of own code. */
export function lineText(line: number, program: string | null): string {
  return `line ${format.number(line)}${program === null ? '' : ` of ${program}`}`;
}

function factText(fact: Fact, program: string | null): string {
  switch (fact.type) {
    case 'wants':
      return 'it wants its turn';
    case 'says':
      return `“${fact.text}” (${lineText(fact.line, program)})`;
    case 'refuted':
      return `an assertion failed: “${fact.text}” (${lineText(fact.line, program)})`;
    case 'gaveUp':
      return 'it gives up';
    case 'knows':
      return `${fact.path} is its own`;
    case 'forgets':
      return `it forgets ${fact.path}`;
    case 'called':
      return `it calls ${fact.listener}() of its listeners`;
    case 'produced':
      return `item ${fact.item} is in the queue, as ${fact.path}`;
    case 'took':
      return `it has item ${fact.item} in hand`;
    case 'putBack':
      return `it does not have item ${fact.item} after all`;
    case 'processed':
      return `item ${fact.item} is processed`;
    case 'looked':
      return 'it looks at the waiting items, to choose one';
    case 'arrived':
      return `it has arrived at the barrier (${fact.round})`;
    case 'passed':
      return `it passes the barrier (${fact.round})`;
    case 'turnedAway':
      return `it is turned away from the barrier (${fact.round})`;
    case 'opened':
      return `it opens the barrier (${fact.round})`;
    case 'voted':
      return `it votes ${fact.vote} on ${fact.round}, which is binding`;
    case 'decided':
      return fact.outcome === 'commit' ? `it commits ${fact.round}` : `it aborts ${fact.round}`;
    case 'mirrors':
      return fact.mzxid === null
        ? `its copy says that ${fact.path} does not exist`
        : `its copy of ${fact.path} is from zxid ${format.number(fact.mzxid)}`;
    case 'configured':
      return `it uses values of version ${format.list(fact.versions)}`;
    case 'added':
      return `${fact.by} was added to ${fact.path}`;
    case 'wrote':
      return `its write to ${fact.path} is acknowledged as version ${fact.version}`;
    case 'asks':
      return `it asks for the current ${fact.path}`;
    case 'listed':
      return fact.names.length === 0
        ? `it finds nothing below ${fact.path}`
        : `it finds ${format.list(fact.names)} below ${fact.path}`;
    case 'read':
      return `it read version ${fact.version} of ${fact.path}`;
    default:
      return fact satisfies never;
  }
}

const STATES = {
  CONNECTED: 'it is connected',
  SUSPENDED: 'the connection is lost, the session may still be alive',
  RECONNECTED: 'it is connected again',
  LOST: 'the session counts as lost',
} as const;

function who({ actor: id }: { readonly actor: string }): string {
  return capital(actor(id));
}

function off(offsetMs: number): string {
  if (offsetMs === 0) return 'right';
  return `${format.span(Math.abs(offsetMs))} ${offsetMs > 0 ? 'ahead' : 'behind'}`;
}

function rate(perMille: number): string {
  if (perMille === 0) return 'at the right rate';
  return `${format.number(Math.abs(perMille))} ‰ too ${perMille > 0 ? 'fast' : 'slow'}`;
}

function token(number: number | null): string {
  return number === null ? '' : ` with token ${format.number(number)}`;
}

function atMost(ms: number | undefined): string {
  return ms === undefined ? '' : `, at most ${format.span(ms)}`;
}
