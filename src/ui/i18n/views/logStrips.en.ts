import type { TxnName } from '../../select/zabTxns.ts';
import { capital, format, spelled } from '../nouns.en.ts';
import { txns } from './txns.en.ts';

const count = (number: number) => capital(spelled(number));

export const logStrips = {
  empty: 'Nothing is in any log yet.',
  same: (zxid: number) => `All logs agree up to ${txns.zxid(zxid)}.`,
  committed: (zxid: number) =>
    `Everything is committed up to ${txns.zxid(zxid)}; not all have it on disk yet.`,
  outstanding: (number: number) =>
    `${count(number)} ${number === 1 ? 'transaction is' : 'transactions are'} logged and not committed.`,
  doomed: (zxids: readonly number[], servers: readonly string[]) =>
    zxids.length === 1
      ? `${capital(txns.zxid(zxids[0] ?? 0))} will be discarded: only ${txns.servers(servers)} logged it.`
      : `${count(zxids.length)} transactions will be discarded: only ${txns.servers(servers)} logged them.`,

  epoch: (epoch: number) => `epoch ${format.number(epoch)}`,
  earlier: 'earlier ones',
  legend: {
    committed: 'committed',
    outstanding: 'logged',
    doomed: 'will be discarded',
    unforced: 'on its way to the disk',
    snapshot: 'in the snapshot',
  },
  /** What a cell is: behind the name of its transaction. */
  cells: {
    none: 'not in this log',
    snapshot: 'in the snapshot of this server, no longer in its log',
    unforced: 'handed to the disk of this server, not safe there yet',
    outstanding: 'logged here, not committed',
    unheard: 'committed; this server has logged it and has not been told',
    committed: 'committed',
    doomed: 'logged here, will be discarded',
    truncated: 'was logged here and has been discarded',
  },
  cell: (name: TxnName, servers: readonly string[], state: string) =>
    [
      `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}`,
      servers.length === 0 ? 'on no disk' : `logged by ${txns.servers(servers)}`,
      state,
    ].join(', '),
  cellOn: (server: number, cell: string) => `${txns.server(server)}: ${cell}`,
  variant: 'not the same transaction as on other servers',
  strip: (server: number, state: string, parts: readonly string[]) =>
    `${txns.server(server)}, ${state}: ${parts.join(', ')}.`,
  counts: {
    none: () => '',
    snapshot: () => '',
    unforced: (number: number) => `${format.number(number)} on its way to the disk`,
    outstanding: (number: number) => `${format.number(number)} logged and not committed`,
    unheard: (number: number) => `${format.number(number)} committed without its knowing`,
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

export type LogStripsWords = typeof logStrips;
