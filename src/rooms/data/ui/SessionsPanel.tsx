import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { SessionRow } from '../model/sessionRows.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import { Legend } from './Legend.tsx';
import { SessionLink } from './SessionLink.tsx';
import type { Shown } from './shown.ts';
import { useAsked } from './useAsked.ts';

/** Sessions as bars over the transactions, with how each ended and the ephemerals it made. */
export function SessionsPanel(shown: Shown) {
  const { client, server, row, summary } = shown;
  const words = useWords(DATA_DIRECTORY);
  const [which, setWhich] = useState<'all' | 'openAtMoment'>('all');
  const sessions = useAsked(client, 'sessions', { server, row, which });
  if (sessions === null) return null;
  return (
    <section className={styles.panel} aria-label={words.tabs.sessions}>
      <p>{words.sessions.summary(sessions.total, sessions.openAtMoment)}</p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={which === 'openAtMoment'}
          onChange={({ target }) => setWhich(target.checked ? 'openAtMoment' : 'all')}
        />
        {words.sessions.atMoment}
      </label>
      {sessions.rows.length < sessions.total && (
        <p className={styles.quiet}>{words.sessions.shown(sessions.rows.length, sessions.total)}</p>
      )}
      <Legend
        items={(['lived', 'expired', 'now'] as const).map((look) => ({
          look,
          text: words.sessions.legend[look],
        }))}
      />
      <ul className={styles.sessions}>
        {sessions.rows.map((each) => (
          <SessionLine key={`${each.id} ${each.fromRow}`} session={each} rows={summary.rows} shown={shown} />
        ))}
      </ul>
      <p className={styles.quiet}>{words.sessions.notInLog}</p>
    </section>
  );
}

interface LineProps {
  readonly session: SessionRow;
  readonly rows: number;
  readonly shown: Shown;
}

function SessionLine({ session, rows, shown }: LineProps) {
  const words = useWords(DATA_DIRECTORY);
  const { id, fromRow, toRow, closedBy, closedRow, timeoutMs, writes, ephemerals, ephemeralPaths } = session;
  const end = closedBy === null ? words.sessions.open : words.sessions.ended[closedBy];
  const left = (fromRow / rows) * 100;
  const width = Math.max(0.4, ((toRow - fromRow) / rows) * 100);
  return (
    <li>
      <SessionLink id={id} showSession={shown.showSession} />
      <button
        type="button"
        className={styles.barPlace}
        aria-label={words.sessions.bar(id, words.time(session.fromMs), words.time(session.toMs), end)}
        title={`${words.time(session.fromMs)} – ${words.time(session.toMs)}`}
        onClick={() => shown.goTo(closedRow ?? fromRow)}
      >
        <span
          className={`${styles.bar} ${closedBy === 'server' ? styles.expired : ''}`}
          style={{ insetInlineStart: `${left}%`, inlineSize: `${Math.min(width, 100 - left)}%` }}
        />
        <span className={styles.now} style={{ insetInlineStart: `${(shown.row / rows) * 100}%` }} />
      </button>
      <small>
        {end} · {timeoutMs === null ? words.sessions.unknownTimeout : words.sessions.timeout(timeoutMs)} ·{' '}
        {words.sessions.writes(writes)} · {words.sessions.ephemerals(ephemerals)}
      </small>
      {ephemeralPaths.map((path) => (
        <button key={path} type="button" className={styles.path} onClick={() => shown.show(path)}>
          {path}
        </button>
      ))}
    </li>
  );
}
