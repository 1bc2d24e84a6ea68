// The tree that a server showed a client, beside the one that was read from its files.
import { aclText } from '../../src/rooms/data/model/exportTexts.ts';
import { splitPath } from '../../src/rooms/data/model/folders.ts';
import { statTextOf, treeAt } from '../../src/rooms/data/model/moment.ts';
import type { ServerHistory } from '../../src/rooms/data/model/serverHistory.ts';

/** By path, as record.py writes it down. */
export type Shown = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** At the end of its log. */
export function readTree(server: ServerHistory | undefined): Shown {
  if (server === undefined) return {};
  const versions = [...treeAt(server, server.history.rowCount - 1)];
  const entries = versions.map((version) => [
    version.path,
    { ...statTextOf(version), acl: sorted(aclText(version.acl)) },
  ]);
  return comparable(Object.fromEntries(entries) as Shown);
}

/** A server of an ensemble writes its configuration into its own tree at each start, with the time of that. */
export function comparable(tree: Shown): Shown {
  return Object.fromEntries(
    Object.entries(tree).map(([path, stat]) => [
      path,
      {
        ...stat,
        acl: typeof stat.acl === 'string' ? stat.acl : (stat.acl as readonly string[]).map(sorted).join(','),
        ...(splitPath(path).name === 'config' && path.startsWith('/zookeeper/') ? { mtime: null } : {}),
      },
    ]),
  );
}

/** Letters of permissions come in more than one order. */
export function sorted(acl: string): string {
  return acl
    .split(',')
    .map((entry) => {
      const [, id = '', letters = ''] = /^(.*):([a-z]*)$/.exec(entry) ?? [];
      return `${id}:${letters.split('').toSorted().join('')}`;
    })
    .join(',');
}
