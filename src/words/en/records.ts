import {
  dataRead,
  type Command,
  type RecordOf,
  type SessionId,
  type TreeChange,
  type WatchedEvent,
} from '../../engine/index.ts';
import { ownLineOf } from '../../scenarios/scenario/ownCodes.ts';
import { ownThreadOf, type OwnThread } from '../../scenarios/scenario/ownThreads.ts';
import { commandWord } from '../commandWord.ts';
import type { RecordWords, Telling } from '../contracts/engine.ts';
import { commands, fastLink } from './commands.ts';
import { gates } from './gates.ts';
import { refusals } from './refusals.ts';
import { ensemble } from './ensemble.ts';
import { ensembleRecords } from './ensembleRecords.ts';
import { keeperCodes } from './errors.ts';
import {
  actor,
  beliefs,
  call,
  capital,
  client,
  clientOf,
  format,
  groundOf,
  roleName,
  server,
  sessionOf,
} from './nouns.ts';
import { lineText, localOpText, processRecords } from './processRecords.ts';
import { zxidText } from '../names.ts';
import { messageObject, networkObject, waysText } from '../networkObject.ts';
import { rolesIn } from '../rolesIn.ts';

export const records: RecordWords = {
  ...ensembleRecords,
  ...processRecords,
  'command.given': (r) => {
    const who = r.client === null ? objectOf(r.meant ?? r.command) : client(r.client);
    const roles = r.client === null && r.meant === undefined ? [] : rolesIn(r.command);
    const played = roles.length === 0 || 'groups' in r.command ? '' : `, ${roles.map(nameOf).join(', ')}`;
    const line = r.command.type === 'typeLine' ? `: ${r.command.line}` : '';
    const by = r.actor === 'conductor' ? 'The script' : 'You';
    return `${by} ${commandWord(r.command, { commands, gates, fastLink }).done(who)}${played}${line}`;
  },
  'command.refused': refusedCommand,

  'connection.attempted': (r) =>
    r.session === '0x0'
      ? `${who(r)} opened a connection to ${server(r.server)} and asked for a session`
      : `${who(r)} opened a connection to ${server(r.server)} and asked for its session back`,
  'connection.accepted': (r) => `${who(r)} accepted a connection from ${clientOf(r.link)}`,
  'connection.refused': (r) =>
    `${capital(clientOf(r.link))}’s connection was refused: ${server(r.server)} ${REFUSED[r.why]}`,
  'connection.closed': (r) => `${who(r)} closed ${clientOf(r.link)}’s connection: ${CLOSED[r.why]}`,
  'connection.lost': (r) =>
    r.why === 'refused' || r.why === 'connectTimeout'
      ? `${who(r)} could not connect: ${LOST[r.why]}`
      : `${who(r)} lost its connection: ${LOST[r.why]}`,
  'link.cut': (r) =>
    `The network between ${client(r.client)} and the server was cut; neither side is notified`,
  'link.healed': (r) => `The network between ${client(r.client)} and the server works again`,
  'network.cut': (r) => `Messages are cut off: ${waysText(r.pairs, actor)}; nobody is notified`,
  'network.healed': (r) => `Messages pass again: ${waysText(r.pairs, actor)}`,
  'network.slowed': (r) =>
    r.extraMs === 0
      ? `Messages are back to full speed: ${waysText(r.pairs, actor)}`
      : `Messages take ${format.span(r.extraMs)} longer: ${waysText(r.pairs, actor)}`,
  'message.held': (r) => `A message is held (${messageObject(r, actor)}), and everything behind it waits`,
  'message.released': (r) => `A held message continues (${messageObject(r, actor)})`,
  'message.cut': (r) => `The connection breaks before a message arrives (${messageObject(r, actor)})`,
  'reply.dropped': (r) =>
    `${capital(clientOf(r.link))}’s connection broke just before the reply to ${r.op} arrived`,

  'request.queued': (r, telling) => `${who(r)} called ${call(r.op, r.path)}${atLine(r, telling)}`,
  'request.sent': (r, telling) =>
    `${who(r)} sent ${call(r.op, r.path)}${telling.asksForWatch(r) ? ', with a watch' : ''}`,
  'request.received': (r) => `${who(r)} received ${call(r.op, r.path)} from ${clientOf(r.link)}`,
  'reply.sent': (r) => `${who(r)} replied to ${clientOf(r.link)}’s ${r.op}: ${keeperCodes[r.err]}`,
  'reply.delivered': (r) => `${who(r)} got the reply to ${call(r.op, r.path)}: ${keeperCodes[r.err]}`,
  'request.failed': (r) =>
    r.sent === 'sent'
      ? `${who(r)} will get no reply to ${call(r.op, r.path)} (${r.err}): it may or may not have been done`
      : `${who(r)} never sent ${call(r.op, r.path)} (${r.err})`,
  'ping.sent': (r) => `${who(r)} sent a heartbeat`,
  'ping.received': (r, telling) =>
    `${who(r)} received a heartbeat: ${sessionOf(r.session, telling)} is renewed`,
  'pong.delivered': (r) => `${who(r)} received the reply to its heartbeat`,

  'txn.proposed': (r, telling) =>
    r.err === 'Ok'
      ? `${who(r)} assigned zxid ${zxidText(r.zxid)} to ${call(r.type, r.path)} of ${sessionOf(r.session, telling)}`
      : `${who(r)} rejected a write of ${sessionOf(r.session, telling)} (${keeperCodes[r.err]}); it still takes up zxid ${zxidText(r.zxid)}`,
  'txn.logged': (r) => `${who(r)} wrote zxid ${zxidText(r.zxid)} to its log`,
  'txn.applied': (r, telling) => {
    if (r.changes.length === 0) return `${who(r)} applied zxid ${zxidText(r.zxid)}: ${applied(r, telling)}`;
    const changes = format.list(r.changes.map((change) => changed(change, telling)));
    const standing = telling.standingOf(r);
    if (standing === 'alone') return `${capital(changes)} (zxid ${zxidText(r.zxid)})`;
    return standing === 'committed'
      ? `On ${actor(r.actor)}, ${changes} (zxid ${zxidText(r.zxid)})`
      : `On ${actor(r.actor)}, ${changes} (zxid ${zxidText(r.zxid)}, in its log but not committed)`;
  },

  'watch.set': (r) =>
    r.mode === 'STANDARD'
      ? `${capital(clientOf(r.link))} now watches ${what(r)} (one-shot)`
      : `${capital(clientOf(r.link))} now watches ${what(r)} until it removes the watch (${r.mode})`,
  'watch.fired': (r) =>
    `${capital(clientOf(r.link))}’s watch on ${r.registeredPath} fired${r.spent === 'spent' ? ', once' : ''}: ${
      r.event.path === r.registeredPath ? happenedToIt(r.event) : happened(r.event)
    }`,
  'watch.withheld': (r) =>
    `${capital(clientOf(r.link))} gets no event for its watch: it may not read ${r.event.path ?? 'that node'}`,
  'watch.removed': (r) => `${capital(clientOf(r.link))}’s watch on ${r.path} was removed at its request`,
  'event.delivered': (r) =>
    r.event.type === 'None'
      ? `${who(r)} saw the state change: ${STATES[r.event.state]}`
      : `${who(r)} received the event: ${happened(r.event)}`,
  'callback.run': (r) =>
    r.event.type === 'None'
      ? `${who(r)} was notified: ${STATES[r.event.state]}`
      : `${who(r)} woke up: ${happened(r.event)}`,

  'session.created': (r) =>
    `${who(r)} opened session ${r.session}${r.link === null ? '' : ` for ${clientOf(r.link)}`}, timeout ${format.span(r.timeoutMs)}`,
  'session.resumed': (r) =>
    `${who(r)} resumed ${clientOf(r.link)}’s session, timeout ${format.span(r.timeoutMs)}`,
  'session.expired': (r, telling) =>
    r.why === 'command'
      ? `${who(r)} expired ${sessionOf(r.session, telling)}, as you asked`
      : `${who(r)} expired ${sessionOf(r.session, telling)} after ${format.span(telling.silenceMs(r))} of silence`,
  'session.closed': (r, telling) =>
    r.ephemerals.length === 0
      ? `${capital(sessionOf(r.session, telling))} is closed (zxid ${zxidText(r.zxid)})`
      : `${capital(sessionOf(r.session, telling))} is closed, which deletes ${format.list(r.ephemerals)} (zxid ${zxidText(r.zxid)})`,
  'session.rejected': (r) =>
    r.why === 'gone'
      ? `${who(r)} told ${clientOf(r.link)} that its session no longer exists`
      : `${who(r)} rejected ${clientOf(r.link)}: wrong session password`,
  'session.established': (r) =>
    r.how === 'created'
      ? `${who(r)} has a session, timeout ${format.span(r.timeoutMs)}`
      : `${who(r)} has its session back, timeout ${format.span(r.timeoutMs)}`,
  'session.learnedExpired': (r) => `${who(r)}’s library learned that its session has expired`,

  'server.started': (r) =>
    r.recovered === 'fresh'
      ? `${who(r)} started`
      : `${who(r)} restarted from its snapshot and log, up to zxid ${zxidText(r.lastZxid)}`,
  'server.stopped': (r) =>
    `${who(r)} stopped: ${r.why === undefined ? 'its memory is lost, its disk stays' : CANNOT_START[r.why]}`,
  'snapshot.begun': (r) => `${who(r)} started to write a snapshot, named after zxid ${zxidText(r.zxid)}`,
  'snapshot.taken': (r) => `${who(r)} wrote a snapshot, up to zxid ${zxidText(r.zxid)}`,

  'client.started': (r) => `${who(r)} started`,
  'client.killed': (r) => `${who(r)} is killed; its session lives on until it expires`,
  'client.paused': (r) => `${who(r)} is paused: it does not read, send or run`,
  'client.resumed': (r) => `${who(r)} continues where it was paused`,
  'client.closed': (r) => `${who(r)} closed its session and ended`,

  'program.started': (r) => {
    const own = ownThreadOf(r.recipe);
    return `${who(r)} ${own === null ? `started its program, ${r.recipe}` : OWN_THREADS[own].began}`;
  },
  'program.resumed': (r, telling) => {
    const isAt = r.yielded.kind === 'op' && r.yielded.op.kind === 'atStep';
    const then = next(r, telling) + (isAt ? '' : atLine(r, telling));
    const data = dataRead(r);
    const program = r.thread < 0 ? 'event thread' : r.thread === 0 ? 'program' : `thread ${r.thread + 1}`;
    if (r.input.kind === 'timeout')
      return `${who(r)}’s time to wait ran out, and its ${program} continued: ${then}`;
    return data === null
      ? `${who(r)}’s ${program} continued: ${then}`
      : `${who(r)} read ${data === '' ? 'nothing' : `“${data}”`}, and its ${program} continued: ${then}`;
  },
  'gate.reached': (r) =>
    r.gate === 'release'
      ? `${who(r)} is ready to release and waits`
      : `${who(r)} is waiting at the gate “${r.gate}”`,
  'gate.opened': (r) =>
    r.gate === 'release'
      ? `${capital(format.list(r.clients.map(client)))} may release`
      : `The gate “${r.gate}” opened for ${format.list(r.clients.map(client))}`,

  'word.answered': (r) => `${who(r)} answered “${r.word}”`,
  'line.read': (r) => `${who(r)} read the line “${r.line}”`,
  'text.printed': (r) => `${who(r)} printed “${r.text.trim()}”`,

  'belief.stated': (r, telling) =>
    `${who(r)} believes it ${beliefs[r.belief.what]}${groundOf(r.belief)}${atLine(r, telling)}`,
  'belief.withdrawn': (r, telling) =>
    `${who(r)} no longer believes it ${beliefs[r.belief.what]}${atLine(r, telling)}`,
};

/** Which command, and why not. */
export function refusedCommand(r: RecordOf<'command.refused'>): string {
  const roles = r.reason === 'nobodyInRole' ? rolesIn(r.command) : [];
  const who = roles.length === 0 ? objectOf(r.command) : roles.map(nameOf).join(', ');
  return `“${commandWord(r.command, { commands, gates, fastLink }).label}” was refused: ${refusals[r.reason](who)}`;
}

/** Where own code is behind it. */
function atLine(record: Parameters<Telling['lineBehind']>[0], { lineBehind, programOf }: Telling): string {
  const line = lineBehind(record);
  return line === null ? '' : ` (${lineText(line, programOf(record.actor))})`;
}

const OWN_THREADS = {
  main: { began: 'started its program', starts: 'for its program' },
  call: { began: 'made a call', starts: 'to make a call' },
  event: { began: 'started to handle an event', starts: 'to handle an event' },
  states: { began: 'started to handle a connection state', starts: 'to handle connection states' },
  outcome: { began: 'started to handle an answer', starts: 'to handle an answer' },
} as const satisfies Record<OwnThread, object>;

const who = (record: { readonly actor: string }) => capital(actor(record.actor));

const CANNOT_START = {
  noSnapshot: 'no snapshot found, but there are log entries',
  notInConfig: 'its configuration does not list it',
};

const REFUSED = {
  notServing: 'is not serving yet',
  onlyReadOnly: 'has no quorum, and the client did not ask for read-only mode',
  globalSession: 'has no quorum, so it takes only new local sessions',
  behindClient: 'is behind what the client has seen',
  tooManyConnections: 'has as many from its address as maxClientCnxns allows',
  lengthError: 'read no packet of such a length',
};

const CLOSED = {
  sessionClosed: 'its session was closed',
  sessionExpired: 'its session expired',
  sessionMoved: 'its session moved to another connection',
  peerClosed: 'the client closed its end',
  packetTooLong: 'the packet was too long',
  unreadable: 'the server could not read the packet',
  authFailed: 'authentication failed',
  unimplemented: 'unknown request',
  serverStopped: 'the server stopped serving clients',
  unknownSession: 'it has no such session',
};

const LOST = {
  closedByServer: 'the other end closed it',
  silence: 'it heard nothing from the server for too long',
  replyDropped: 'it broke before a reply arrived',
  packetTooLong: CLOSED.packetTooLong,
  refused: 'no server is listening',
  connectTimeout: 'its connect request timed out',
};

const STATES: Readonly<Record<WatchedEvent['state'], string>> = {
  Disconnected: 'disconnected',
  SyncConnected: 'connected',
  AuthFailed: 'authentication failed',
  ConnectedReadOnly: 'connected, read only',
  Expired: 'the session has expired',
  Closed: 'the session is closed',
};

/** What an event says, as a clause: “/lock was deleted”. */
export function happened(event: WatchedEvent): string {
  const path = event.path ?? '';
  switch (event.type) {
    case 'None':
      return STATES[event.state];
    case 'NodeCreated':
      return `${path} was created`;
    case 'NodeDeleted':
      return `${path} was deleted`;
    case 'NodeDataChanged':
      return `the data of ${path} changed`;
    case 'NodeChildrenChanged':
      return `the children of ${path} changed`;
    case 'DataWatchRemoved':
    case 'ChildWatchRemoved':
    case 'PersistentWatchRemoved':
      return `the watch on ${path} was removed (${event.type})`;
    default:
      return event.type satisfies never;
  }
}

/** The same where the path has just been named: “it was deleted”. */
function happenedToIt(event: WatchedEvent): string {
  switch (event.type) {
    case 'NodeCreated':
      return 'it was created';
    case 'NodeDeleted':
      return 'it was deleted';
    case 'NodeDataChanged':
      return 'its data changed';
    case 'NodeChildrenChanged':
      return 'its children changed';
    default:
      return happened(event);
  }
}

function changed(change: TreeChange, telling: Telling): string {
  switch (change.type) {
    case 'created':
      return change.owner === null
        ? `${change.path} was created`
        : `${change.path} was created for ${sessionOf(change.owner, telling)}`;
    case 'deleted':
      return change.owner === null
        ? `${change.path} was deleted`
        : `${ownerOf(change.owner, telling)}’s znode ${change.path} was deleted`;
    case 'dataSet':
      return `the data of ${change.path} was set, version ${change.version}`;
    case 'aclSet':
      return `the ACL of ${change.path} was set`;
    default:
      return change satisfies never;
  }
}

/** Its session is not named: a line that began with “client A’s session was deleted” would say another thing. */
function ownerOf(session: SessionId, telling: Telling): string {
  const owner = telling.ownerOf(session);
  return owner === null ? `session ${session}` : client(owner);
}

function applied(record: RecordOf<'txn.applied'>, telling: Telling): string {
  if (record.err !== 'Ok') return `nothing changed, ${keeperCodes[record.err]}`;
  if (record.type === 'createSession') return `${sessionOf(record.session, telling)} exists`;
  if (record.type === 'closeSession') return `${sessionOf(record.session, telling)} is gone`;
  return record.type;
}

function what(record: RecordOf<'watch.set'>): string {
  return record.table === 'child' ? `the children of ${record.path}` : record.path;
}

function next(record: RecordOf<'program.resumed'>, telling: Telling): string {
  const { yielded } = record;
  const program = telling.programOf(record.actor);
  const isUnheard = telling.isUnheard(record);
  if (yielded.kind === 'returned') return 'it has ended';
  if (yielded.kind === 'threw') return `it ended with ${yielded.code ?? yielded.message}`;
  const { op } = yielded;
  switch (op.kind) {
    case 'zk':
      return `it calls ${call(op.request.op, 'path' in op.request ? (op.request.path ?? null) : null)}`;
    case 'sleep':
      return `it sleeps for ${format.span(op.ms)}`;
    case 'nextWatchEvent':
      return 'it waits for an event';
    case 'believe':
      return `it now believes it ${beliefs[op.belief.what]}`;
    case 'disbelieve':
      return 'it drops its belief';
    case 'gate':
      return op.gate === 'release' ? 'it is ready to release' : `it reaches the gate “${op.gate}”`;
    case 'atStep': {
      const line = ownLineOf(op.step);
      return `it is at ${line === null ? `the step “${op.step}”` : lineText(line, program)}`;
    }
    case 'spawn':
      return startOf(op.recipe);
    default:
      return `it ${localOpText(op, program)}${isUnheard ? unheard(op.kind) : ''}`;
  }
}

/** Of what it tells the other threads of its process. */
function unheard(kind: string): string {
  return kind === 'countDown' ? ', which is not there yet' : ', and no thread waits there';
}

/** What a command is about. */
function objectOf(command: Command): string {
  if ('server' in command) return nameOf(command.server);
  if ('client' in command) return nameOf(command.client);
  return networkObject(command, nameOf, ensemble.sides) ?? 'a new client';
}

function nameOf(target: string): string {
  return roleName(target) ?? actor(target);
}

function startOf(recipe: string): string {
  const own = ownThreadOf(recipe);
  return `it starts another thread${own === null ? `, ${recipe}` : ` ${OWN_THREADS[own].starts}`}`;
}
