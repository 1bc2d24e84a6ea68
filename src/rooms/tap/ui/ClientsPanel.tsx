import { useWords } from '../../../words/useWords.ts';
import { journeysOf, type Stop } from '../model/journey.ts';
import type { SeenConnection, SeenSession } from '../model/seen.ts';
import { TAP } from '../words/area.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';

const MAX_ROWS = 300;
const MAX_NAMED = 50;
const MAX_STOPS = 5;

/** Sessions with what they hold, and connections that have none. */
export function ClientsPanel({ ledger, goTo }: Shown) {
  const words = useWords(TAP);
  const { connections, sessions } = ledger;
  const open = [...connections.values()].filter(({ endedMs }) => endedMs === null);
  const others = [...connections.values()].filter(({ session }) => session === null).slice(-MAX_ROWS);
  const journeys = journeysOf(connections);
  const rows = [...sessions.values()].toSorted((a, b) => order(a) - order(b)).slice(0, MAX_ROWS);
  return (
    <section className={styles.panel} aria-label={words.tabs.clients}>
      <p>{words.clients.summary(open.length, sessions.size)}</p>
      <div className={styles.scroll}>
        <table>
          <thead>
            <tr>
              <th scope="col">{words.clients.session}</th>
              <th scope="col">{words.clients.client}</th>
              <th scope="col">{words.clients.server}</th>
              <th scope="col">{words.clients.timeout}</th>
              <th scope="col">{words.clients.silence}</th>
              <th scope="col">{words.clients.requests}</th>
              <th scope="col">{words.clients.watches}</th>
              <th scope="col">{words.clients.ephemerals}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map((session) => (
              <SessionRow
                key={session.id}
                session={session}
                on={session.connection === null ? undefined : connections.get(session.connection)}
                journey={journeys.get(session.id) ?? []}
                silence={ledger.silenceOf(session)}
                onShow={() => goTo(session.endedIndex ?? session.openedIndex)}
              />
            ))}
            {others.map((connection) => (
              <tr key={connection.id}>
                <td>
                  {connection.word ??
                    (connection.opaque === null
                      ? words.clients.noSession
                      : words.clients.opaque[connection.opaque])}
                </td>
                <td className={styles.mono}>{connection.client}</td>
                <td>{words.count(connection.server)}</td>
                <td colSpan={5}>
                  {connection.endedBy === null ? '' : words.clients.endedBy[connection.endedBy]}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

/** Those that are connected first. */
function order({ state }: SeenSession): number {
  return state === 'open' ? 0 : state === 'away' ? 1 : 2;
}

interface RowProps {
  readonly session: SeenSession;
  readonly on: SeenConnection | undefined;
  readonly journey: readonly Stop[];
  /** As a share of the timeout. */
  readonly silence: number | null;
  readonly onShow: () => void;
}

function SessionRow({ session, on, journey, silence, onShow }: RowProps) {
  const words = useWords(TAP);
  const { id, state, isOlder, timeoutMs, requests, watches, ephemerals, longestSilenceMs } = session;
  const ended = journey.at(-1)?.endedBy;
  return (
    <tr>
      <td>
        <button type="button" className={styles.path} onClick={onShow}>
          {id}
        </button>
        <small className={state === 'expired' ? styles.problem : undefined}>
          {words.clients.states[state]}
        </small>
        <small>{words.clients.connects(session)}</small>
        {isOlder && <small>{words.clients.older}</small>}
      </td>
      <td className={styles.mono}>{on?.client ?? ''}</td>
      <td>
        {journey.length > MAX_STOPS && '… '}
        {journey
          .slice(-MAX_STOPS)
          .map(({ server }) => words.count(server))
          .join(' → ')}
        {on === undefined && ended !== null && ended !== undefined && (
          <small>{words.clients.endedBy[ended]}</small>
        )}
      </td>
      <td>{words.ms(timeoutMs)}</td>
      <td>
        {silence !== null && (
          <>
            <meter
              min={0}
              max={1}
              high={2 / 3}
              value={Math.min(1, silence)}
              aria-label={words.clients.silence}
            />
            {words.ms(silence * timeoutMs)}
          </>
        )}
        <small>{words.clients.longest(words.ms(longestSilenceMs))}</small>
      </td>
      <td>{words.count(requests)}</td>
      <td>
        <Named
          label={words.count(watches.size)}
          lines={[...watches.values()]
            .slice(0, MAX_NAMED)
            .map(({ kind, path, resets }) => words.clients.watch(kind, path, resets))}
        />
      </td>
      <td>
        <Named label={words.count(ephemerals.size)} lines={[...ephemerals].slice(0, MAX_NAMED)} />
      </td>
    </tr>
  );
}

function Named({ label, lines }: { readonly label: string; readonly lines: readonly string[] }) {
  if (lines.length === 0) return label;
  return (
    <details>
      <summary>{label}</summary>
      <ul className={styles.mono}>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </details>
  );
}
