import type { TreeCellKind } from '../../select/treeCells.ts';
import { capital, format } from '../nouns.en.ts';
import { NAMED_AT_MOST } from './namedAtMost.ts';
import { txns } from './txns.en.ts';

function clientsOf(names: readonly string[]): string {
  if (names.length > NAMED_AT_MOST) return `${format.number(names.length)} clients`;
  return format.list(names.map((name) => `client ${name}`));
}

export const serverTrees = {
  none: 'No znode yet but ZooKeeper’s own.',
  alike: 'All trees are alike.',
  differ: (ids: readonly string[], znodes: number) =>
    `${capital(txns.servers(ids))} ${ids.length === 1 ? 'differs' : 'differ'} in ${format.plural(znodes, { one: 'one znode', other: `${format.number(znodes)} znodes` })}.`,
  reads: (clients: readonly string[]) =>
    `${capital(clientsOf(clients))} ${clients.length === 1 ? 'reads' : 'read'} there.`,
  syncing: (clients: readonly string[]) =>
    `${capital(clientsOf(clients))} ${clients.length === 1 ? 'waits' : 'wait'} for sync.`,
  znode: 'znode',
  hidden: (count: number) =>
    format.plural(count, {
      one: '1 more that is alike',
      other: `${format.number(count)} more that are alike`,
    }),
  legend: { stale: 'old value', missing: 'not there yet', doomed: 'will be taken back' },
  cells: {
    same: 'as elsewhere',
    missing: 'not there yet',
    stale: 'an old value',
    lingering: 'deleted elsewhere, still here',
    ahead: 'newer than elsewhere, not committed yet',
    doomed: 'will be taken back',
    absent: 'not there',
    lost: 'the process is down, its memory is gone',
  } satisfies Readonly<Record<TreeCellKind, string>>,
  value: (data: string | null, version: number) =>
    `${data === null ? 'null' : data === '' ? '""' : data}, version ${format.number(version)}`,
  version: (version: number) => `v${format.number(version)}`,
  notYet: 'not yet',
  ownedBy: (name: string) => `of client ${name}’s session`,
  readBy: (names: readonly string[]) => `read last by ${clientsOf(names)}`,
  cell: (path: string, number: number, parts: readonly string[]) =>
    `${path} on server ${format.number(number)}: ${parts.join(', ')}`,
  sync: 'sync',
  spokenColumn: (number: number, state: string, differences: number, clients: readonly string[]) =>
    [
      `Server ${format.number(number)}, ${state}: ${differences === 0 ? 'nothing differs' : `${format.number(differences)} differ`}`,
      ...(clients.length === 0 ? [] : [`read by ${clientsOf(clients)}`]),
    ].join('; ') + '.',
};

export type ServerTreesWords = typeof serverTrees;
