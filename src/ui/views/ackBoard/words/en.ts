import type { TxnName } from '../../../../words/contracts/views.ts';
import { capital, format, server, spelled } from '../../../../words/en/nouns.ts';
import { txns } from '../../../../words/en/txns.ts';

const acksOf = (acked: number, voters: number, needed: number) =>
  `${format.number(acked)} of ${format.number(voters)}, needs ${format.number(needed)}`;

export const words = {
  alone: 'A standalone server needs no acks: what is on its disk is committed.',
  noLeader: 'No leader: nothing is proposed.',
  idle: (leader: string) =>
    `${capital(server(leader))} is waiting for no acks: all its proposals are committed.`,
  waiting: (leader: string, number: number) =>
    `${capital(server(leader))} is waiting for acks of ${spelled(number)} ${number === 1 ? 'proposal' : 'proposals'}.`,
  lost: (number: number) =>
    `${capital(spelled(number))} ${number === 1 ? 'transaction' : 'transactions'} will be discarded.`,

  over: 'does not know yet that its epoch is over',
  doomed: 'Will be discarded',
  doomedRow: (servers: readonly string[]) =>
    servers.length === 1
      ? `logged only by ${txns.servers(servers)}, never acknowledged by a quorum`
      : `logged by ${txns.servers(servers)}, never acknowledged by a quorum`,
  count: acksOf,
  states: {
    waiting: 'waiting for a quorum',
    committed: 'committed',
    doomed: 'will be discarded: a new epoch has started without it',
  },
  committedAfter: (ms: number) => `committed after ${format.span(ms)}`,
  discs: {
    acked: 'has acknowledged',
    logged: 'has it on disk, not counted',
    awaited: 'has not acknowledged yet',
  },
  disc: (id: string, state: string) => `${capital(server(id))} ${state}`,
  legend: { acked: 'acknowledged', logged: 'on disk', awaited: 'not yet' },
  row: (name: TxnName, acked: number, voters: number, needed: number, state: string) =>
    `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}: ${acksOf(acked, voters, needed)}, ${state}.`,
  doomedSpoken: (name: TxnName, servers: readonly string[]) =>
    `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}, will be discarded: logged by ${txns.servers(servers)}.`,
};

export type Words = typeof words;
