import type { TxnName } from '../../../../words/contracts/views.ts';
import { capital, format } from '../../../../words/en/nouns.ts';
import { zxidText } from '../../../../words/names.ts';
import { txns } from '../../../../words/en/txns.ts';

/** “1:6 to 1:8”, or the one alone. */
const zxidRange = (zxids: readonly number[]) =>
  zxids.length > 1
    ? `${zxidText(zxids[0] ?? 0)} to ${zxidText(zxids.at(-1) ?? 0)}`
    : zxids.map(zxidText).join('');

const transactions = (count: number) =>
  format.plural(count, { one: 'one transaction', other: `${format.number(count)} transactions` });

const fileName = (name: string, order: number | null) =>
  order === null ? name : `${name}, number ${format.number(order)} read at a start`;

export const words = {
  server: 'Whose disk',
  serverOf: (number: number) => txns.server(number),
  empty: (number: number) => `${txns.server(number)} has nothing on its disk.`,
  writing: (
    number: number,
    name: string,
    { done, all }: { readonly done: number; readonly all: number },
    fuzzy: number,
  ) =>
    `${txns.server(number)} is writing ${name}: ${format.number(done)} of ${format.plural(all, { one: '1 znode', other: `${format.number(all)} znodes` })}${fuzzy === 0 ? '' : `; ${transactions(fuzzy)} applied meanwhile`}.`,
  recovery: (
    number: number,
    {
      snapshot,
      logs,
      replayed,
    }: { readonly snapshot: string | null; readonly logs: number; readonly replayed: number },
  ) => {
    const from = snapshot ?? 'no snapshot';
    const files = format.plural(logs, { one: 'one log file', other: `${format.number(logs)} log files` });
    return replayed === 0
      ? `At a start, ${txns.server(number).toLowerCase()} reads ${from} and has nothing to replay.`
      : `At a start, ${txns.server(number).toLowerCase()} reads ${from} and replays ${transactions(replayed)} from ${files}.`;
  },
  snapshots: 'Snapshots in version-2/',
  logs: 'Transaction log in version-2/',
  progress: ({ done, all }: { readonly done: number; readonly all: number }) =>
    `being written: ${format.number(done)} of ${format.plural(all, { one: '1 znode', other: `${format.number(all)} znodes` })}`,
  fuzzy: (zxids: readonly number[]) => `fuzzy: may or may not have ${zxidRange(zxids)}`,
  missing: (zxids: readonly number[]) => `the log replays ${zxidRange(zxids)} over it`,
  purged: 'zkCleanup.sh -n 3 would delete it',
  open: 'open for the next transaction',
  rest: {
    reserved: 'preallocated: zeros up to 64 MB',
    cut: 'cut by TRUNC behind its last record',
    deleted: 'deleted by TRUNC',
  },
  records: (count: number) => (count === 0 ? 'empty' : transactions(count)),
  record: (name: TxnName, kind: 'committed' | 'outstanding' | 'doomed' | 'truncated', isReplayed: boolean) =>
    [
      `${capital(txns.txn(name))}, ${txns.zxid(name.zxid)}`,
      {
        committed: 'committed',
        outstanding: 'logged, not committed',
        doomed: 'will be discarded',
        truncated: 'cut by TRUNC',
      }[kind],
      ...(isReplayed ? ['replayed at a start'] : []),
    ].join(', '),
  cut: (to: number, file: string | null, dropped: number) =>
    `TRUNC to ${txns.zxid(to)} cut ${transactions(dropped)}${file === null ? '' : ` from ${file}`}.`,
  earlier: (count: number) => `${format.number(count)} earlier`,
  fileName,
  spoken: (name: string, order: number | null, notes: readonly string[]) =>
    `${[fileName(name, order), ...notes].join('; ')}.`,
  legend: {
    order: 'read at a start, in this order',
    committed: 'committed',
    truncated: 'cut',
    reserved: 'preallocated',
  },
};

export type Words = typeof words;
