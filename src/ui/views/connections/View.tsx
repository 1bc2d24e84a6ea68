import type { ReactNode } from 'react';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { WireFaults } from '../../draw/view/WireFaults.tsx';
import type { Connection } from './connections.ts';
import { connectionsModel, type ConnectionsModel } from './model.ts';
import styles from './connections.module.css';
import { words as english } from './words/en.ts';

// What can be done to a connection stands in its row, as buttons: it is no table of chips.
export const ConnectionsView = viewOf('connections', english, connectionsModel, ConnectionTable, {
  height: 'fits',
});

const COLUMNS = ['wire', 'server', 'session', 'silent', 'last', 'watches', 'ephemerals', 'faults'] as const;

function ConnectionTable({ model: { connections, words } }: { readonly model: ConnectionsModel }) {
  return (
    <div className={styles.scroller}>
      <table className={styles.table}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <th key={column} scope="col">
                {words.columns[column]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {connections.map((connection) => (
            <Row key={connection.wire} {...{ connection, words }} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Row({
  connection,
  words,
}: {
  readonly connection: Connection;
  readonly words: ConnectionsModel['words'];
}) {
  const { txns } = useWords(SHELF);
  const { wire, server, state, session, silentMs, timeoutMs, requests, lastOp, watches, ephemerals } =
    connection;
  return (
    <tr>
      <th scope="row">{wire}</th>
      <Cell>{txns.servers([server])}</Cell>
      <Cell>
        <code>{state === 'connecting' ? words.connecting : session}</code>
      </Cell>
      <Cell name={words.columns.silent}>{words.of(silentMs, timeoutMs)}</Cell>
      <Cell name={words.columns.last}>{words.request(lastOp, requests)}</Cell>
      <Cell name={words.columns.watches}>
        <Paths paths={watches} />
      </Cell>
      <Cell name={words.columns.ephemerals}>
        <Paths paths={ephemerals} />
      </Cell>
      <Cell>
        <WireFaults {...connection} />
      </Cell>
    </tr>
  );
}

/** `name` stands before it where there is no head. */
function Cell({ name, children }: { readonly name?: string; readonly children: ReactNode }) {
  return (
    <td>
      {name !== undefined && (
        <span className={styles.name} aria-hidden="true">
          {name}
        </span>
      )}
      {children}
    </td>
  );
}

const NAMED_AT_MOST = 3;

function Paths({ paths }: { readonly paths: readonly string[] }) {
  const { format } = useWords();
  if (paths.length === 0) return '–';
  const rest = paths.length - NAMED_AT_MOST;
  return (
    <>
      <code className={styles.paths}>{paths.slice(0, NAMED_AT_MOST).join(', ')}</code>
      {rest > 0 && ` +${format.number(rest)}`}
    </>
  );
}
