// A record as one line in a compact, stable notation, for the console and for tests. Not for readers of the page: its
// sentences are the catalogue's.
import { assertNever } from '../kernel/assertNever.ts';
import type { Fact } from '../model/fact.ts';
import type { Op, OpResult, Yielded } from '../model/op.ts';
import type { Vote } from '../model/quorumPacket.ts';
import type { WatchedEvent } from '../model/watchedEvent.ts';
import { commandText, messageText, pairsText } from './commandText.ts';
import type { RecordBody, TraceRecord, TreeChange } from './record.ts';

/** `   2140 ms  server:1  txn.applied           zxid 0x2a closeSession 0x1… deleted /a`. */
export function describe(record: TraceRecord): string {
  const time = `${record.timeMs} ms`.padStart(10);
  return `${time}  ${record.actor.padEnd(9)}  ${record.kind.padEnd(22)}  ${details(record)}`.trimEnd();
}

function details(record: RecordBody): string {
  switch (record.kind) {
    case 'command.given':
      return words(commandText(record.command), record.client);
    case 'command.refused':
      return words(commandText(record.command), record.reason);
    case 'connection.attempted':
      return words(record.link, 'to', record.server, 'session', record.session);
    case 'connection.accepted':
      return record.link;
    case 'connection.refused':
      return words(record.link, 'by', record.server, record.why);
    case 'connection.closed':
    case 'connection.lost':
      return words(record.link, record.why);
    case 'link.cut':
    case 'link.healed':
      return record.client;
    case 'network.cut':
    case 'network.healed':
      return pairsText(record.pairs);
    case 'network.slowed':
      return words(pairsText(record.pairs), `${record.extraMs} ms`);
    case 'message.held':
    case 'message.released':
    case 'message.cut':
      return words(messageText(record), record.message);
    case 'reply.dropped':
      return words(record.link, record.op);
    case 'request.queued':
      return words(`xid ${record.xid}`, record.op, record.path);
    case 'request.sent':
    case 'request.received':
      return words(record.link, `xid ${record.xid}`, record.op, record.path);
    case 'reply.sent':
    case 'reply.delivered': {
      const path = record.kind === 'reply.delivered' ? record.path : null;
      return words(record.link, `xid ${record.xid}`, record.op, path, hex(record.zxid), record.err);
    }
    case 'request.failed':
      return words(`xid ${record.xid}`, record.op, record.path, record.err, record.sent);
    case 'ping.sent':
    case 'pong.delivered':
      return record.link;
    case 'ping.received':
      return words(record.link, record.session);
    case 'txn.proposed':
      return words(hex(record.zxid), record.type, record.path, record.session, record.err);
    case 'txn.logged':
      return hex(record.zxid);
    case 'txn.applied':
      return words(
        hex(record.zxid),
        record.type,
        record.session,
        record.err,
        ...record.changes.map(changeText),
      );
    case 'watch.set':
      return words(record.link, record.table, record.path, record.mode);
    case 'watch.fired':
      return words(record.link, eventText(record.event), 'at', record.registeredPath, record.spent);
    case 'watch.withheld':
      return words(record.link, eventText(record.event));
    case 'watch.removed':
      return words(record.link, record.path, record.why);
    case 'event.delivered':
      return words(record.link, eventText(record.event), 'to', `[${record.watchers.join(', ')}]`);
    case 'callback.run':
      return words(record.watcher, eventText(record.event));
    case 'session.created':
    case 'session.resumed':
      return words(record.session, record.link, `${record.timeoutMs} ms`);
    case 'session.expired':
      return words(record.session, record.why, `after ${record.silentForMs} ms`);
    case 'session.closed':
      return words(record.session, hex(record.zxid), ...record.ephemerals);
    case 'session.rejected':
      return words(record.session, record.link, record.why);
    case 'session.established':
      return words(record.session, record.link, record.how, `${record.timeoutMs} ms`);
    case 'session.learnedExpired':
      return record.session;
    case 'server.started':
      return words(hex(record.lastZxid), record.recovered);
    case 'snapshot.begun':
    case 'snapshot.taken':
      return hex(record.zxid);
    case 'server.serving':
      return hex(record.lastZxid);
    case 'disk.changed':
      return words(record.health, `+${record.extraFsyncMs} ms`);
    case 'log.truncated':
      return words(
        hex(record.to),
        `dropped ${record.dropped}`,
        ...(record.treeAt === undefined ? [] : ['tree at', hex(record.treeAt)]),
      );
    case 'vote.started':
      return `round ${record.round}`;
    case 'vote.cast':
      return words(`round ${record.round}`, voteText(record.vote));
    case 'vote.received':
      return words('from', record.from, record.role, `round ${record.round}`, voteText(record.vote));
    case 'vote.decided':
      return words(record.leader, `round ${record.round}`);
    case 'role.changed':
      return words(record.role, record.leader);
    case 'role.left':
      return words(record.role, record.leader, record.why);
    case 'config.changed':
      return words(`version ${record.version.toString(16)}`, ...record.voters, ...record.observers);
    case 'epoch.begun':
      return words(
        `epoch ${record.epoch}`,
        record.notLogged === undefined ? null : `${record.notLogged} not logged`,
      );
    case 'epoch.accepted':
    case 'leader.established':
      return `epoch ${record.epoch}`;
    case 'leader.called':
      return words(record.leader, record.link);
    case 'learner.joined':
    case 'learner.synced':
      return record.learner;
    case 'learner.lost':
      return words(record.learner, record.why);
    case 'sync.sent':
      return words('to', record.to, record.mode, hex(record.zxid), `+${record.txns}`);
    case 'sync.received':
      return words(record.mode, hex(record.zxid));
    case 'request.forwarded':
      return words('to', record.to, record.session, `xid ${record.xid}`, record.op);
    case 'request.taken':
      return words('from', record.from, record.session, `xid ${record.xid}`, record.op);
    case 'txn.received':
    case 'txn.committed':
      return hex(record.zxid);
    case 'txn.acked':
      return words(hex(record.zxid), 'by', record.by);
    case 'session.moved':
      return words(record.session, 'to', record.owner);
    case 'server.stopped':
      return words(record.why ?? null);
    case 'server.frozen':
    case 'server.readOnly':
    case 'server.thawed':
    case 'disk.wiped':
    case 'client.started':
    case 'client.killed':
    case 'client.paused':
    case 'client.resumed':
    case 'client.closed':
      return '';
    case 'program.started':
      return words(`thread ${record.thread}`, record.recipe);
    case 'program.resumed':
      return words(`thread ${record.thread}`, resultText(record.input), '→', yieldedText(record.yielded));
    case 'gate.reached':
      return words(`thread ${record.thread}`, record.gate);
    case 'gate.opened':
      return words(record.gate, ...record.clients);
    case 'word.answered':
      return words(record.word, JSON.stringify(record.text));
    case 'line.read':
      return words(`thread ${record.thread}`, JSON.stringify(record.line));
    case 'text.printed':
      return words(`thread ${record.thread}`, record.stream, JSON.stringify(record.text));
    case 'program.stalled':
    case 'program.unstalled':
    case 'lane.blocked':
    case 'lane.freed':
      return '';
    case 'clock.changed':
      return words(`${record.offsetMs} ms`, `${record.perMille} ‰`);
    case 'thread.interrupted':
      return `thread ${record.thread}`;
    case 'outcome.handled':
      return words(record.op, record.path, record.err);
    case 'connection.state':
      return record.state;
    case 'session.givenUp':
      return record.session;
    case 'fact.stated':
      return words(`thread ${record.thread}`, factText(record.fact));
    case 'resource.requested':
      return words(record.resource, record.link, record.value, tokenText(record.token));
    case 'resource.accepted':
    case 'resource.rejected':
      return words(record.client, record.value, tokenText(record.token));
    case 'belief.stated':
    case 'belief.withdrawn':
      return words(record.belief.what, record.belief.path);
    default:
      return assertNever(record);
  }
}

function voteText({ leader, zxid, peerEpoch }: Vote): string {
  return words(leader, hex(zxid), `epoch ${peerEpoch}`);
}

function changeText(change: TreeChange): string {
  return `${change.type} ${change.path}`;
}

function eventText(event: WatchedEvent): string {
  return event.path === null ? `${event.type}/${event.state}` : `${event.type} ${event.path}`;
}

function resultText(result: OpResult): string {
  switch (result.kind) {
    case 'started':
    case 'done':
      return result.kind;
    case 'response':
      return 'Ok';
    case 'error':
      return result.code;
    case 'illegalArgument':
      return `IllegalArgument ${result.reason.kind}`;
    case 'event':
      return eventText(result.event);
    case 'value':
      return JSON.stringify(result.value);
    case 'connectionState':
      return result.state;
    case 'verdict':
      return result.verdict;
    case 'timeout':
    case 'interrupted':
      return result.kind;
    case 'illegalState':
      return words(result.kind, result.name);
    default:
      return assertNever(result);
  }
}

function yieldedText(yielded: Yielded): string {
  switch (yielded.kind) {
    case 'op':
      return opText(yielded.op);
    case 'returned':
      return 'returned';
    case 'threw':
      return words('threw', yielded.code ?? yielded.message);
    default:
      return assertNever(yielded);
  }
}

function opText(op: Op): string {
  switch (op.kind) {
    case 'zk': {
      const { request, watcher } = op;
      const path = 'path' in request ? (request.path ?? null) : null;
      return words(request.op, path, watcher === undefined ? null : `watcher ${watcher}`);
    }
    case 'sleep':
      return words(op.kind, `${op.ms} ms`);
    case 'nextWatchEvent':
      return words(op.kind, op.watcher);
    case 'believe':
      return words(op.kind, op.belief.what, op.belief.path);
    case 'disbelieve':
      return words(op.kind, op.what);
    case 'gate':
      return words(op.kind, op.gate);
    case 'atStep':
      return words(op.kind, op.step);
    case 'spawn':
    case 'onEvent':
      return words(op.kind, op.recipe);
    case 'callInBackground':
      return words(op.kind, op.call.request.op, op.recipe);
    case 'interrupt':
      return words(op.kind, `thread ${op.thread}`);
    case 'fact':
      return words(op.kind, factText(op.fact));
    case 'useResource':
      return words(op.kind, op.resource, op.value, tokenText(op.token));
    case 'offEvent':
      return words(op.kind, op.watcher);
    case 'print':
      return words(op.kind, op.stream, JSON.stringify(op.text));
    case 'readVar':
    case 'writeVar':
    case 'addToVar':
    case 'newLatch':
    case 'countDown':
    case 'awaitLatch':
    case 'enterMonitor':
    case 'exitMonitor':
    case 'waitMonitor':
    case 'notifyMonitor':
      return words(op.kind, op.name);
    case 'newHandle':
      return words(op.kind, ...(op.connectString ?? []));
    case 'listenConnectionState':
    case 'nextConnectionState':
    case 'abandonHandle':
    case 'handleState':
    case 'nextLine':
    case 'exit':
    case 'sessionId':
    case 'clock':
    case 'draw':
    case 'threadId':
    case 'outcome':
    case 'interrupted':
      return op.kind;
    default:
      return assertNever(op);
  }
}

function factText({ type, ...about }: Fact): string {
  const said = Object.entries(about).filter(([name]) => name !== 'claimLine');
  return words(type, ...said.map(([, value]) => String(value)));
}

function tokenText(token: number | null): string {
  return token === null ? 'no token' : `token ${token}`;
}

function hex(zxid: number): string {
  return `zxid 0x${zxid.toString(16)}`;
}

function words(...parts: readonly (string | null)[]): string {
  return parts.filter((part) => part !== null).join(' ');
}
