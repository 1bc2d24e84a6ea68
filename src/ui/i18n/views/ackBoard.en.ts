import type { TxnName } from '../../select/zabTxns.ts';
import { capital, format, server, spelled } from '../nouns.en.ts';
import { txns } from './txns.en.ts';

const count = (acked: number, voters: number, needed: number) =>
  `${format.number(acked)} of ${format.number(voters)}, needs ${format.number(needed)}`;

export const ackBoard = {
  alone: 'One server alone asks nobody: what is on its disk is committed.',
  noLeader: 'No leader is in office: nothing is proposed.',
  idle: (leader: string) => `${capital(server(leader))} waits for nobody: all it has proposed is committed.`,
  waiting: (leader: string, number: number) =>
    `${capital(server(leader))} waits for acknowledgements of ${spelled(number)} ${number === 1 ? 'proposal' : 'proposals'}.`,
  lost: (number: number) =>
    `${capital(spelled(number))} ${number === 1 ? 'transaction' : 'transactions'} will be discarded.`,

  over: 'does not know yet that its epoch is over',
  doomed: 'Will be discarded',
  doomedRow: (servers: readonly string[]) =>
    servers.length === 1
      ? `logged by ${txns.servers(servers)} alone, never acknowledged by a quorum`
      : `logged by ${txns.servers(servers)}, never acknowledged by a quorum`,
  count,
  states: {
    waiting: 'waits for a quorum',
    committed: 'committed',
    doomed: 'will be discarded: a new epoch has begun without it',
  },
  discs: { acked: 'has acknowledged', logged: 'has it on disk, not counted', awaited: 'not heard of yet' },
  disc: (id: string, state: string) => `${capital(server(id))} ${state}`,
  legend: { acked: 'acknowledged', logged: 'on disk', awaited: 'awaited' },
  row: (name: TxnName, acked: number, voters: number, needed: number, state: string) =>
    `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}: ${count(acked, voters, needed)}, ${state}.`,
  doomedSpoken: (name: TxnName, servers: readonly string[]) =>
    `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}, will be discarded: logged by ${txns.servers(servers)}.`,
};

export type AckBoardWords = typeof ackBoard;
