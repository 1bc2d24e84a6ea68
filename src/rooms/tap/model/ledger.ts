// What is known of clients, sessions, watches and znodes from what passed the tap, event by event. Everything is bounded: what is
// forgotten is counted.
import { AskedServers } from './askedServers.ts';
import { noteBelief } from './beliefs.ts';
import { Figures } from './figures.ts';
import { fill } from './fill.ts';
import { LostAnswers } from './lostAnswers.ts';
import { READS } from './operations.ts';
import { writesIn } from './script.ts';
import type {
  LostAnswer,
  OpFigures,
  OpenRequest,
  PathFigures,
  SeenConnection,
  SeenNode,
  SeenSession,
  Totals,
} from './seen.ts';
import { SeenTree } from './seenTree.ts';
import { expiredWith, goneWith } from './sessionEnds.ts';
import {
  copyOfConnection,
  copyOfSession,
  newSession,
  noteHeard,
  noteNews,
  notePoll,
  noteWrites,
} from './sessionNotes.ts';
import { fireWatches, takeWatches, watchesFor } from './seenWatches.ts';
import type { Opaque, SeenStat, TapEvent } from './tapEvent.ts';
import { ruledOutBy, Wakeups } from './wakeups.ts';

const MAX_ENDED = 2000;
const MAX_OPEN_REQUESTS = 20_000;

export class Ledger {
  readonly connections = new Map<number, SeenConnection>();
  readonly sessions = new Map<string, SeenSession>();
  readonly wakeups = new Wakeups();
  /** What servers answered when they were asked. */
  readonly asked = new AskedServers();
  readonly totals: Totals = {
    connections: 0,
    requests: 0,
    answers: 0,
    notifications: 0,
    pings: 0,
    bytes: 0,
    errors: 0,
    forgotten: 0,
  };
  /** When connect requests came, the newest, for storms. */
  readonly connects: { readonly atMs: number; readonly index: number; readonly isAgain: boolean }[] = [];
  readonly #figures = new Figures(() => (this.totals.forgotten += 1));
  readonly #lost = new LostAnswers();
  readonly #tree = new SeenTree({
    ephemeralsOf: (session) => this.sessions.get(session)?.ephemerals,
    forget: () => (this.totals.forgotten += 1),
    leaves: (node, { index }) => this.#infersExpiry(node, index),
  });
  /** Joined with a data directory: the tree is complete. */
  isJoined = false;
  nowMs = 0;
  /** Events so far: the next one has this number. */
  count = 0;

  get ops(): ReadonlyMap<string, OpFigures> {
    return this.#figures.ops;
  }

  get paths(): ReadonlyMap<string, PathFigures> {
    return this.#figures.paths;
  }

  get nodes(): ReadonlyMap<string, SeenNode> {
    return this.#tree.nodes;
  }

  /** The newest. */
  get lostAnswers(): readonly LostAnswer[] {
    return this.#lost.all;
  }

  /** Another that knows the same and goes on by itself. */
  copy(): Ledger {
    const copy = new Ledger();
    fill(copy.connections, this.connections, copyOfConnection);
    fill(copy.sessions, this.sessions, copyOfSession);
    copy.wakeups.takeOver(this.wakeups);
    copy.asked.takeOver(this.asked);
    Object.assign(copy.totals, this.totals);
    for (const connect of this.connects) copy.connects.push(connect);
    copy.#figures.takeOver(this.#figures);
    copy.#lost.takeOver(this.#lost);
    copy.#tree.takeOver(this.#tree);
    copy.isJoined = this.isJoined;
    copy.nowMs = this.nowMs;
    copy.count = this.count;
    return copy;
  }

  take(event: TapEvent): void {
    const index = this.count++;
    this.nowMs = event.atMs;
    if (event.kind === 'opened') return this.#opened(event, index);
    if (event.kind === 'report')
      return this.asked.take(
        event.server,
        event.report,
        { atMs: event.atMs, index },
        { sessions: this.sessions, serverOf: (session) => this.serverOf(session) },
      );
    if (event.kind === 'log') return this.#log(event, index);
    const connection = this.connections.get(event.connection);
    if (connection === undefined) return;
    switch (event.kind) {
      case 'ended':
        return this.#ended(connection, event, index);
      case 'opaque':
        return this.#opaque(connection, event.why);
      case 'word':
        connection.word = event.word;
        return;
      case 'connect':
        return this.#connect(connection, event, index);
      case 'connected':
        return this.#connected(connection, event, index);
      case 'turnedAway':
        this.totals.bytes += event.bytes;
        return;
      case 'request':
        return this.#request(connection, event, index);
      case 'answer':
        return this.#answer(connection, event, index);
      case 'event':
        return this.#event(connection, event, index);
      case 'ping':
        this.totals.pings += 1;
        return this.#heard(connection, index);
      case 'pong':
        this.#answered(connection);
        return;
      case 'disturbed':
      case 'gap':
        return;
    }
  }

  /** The server that a session is connected to; null: to none through the tap. */
  serverOf({ connection }: SeenSession): number | null {
    return connection === null ? null : (this.connections.get(connection)?.server ?? null);
  }

  /** How long its client has said nothing, as a share of its timeout; null while it is not connected. */
  silenceOf({ connection, timeoutMs }: SeenSession): number | null {
    const on = connection === null ? undefined : this.connections.get(connection);
    return on === undefined || timeoutMs === 0 ? null : (this.nowMs - on.heardMs) / timeoutMs;
  }

  #opened(
    { connection: id, server, client, atMs }: Extract<TapEvent, { kind: 'opened' }>,
    openedIndex: number,
  ): void {
    this.totals.connections += 1;
    this.connections.set(id, {
      id,
      server,
      client,
      openedMs: atMs,
      openedIndex,
      endedMs: null,
      endedBy: null,
      session: null,
      takenMs: null,
      opaque: null,
      word: null,
      requests: 0,
      open: new Map(),
      heardMs: atMs,
    });
    this.#forget(this.connections, ({ endedMs }) => endedMs !== null);
  }

  #ended(
    connection: SeenConnection,
    { by, atMs }: Extract<TapEvent, { kind: 'ended' }>,
    index: number,
  ): void {
    connection.endedMs = atMs;
    connection.endedBy = by;
    if (by === 'unreachable') this.totals.errors += 1;
    this.#lost.lose(connection, index);
    const session = this.#sessionOf(connection);
    if (session === undefined || session.connection !== connection.id) return;
    session.connection = null;
    for (const watch of session.watches.values()) watch.server = null;
    if (session.state !== 'open') return;
    session.state = 'away';
  }

  #opaque(connection: SeenConnection, why: Opaque): void {
    connection.opaque ??= why;
    if (why === 'unreadable' || why === 'length') this.totals.errors += 1;
  }

  #connect(
    connection: SeenConnection,
    { sessionId, bytes, atMs }: Extract<TapEvent, { kind: 'connect' }>,
    index: number,
  ): void {
    this.totals.bytes += bytes;
    const isAgain = sessionId !== '0x0';
    if (isAgain) connection.session = sessionId;
    this.connects.push({ atMs, index, isAgain });
    if (this.connects.length > MAX_ENDED) this.connects.shift();
    this.#heard(connection, index);
  }

  #connected(
    connection: SeenConnection,
    { sessionId, timeoutMs, bytes, atMs }: Extract<TapEvent, { kind: 'connected' }>,
    index: number,
  ): void {
    this.totals.bytes += bytes;
    const asked = connection.session;
    if (timeoutMs === 0) {
      const lost = this.#sessionOf(connection);
      if (lost !== undefined) this.#end(lost, 'expired', index);
      return;
    }
    connection.session = sessionId;
    connection.takenMs = atMs;
    const before = this.sessions.get(sessionId);
    const session = before ?? newSession(sessionId, timeoutMs, asked === sessionId, { atMs, index });
    // A log knows what it has had before.
    if (before === undefined && this.isJoined)
      for (const { path, owner } of this.nodes.values())
        if (owner === sessionId) session.ephemerals.add(path);
    this.sessions.set(sessionId, session);
    session.timeoutMs = timeoutMs;
    session.connection = connection.id;
    session.state = 'open';
    session.answeredMs = atMs;
    session.isClosing = false;
    session.endedMs = session.endedIndex = session.sign = null;
    session.connects += 1;
    this.#forget(this.sessions, ({ state }) => state === 'closed' || state === 'expired');
  }

  #request(connection: SeenConnection, event: Extract<TapEvent, { kind: 'request' }>, index: number): void {
    const { xid, bytes, op, path } = event;
    this.totals.requests += 1;
    this.totals.bytes += bytes;
    connection.requests += 1;
    this.#heard(connection, index);
    this.#figures.request(event);
    const open = { ...event, index };
    const same = connection.open.get(xid);
    if (same !== undefined) same.push(open);
    else if (connection.open.size < MAX_OPEN_REQUESTS) connection.open.set(xid, [open]);
    else this.totals.forgotten += 1;
    this.wakeups.asked(event, connection.session, index);
    const session = this.#sessionOf(connection);
    if (session === undefined) return;
    session.requests += 1;
    if (op === 'closeSession') session.isClosing = true;
    this.#lost.asked(session.id, op, path);
    notePoll(session, event, { atMs: event.atMs, index });
    noteWrites(session, event);
  }

  #answer(connection: SeenConnection, event: Extract<TapEvent, { kind: 'answer' }>, index: number): void {
    const { xid, bytes, err, op, atMs } = event;
    this.totals.answers += 1;
    this.totals.bytes += bytes;
    const asked = connection.open.get(xid);
    const request = asked?.shift();
    if (asked?.length === 0) connection.open.delete(xid);
    this.#figures.answer(event);
    const session = this.#answered(connection);
    if (request !== undefined && session !== undefined)
      this.totals.forgotten += takeWatches(session, connection.server, request, err, {
        atMs,
        index,
        zxid: event.zxid,
      });
    this.#learn(connection, request, event, index);
    this.wakeups.done(event, connection.session, index);
    if (op === 'closeSession' && session !== undefined) this.#end(session, 'closed', index);
  }

  #learn(
    connection: SeenConnection,
    request: OpenRequest | undefined,
    event: Extract<TapEvent, { kind: 'answer' }>,
    index: number,
  ): void {
    const at = { atMs: event.atMs, index };
    const session = this.#sessionOf(connection);
    const tell = (path: string, stat: { mzxid: number; version: number } | null) => {
      const told = { mzxid: stat?.mzxid ?? null, version: stat?.version ?? null, isTold: false, ...at };
      if (session !== undefined) noteBelief(session, path, told);
    };
    for (const { op, path, stat: answered } of writesIn(event)) {
      const part = request?.parts?.find((each) => path.startsWith(each.path));
      const mode = request?.mode ?? part?.mode ?? '';
      const isMine = op === 'create' && mode.startsWith('EPHEMERAL');
      const owner = isMine ? connection.session : null;
      const stat = answered ?? (op === 'create' ? newStat(event, request, owner) : undefined);
      const node = this.#tree.see(path, op === 'delete' ? 'gone' : 'there', 'answer', at, stat);
      if (op === 'delete') tell(path, null);
      else if (stat !== undefined) tell(path, stat);
      if (isMine) this.#tree.own(node, owner);
    }
    const { about, err, stat, children, op } = event;
    if (about === null || op === null || !READS.has(op)) return;
    if (err === 'NoNode') {
      this.#infersExpiry(this.nodes.get(about), index);
      this.#tree.see(about, 'gone', 'answer', at);
      tell(about, null);
    }
    if (err !== 'Ok') return;
    if (stat !== undefined && op !== 'getChildren') tell(about, stat);
    const node = this.#tree.see(about, 'there', 'answer', at, stat);
    if (stat !== undefined) this.#tree.own(node, stat.owner === '0x0' ? null : stat.owner);
    if (children === undefined) return;
    const base = about === '/' ? '' : about;
    this.#lost.find(connection.session, base, children, index);
    // A list that was cut says nothing of the others.
    this.#tree.seeChildren(base, children, children.length === event.childCount, at);
  }

  #event(connection: SeenConnection, event: Extract<TapEvent, { kind: 'event' }>, index: number): void {
    const { type, path, bytes, atMs } = event;
    this.totals.bytes += bytes;
    if (type === 'None') return;
    this.totals.notifications += 1;
    this.#figures.notification(event);
    const session = this.#sessionOf(connection);
    const watches = session === undefined ? [] : watchesFor(session, type, path);
    const node = this.nodes.get(path);
    if (session !== undefined) {
      const cause = this.wakeups.woke(
        { type, path, session: session.id, index, atMs },
        ruledOutBy(watches, type === 'NodeDeleted' ? node : undefined),
        () =>
          goneWith(this, type, path, {
            children: this.#tree.childrenOf(path),
            sinceIndex: watches.at(0)?.setIndex ?? 0,
          }),
      );
      if (cause.kind === 'write') for (const watch of watches) watch.toldOf = cause.index;
      if (cause.kind === 'sessionEnd' && type === 'NodeDeleted') this.#infersExpiry(node, index);
      session.notifications += 1;
      noteNews(session, path);
      fireWatches(session, type, path);
      const belief = session.beliefs.get(path);
      if (belief !== undefined && type !== 'NodeChildrenChanged')
        session.beliefs.set(path, { ...belief, isTold: true });
    }
    const isNews = node === undefined || node.source !== 'answer' || this.nowMs - node.seenMs > 1000;
    if (type === 'NodeDeleted' && node?.state !== 'gone')
      this.#tree.see(path, 'gone', 'event', { atMs, index });
    if (type === 'NodeCreated' && node?.state !== 'there')
      this.#tree.see(path, 'there', 'event', { atMs, index });
    if (type === 'NodeDataChanged' && isNews && node !== undefined) node.seenMs = this.nowMs;
  }

  #log(event: Extract<TapEvent, { kind: 'log' }>, index: number): void {
    const { nodes, session, atMs } = event;
    this.isJoined = true;
    const at = { atMs, index };
    for (const { path, change, stat } of nodes) {
      if (change === 'delete') this.#tree.see(path, 'gone', 'log', at);
      else
        this.#tree.own(
          this.#tree.see(path, 'there', 'log', at, stat),
          stat.owner === '0x0' ? null : stat.owner,
        );
    }
    // What passed the tap says more of its own writes.
    if (session === null || this.sessions.has(session)) return;
    this.wakeups.logged(event, session, index);
  }

  #infersExpiry(node: SeenNode | undefined, index: number): void {
    const session = expiredWith(this, node);
    if (node === undefined || session === null) return;
    session.sign = { path: node.path, silenceMs: this.nowMs - session.answeredMs };
    this.#end(session, 'expired', index);
  }

  #end(session: SeenSession, state: 'expired' | 'closed', index: number): void {
    session.state = state;
    session.endedMs = this.nowMs;
    session.endedIndex = index;
    session.connection = null;
    session.watches.clear();
    for (const path of Array.from(session.ephemerals))
      this.#tree.see(path, 'gone', 'sessionEnd', { atMs: this.nowMs, index });
    session.ephemerals.clear();
  }

  #answered(connection: SeenConnection): SeenSession | undefined {
    const session = this.#sessionOf(connection);
    if (session !== undefined) session.answeredMs = this.nowMs;
    return session;
  }

  #heard(connection: SeenConnection, index: number): void {
    noteHeard(connection, this.#sessionOf(connection), { atMs: this.nowMs, index });
  }

  #sessionOf({ session }: SeenConnection): SeenSession | undefined {
    return session === null ? undefined : this.sessions.get(session);
  }

  #forget<K, T>(of: Map<K, T>, isOver: (value: T) => boolean): void {
    if (of.size <= MAX_ENDED) return;
    for (const [key, value] of of) {
      if (!isOver(value)) continue;
      of.delete(key);
      this.totals.forgotten += 1;
      return;
    }
  }
}

/** Of a znode that was just created, where the answer does not have it; undefined for those of a multi, whose data is not known. */
function newStat(
  { op, zxid }: Extract<TapEvent, { kind: 'answer' }>,
  request: OpenRequest | undefined,
  owner: string | null,
): SeenStat | undefined {
  if (op !== 'create' || request?.dataBytes === undefined) return undefined;
  const { dataBytes } = request;
  return {
    czxid: zxid,
    mzxid: zxid,
    version: 0,
    cversion: 0,
    owner: owner ?? '0x0',
    dataBytes,
    numChildren: 0,
  };
}
