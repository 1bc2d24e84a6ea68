import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewWords } from '../../../words/messages.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { WireFaults } from '../../draw/view/WireFaults.tsx';
import { useWorld } from '../../stores/useWorld.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { connectionsOf, type Connection } from './connections.ts';
import styles from './connections.module.css';

type Words = ViewWords['connections'];

/** Clients outside the world: a row for each connection, with what its server knows of it and what can be done to it. */
export default function ConnectionsView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).connections;
  const view = useWorld(side);
  if (view === null) return null;
  const connections = connectionsOf(view.world);
  return (
    <ViewFrame
      id="connections"
      line={connections.length === 0 ? words.none : words.line(connections.length)}
      spoken={connections.map(({ wire, server, session, watches, ephemerals }) =>
        words.spoken(wire, server, session, watches.length, ephemerals.length),
      )}
    >
      {connections.length === 0 ? null : <Table {...{ connections, words }} />}
    </ViewFrame>
  );
}

const COLUMNS = ['wire', 'server', 'session', 'silent', 'last', 'watches', 'ephemerals', 'faults'] as const;

interface TableProps {
  readonly connections: readonly Connection[];
  readonly words: Words;
}

function Table({ connections, words }: TableProps) {
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

function Row({ connection, words }: { readonly connection: Connection; readonly words: Words }) {
  const { txns } = useWords(SHELF);
  const { wire, server, state, session, silentMs, timeoutMs, requests, lastOp, watches, ephemerals } =
    connection;
  return (
    <tr>
      <th scope="row">{wire}</th>
      <td>{txns.servers([server])}</td>
      <td>
        <code>{state === 'connecting' ? words.connecting : session}</code>
      </td>
      <td>{words.of(silentMs, timeoutMs)}</td>
      <td>{words.request(lastOp, requests)}</td>
      <td>
        <Paths paths={watches} />
      </td>
      <td>
        <Paths paths={ephemerals} />
      </td>
      <td>
        <WireFaults {...connection} />
      </td>
    </tr>
  );
}

const NAMED_AT_MOST = 3;

function Paths({ paths }: { readonly paths: readonly string[] }) {
  const { format } = useWords();
  if (paths.length === 0) return '–';
  const rest = paths.length - NAMED_AT_MOST;
  return (
    <>
      <code>{paths.slice(0, NAMED_AT_MOST).join(', ')}</code>
      {rest > 0 && ` +${format.number(rest)}`}
    </>
  );
}
