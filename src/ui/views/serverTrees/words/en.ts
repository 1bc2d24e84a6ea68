import { capital, format, server } from '../../../../words/en/nouns.ts';
import { NAMED_AT_MOST } from '../../../../words/namedAtMost.ts';
import { zxidText } from '../../../../words/names.ts';
import { txns } from '../../../../words/en/txns.ts';

function clientsOf(names: readonly string[]): string {
  if (names.length > NAMED_AT_MOST) return `${format.number(names.length)} clients`;
  return format.list(names.map((name) => `client ${name}`));
}

export const words = {
  none: 'No znodes except ZooKeeper’s own.',
  alike: 'All trees are identical.',
  alone: (isWithOwn: boolean): string =>
    isWithOwn
      ? 'The values and versions of all znodes.'
      : 'The values and versions of all znodes but ZooKeeper’s own.',
  /** `zxids`: up to which each of them has applied; `measure`: the server whose tree they are measured by. */
  differ: (
    ids: readonly string[],
    path: string,
    others: number,
    zxids: readonly number[],
    measure: { readonly id: string; readonly zxid: number },
  ) =>
    `${capital(txns.servers(ids))} ${ids.length === 1 ? 'differs' : 'differ'} from ${server(measure.id)} in ${path}${others === 0 ? '' : ` and ${format.plural(others, { one: 'one more znode', other: `${format.number(others)} more znodes` })}`}: applied up to zxid ${format.list([...new Set(zxids.map(zxidText))])}, ${server(measure.id)} up to ${zxidText(measure.zxid)}.`,
  lags: 'That is normal while a server lags behind.',
  /** Why they lag: nothing reaches them from `measure`, or nothing of theirs reaches it. */
  cutOff: (ids: readonly string[], measure: string) =>
    `${capital(txns.servers(ids))} ${ids.length === 1 ? 'is' : 'are'} cut off from ${server(measure)} and ${ids.length === 1 ? 'falls' : 'fall'} behind.`,
  reads: (clients: readonly string[]) =>
    `${capital(clientsOf(clients))} ${clients.length === 1 ? 'reads' : 'read'} there.`,
  syncing: (clients: readonly string[]) =>
    `${capital(clientsOf(clients))} ${clients.length === 1 ? 'is' : 'are'} waiting for sync.`,
  znode: 'znode',
  hidden: (count: number) =>
    format.plural(count, {
      one: '1 more, identical',
      other: `${format.number(count)} more, identical`,
    }),
  legend: {
    stale: 'old value',
    missing: 'not there yet',
    doomed: 'will be rolled back',
    client: 'client: connected, or read last',
  },
  cells: {
    same: 'same as elsewhere',
    missing: 'not there yet',
    stale: 'an old value',
    lingering: 'deleted elsewhere, still here',
    ahead: 'newer than elsewhere, not committed yet',
    doomed: 'will be rolled back',
    absent: 'not there',
    lost: 'the process is down, its memory is lost',
  },
  value: (data: string | null, version: number) =>
    `${data === null ? 'null' : data === '' ? '""' : data}, version ${format.number(version)}`,
  version: (version: number) => `v${format.number(version)}`,
  notYet: 'not yet',
  deleted: 'deleted',
  ownedBy: (name: string) => `of client ${name}’s session`,
  readBy: (names: readonly string[]) => `last read by ${clientsOf(names)}`,
  connected: (names: readonly string[]) => `connected: ${clientsOf(names)}`,
  cell: (path: string, number: number, parts: readonly string[]) =>
    `${path} on server ${format.number(number)}: ${parts.join(', ')}`,
  sync: 'sync',
  spokenColumn: (number: number, state: string, differences: number, clients: readonly string[]) =>
    [
      `Server ${format.number(number)}, ${state}: ${differences === 0 ? 'nothing differs' : `${format.number(differences)} differ`}`,
      ...(clients.length === 0 ? [] : [`connected: ${clientsOf(clients)}`]),
    ].join('; ') + '.',
};

export type Words = typeof words;
