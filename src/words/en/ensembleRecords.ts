import type { RecordOf } from '../../engine/index.ts';
import type { EnsembleKind, RecordWords, UndoneWrite } from '../contracts/engine.ts';
import { actor, call, capital, client, format, server, sessionOf } from './nouns.ts';
import { zxidText } from '../names.ts';

/** What servers of an ensemble do among themselves, and what happens to their processes and disks. */
export const ensembleRecords: Pick<RecordWords, EnsembleKind> = {
  'vote.started': (r) => `${who(r)} is looking for a leader: round ${r.round}`,
  'vote.cast': (r) => `${who(r)} votes for ${vote(r)} in round ${r.round}`,
  'vote.received': (r) =>
    r.role === 'LOOKING'
      ? `${who(r)} received a vote from ${server(r.from)}: for ${heard(r)}, round ${r.round}`
      : `${who(r)} heard from ${server(r.from)}, which is ${r.role}, that ${server(r.vote.leader)} leads`,
  'vote.decided': (r) => `${who(r)} has a quorum of votes for ${self(r)}: round ${r.round} is decided`,

  'role.changed': (r) =>
    r.leader === null || r.leader === r.actor
      ? `${who(r)} is ${r.role}`
      : `${who(r)} is ${r.role}, its leader is ${server(r.leader)}`,
  'role.left': (r) => `${who(r)} is no longer ${r.role}: ${LEFT[r.why]}`,
  'epoch.accepted': (r) => `${who(r)} promised to follow no leader of an epoch before ${r.epoch}`,
  'config.changed': (r) =>
    `${who(r)} has a new configuration: ${r.voters.map(server).join(', ')} vote${r.observers.length === 0 ? '' : `, ${r.observers.map(server).join(', ')} observe`}`,
  'epoch.begun': (r) => `${who(r)} is now in epoch ${r.epoch}${r.notLogged === undefined ? '' : early(r)}`,
  'leader.established': (r) => `${who(r)} leads epoch ${r.epoch}: a quorum acknowledged NEWLEADER`,
  'leader.called': (r) => `${who(r)} opened a connection to its leader, ${server(r.leader)}`,
  'learner.joined': (r) => `${capital(server(r.learner))} joined ${actor(r.actor)}`,
  'learner.synced': (r) => `${capital(server(r.learner))} is in sync with ${actor(r.actor)}`,
  'learner.lost': (r) => `${who(r)} lost ${server(r.learner)}: ${LOST[r.why]}`,

  'sync.sent': (r) => `${who(r)} syncs ${server(r.to)}, ${r.mode}: ${SYNC[r.mode](zxidText(r.zxid), r.txns)}`,
  'sync.received': (r, telling) => {
    const undone = telling.undoneBy(r);
    const synced = `${who(r)} is synced by ${r.mode}, zxid ${zxidText(r.zxid)}`;
    return undone.length === 0
      ? synced
      : `${synced}: the snapshot takes the place of its log and undoes ${undoneText(undone)}`;
  },
  'log.truncated': (r, telling) => {
    const undone = telling.undoneBy(r);
    const cut = `${who(r)} cut its log back to zxid ${zxidText(r.to)} (TRUNC)`;
    if (r.treeAt !== undefined)
      return `${cut}, but loaded its snapshot of zxid ${zxidText(r.treeAt)}, which nobody cuts back`;
    return undone.length === 0 ? `${cut}: nothing was lost` : `${cut}, which undoes ${undoneText(undone)}`;
  },

  'request.forwarded': (r, telling) =>
    `${who(r)} forwarded ${call(r.op, null)} of ${sessionOf(r.session, telling)} to its leader, ${server(r.to)}`,
  'request.taken': (r, telling) =>
    `${who(r)} received ${call(r.op, null)} of ${sessionOf(r.session, telling)} from ${server(r.from)}`,
  'txn.received': (r) => `${who(r)} received the proposal of zxid ${zxidText(r.zxid)}`,
  'txn.acked': (r) =>
    r.by === r.actor
      ? `${who(r)} has zxid ${zxidText(r.zxid)} on its own disk`
      : `${who(r)} received the ack of ${server(r.by)} for zxid ${zxidText(r.zxid)}`,
  'txn.committed': (r) => `${who(r)} knows that zxid ${zxidText(r.zxid)} is committed`,

  'session.moved': (r, telling) => `${capital(sessionOf(r.session, telling))} moved to ${server(r.owner)}`,
  'server.frozen': (r) => `${who(r)} is frozen: its connections stay open, and nobody is notified`,
  'server.thawed': (r) => `${who(r)} is thawed and does not know how long it was frozen`,
  'server.serving': (r) => `${who(r)} serves clients, from zxid ${zxidText(r.lastZxid)}`,
  'server.readOnly': (r) =>
    `${who(r)} has no quorum and serves only reads, to clients that accept a read-only server`,
  'disk.wiped': (r) => `The disk of ${actor(r.actor)} is wiped: its log, snapshots and epochs are gone`,
  'disk.changed': (r) => `${capital(actor(r.actor))}: ${disk(r)}`,
};

const LEFT = {
  noQuorum: 'it no longer hears from a quorum',
  timeout: 'it heard nothing for too long',
  connectionLost: 'the connection is gone',
  cannotConnect: 'the leader could not be reached',
  lowerEpoch: 'the offered epoch is older than one it has accepted',
  counterOverflow: 'the counter of this epoch is used up',
  reconfigured: 'by the new configuration it has another role or leader',
  diskError: 'the disk refused a write',
  exception: 'an exception in its code',
} as const;

const LOST = {
  closed: 'the connection is gone',
  silence: 'it was silent for too long',
  noAck: 'an acknowledgement is overdue',
  ahead: 'it has more than its leader',
} as const;

const SYNC = {
  DIFF: (_zxid: string, txns: number) =>
    txns === 0
      ? 'nothing is missing'
      : format.plural(txns, { one: 'one transaction', other: `${format.number(txns)} transactions` }),
  TRUNC: (zxid: string, txns: number) =>
    `drop all after zxid ${zxid}${txns === 0 ? '' : `, then ${txns === 1 ? 'one transaction' : `${txns} transactions`}`}`,
  SNAP: (zxid: string) => `the whole tree, as of zxid ${zxid}`,
} as const;

/** More are told by their number. */
const UNDONE_TOLD = 3;

function undoneText(undone: readonly UndoneWrite[]): string {
  const told = undone.slice(0, UNDONE_TOLD).map(undoneWrite);
  const more = undone.length - told.length;
  const all = more === 0 ? told : [...told, `${format.number(more)} more`];
  const isOne = undone.length === 1;
  return undone.some(({ wasCommitted }) => wasCommitted)
    ? `${format.list(all)}, although ${isOne ? 'it was' : 'some of them were'} committed`
    : `${format.list(all)}: no quorum had ${isOne ? 'it' : 'them'}`;
}

function undoneWrite({ zxid, type, path, client: whose }: UndoneWrite): string {
  const write = type === 'error' ? 'a write that was refused' : call(type, path);
  return `${write}${whose === null ? '' : ` of ${client(whose)}`} (zxid ${zxidText(zxid)})`;
}

function who({ actor: id }: { readonly actor: string }): string {
  return capital(actor(id));
}

function self({ actor: id, leader }: RecordOf<'vote.decided'>): string {
  return leader === id ? 'itself' : server(leader);
}

function vote({ actor: id, vote: { leader, zxid } }: RecordOf<'vote.cast'>): string {
  return `${leader === id ? 'itself' : server(leader)} (zxid ${zxidText(zxid)})`;
}

/** The candidate by name: “itself” would mean the receiver. */
function heard({ vote: { leader, zxid } }: RecordOf<'vote.received'>): string {
  return `${server(leader)} (zxid ${zxidText(zxid)})`;
}

function early({ notLogged = 0, newLeader }: RecordOf<'epoch.begun'>): string {
  if (notLogged === 0) return ' and acknowledges NEWLEADER: all that its leader sent is on its disk';
  const what = `${notLogged === 1 ? 'one transaction that its leader sent is' : `${notLogged} transactions that its leader sent are`} not on its disk`;
  return newLeader === 'acknowledged' ? ` and acknowledges NEWLEADER, but ${what}` : `, but ${what}`;
}

function disk({ extraFsyncMs, health }: RecordOf<'disk.changed'>): string {
  const slow = extraFsyncMs > 0 ? `each sync to disk takes ${format.span(extraFsyncMs)} longer` : null;
  if (health === 'ok') return slow ?? 'its disk is healthy';
  return ['its disk will fail', slow].filter((fact) => fact !== null).join(', ');
}
