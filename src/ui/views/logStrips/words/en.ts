import type { TxnName } from '../../../../words/contracts/views.ts';
import { capital, format, server, spelled } from '../../../../words/en/nouns.ts';
import { txns } from '../../../../words/en/txns.ts';

const counted = (number: number) => capital(spelled(number));

export const words = {
  empty: 'All logs are empty.',
  same: (zxid: number) => `All logs agree up to ${txns.zxid(zxid)}.`,
  committed: (zxid: number) =>
    `Everything is committed up to ${txns.zxid(zxid)}; not all have it on disk yet.`,
  /** A mistake of the servers. */
  lost: (zxid: number, servers: readonly string[]) =>
    `${capital(txns.zxid(zxid))} was committed, and ${txns.servers(servers)} dropped it.`,
  /** A quorum that is none. */
  missed: (zxid: number, leader: string, epoch: number) =>
    `${capital(txns.zxid(zxid))} was committed, and ${server(leader)}, the leader of epoch ${format.number(epoch)}, does not have it.`,
  outstanding: (number: number) =>
    `${counted(number)} ${number === 1 ? 'transaction is' : 'transactions are'} logged but not committed.`,
  doomed: (zxids: readonly number[], servers: readonly string[]) =>
    zxids.length === 1
      ? `${capital(txns.zxid(zxids[0] ?? 0))} will be discarded: only ${txns.servers(servers)} logged it.`
      : `${counted(zxids.length)} transactions will be discarded: only ${txns.servers(servers)} logged them.`,

  epoch: (epoch: number) => `epoch ${format.number(epoch)}`,
  earlier: 'earlier ones',
  legend: {
    committed: 'committed',
    outstanding: 'logged',
    unheard: 'committed, not told',
    doomed: 'will be discarded',
    truncated: 'discarded',
    unforced: 'not synced yet',
    snapshot: 'in the snapshot',
  },
  /** What a cell is: behind the name of its transaction. */
  cells: {
    none: 'not in this log',
    snapshot: 'in this server’s snapshot, no longer in its log',
    unforced: 'written by this server, not yet synced to disk',
    outstanding: 'logged here, not committed',
    unheard: 'committed; this server has logged it but has not learned that',
    committed: 'committed',
    doomed: 'logged here, will be discarded',
    truncated: 'was logged here, has been discarded',
  },
  cell: (name: TxnName, servers: readonly string[], state: string) =>
    [
      `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}`,
      servers.length === 0 ? 'on no disk' : `logged by ${txns.servers(servers)}`,
      state,
    ].join(', '),
  cellOn: (number: number, cell: string) => `${txns.server(number)}: ${cell}`,
  variant: 'not the same transaction as on other servers',
  strip: (number: number, state: string, parts: readonly string[]) =>
    `${txns.server(number)}, ${state}: ${parts.join(', ')}.`,
  counts: {
    none: () => '',
    snapshot: () => '',
    unforced: (number: number) => `${format.number(number)} not synced yet`,
    outstanding: (number: number) => `${format.number(number)} logged but not committed`,
    unheard: (number: number) => `${format.number(number)} committed, not learned yet`,
    committed: (number: number) => `${format.number(number)} committed`,
    doomed: (number: number) => `${format.number(number)} will be discarded`,
    truncated: (number: number) => `${format.number(number)} discarded`,
  },
  nothing: 'nothing',
  /** At the end of a strip. */
  notes: {
    down: 'down',
    doomed: 'will be discarded',
    truncated: 'discarded',
    lacking: (number: number) => `${format.number(number)} behind`,
  },
};

export type Words = typeof words;
