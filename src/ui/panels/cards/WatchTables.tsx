import type { ClientState, ServerState, ServerWatch } from '../../../engine/index.ts';
import { CARDS } from '../../../words/cards.ts';
import { useWords } from '../../../words/useWords.ts';
import { clientWatchTables, watchManagers, type Row, type WatchManager } from '../../select/watchTables.ts';
import { worldBefore } from '../../select/worldBefore.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { Section } from './Card.tsx';
import { MapTable, TableName, type DrawnRow } from './MapTable.tsx';
import { Watcher } from './Watcher.tsx';

/** A server's two WatchManagers, each with both of its maps. */
export function ServerWatches({ view, server }: { readonly view: WorldView; readonly server: ServerState }) {
  const text = useWords(CARDS).watches;
  const { format } = useWords();
  const before = worldBefore(view)?.servers.get(server.vars.value.id) ?? null;
  return (
    <Section title={text.title}>
      {watchManagers(server, before).map(({ table, byPath, byWatcher }) => (
        <div key={table}>
          <TableName name={text.managers[table]} tip={text.managerTips[table]}>
            {text.count(countOf(byPath))}
          </TableName>
          {byWatcher.length > 0 && (
            <>
              <MapTable
                name={format.labelled(text.managers[table], text.byPath)}
                caption={text.byPath}
                rows={rowsByPath(byPath, view)}
              />
              <MapTable
                name={format.labelled(text.managers[table], text.byWatcher)}
                caption={text.byWatcher}
                rows={rowsByWatcher(byWatcher, view)}
              />
            </>
          )}
        </div>
      ))}
    </Section>
  );
}

function countOf(rows: readonly Row<string, ServerWatch>[]): number {
  return rows.reduce((sum, { items }) => sum + items.filter(({ change }) => change !== 'removed').length, 0);
}

function rowsByPath(rows: WatchManager['byPath'], view: WorldView): readonly DrawnRow[] {
  return rows.map(({ key: path, items }) => ({
    id: path,
    key: path,
    items: items.map(({ item, change }) => ({
      item: { id: `${item.mode} ${item.link}`, drawn: <Watcher view={view} watch={item} /> },
      change,
    })),
  }));
}

function rowsByWatcher(rows: WatchManager['byWatcher'], view: WorldView): readonly DrawnRow[] {
  return rows.map(({ key: link, items }) => ({
    id: link,
    key: <Watcher view={view} watch={{ link }} />,
    items: asTheyAre(items),
  }));
}

function asTheyAre(items: Row<string, string>['items']): DrawnRow['items'] {
  return items.map(({ item, change }) => ({ item: { id: item, drawn: item }, change }));
}

/** A client's five tables (ZKWatchManager); those with nothing in them in one line. */
export function ClientWatches({ view, client }: { readonly view: WorldView; readonly client: ClientState }) {
  const words = useWords();
  const text = useWords(CARDS).watches;
  const before = worldBefore(view)?.clients.get(client.vars.value.setup.id) ?? null;
  const tables = clientWatchTables(client, before);
  const empty = tables.filter(({ rows }) => rows.length === 0).map(({ kind }) => text.tables[kind]);
  return (
    <Section title={text.title}>
      {tables.map(
        ({ kind, rows }) =>
          rows.length > 0 && (
            <div key={kind}>
              <TableName name={text.tables[kind]} tip={text.tableTips[kind]}>
                {text.clientRows}
              </TableName>
              <MapTable
                name={text.tables[kind]}
                caption={null}
                rows={rows.map(({ key, items }) => ({ id: key, key, items: asTheyAre(items) }))}
              />
            </div>
          ),
      )}
      {empty.length > 0 && <p>{text.othersEmpty(words.format.list(empty))}</p>}
    </Section>
  );
}
