import { useState, type SyntheticEvent } from 'react';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import { ORDER_FORMS } from '../model/order.ts';
import { TAP } from '../words/area.ts';
import type { TapWords } from '../words/contract.ts';
import type { Shown } from './shown.ts';
import { styles } from './styles.ts';
import type { LiveTap } from './useLiveTap.ts';

interface Props extends Shown {
  readonly live: LiveTap;
}

const MAX_ROWS = 200;

/** Orders to the tap: typed, or by a button for a session. */
export function DisturbPanel({ run, live }: Props) {
  const words = useWords(TAP);
  const [order, setOrder] = useState('');
  const [said, setSaid] = useState('');
  const give = (text: string) => {
    void live
      .give(text)
      .then((answer) =>
        setSaid(
          answer === null
            ? words.disturb.notReached
            : answer.problem === null
              ? words.disturb.done(text)
              : words.disturb[answer.problem],
        ),
      );
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (order.trim() !== '') give(order.trim());
  };
  const connections = [...run.now.connections.values()].filter(({ endedMs }) => endedMs === null);
  return (
    <section className={styles.panel} aria-label={words.tabs.disturb}>
      <p className={styles.quiet}>{words.disturb.about}</p>
      <form className={styles.row} onSubmit={submit}>
        <label className={styles.field}>
          {words.disturb.order}
          <input
            type="text"
            className={styles.mono}
            value={order}
            placeholder="cut server:1 for 5s"
            spellCheck={false}
            onChange={({ target }) => setOrder(target.value)}
          />
        </label>
        <Button type="submit" look="main">
          {words.disturb.give}
        </Button>
        <Button onClick={() => give('heal')}>{words.disturb.heal}</Button>
      </form>
      <p role="status">{said}</p>
      <details>
        <summary>{words.disturb.forms}</summary>
        <ul className={styles.mono}>
          {ORDER_FORMS.map((form) => (
            <li key={form}>{form}</li>
          ))}
        </ul>
      </details>
      <p>
        {words.disturb.holding}: <span className={styles.mono}>{live.holding.join('; ') || words.none}</span>
      </p>
      <div className={styles.scroll}>
        <table>
          <tbody>
            {connections.slice(0, MAX_ROWS).map(({ id, client, session }) => (
              <tr key={id}>
                <td className={styles.mono}>{session ?? client}</td>
                <td>
                  <div className={styles.verbs}>
                    {VERBS.map((verb) => (
                      <Button
                        key={verb}
                        aria-label={`${words.disturb[verb]}: ${session ?? client}`}
                        onClick={() => give(orderOf(verb, id, session))}
                      >
                        {words.disturb[verb]}
                      </Button>
                    ))}
                  </div>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

type Verb = keyof Pick<TapWords['disturb'], 'cut' | 'dropReply' | 'stall' | 'close' | 'delay'>;

const VERBS: readonly Verb[] = ['cut', 'delay', 'dropReply', 'stall', 'close'];

/** Cuts and delays follow a session to its next connection. */
function orderOf(verb: Verb, connection: number, session: string | null): string {
  const lasting = session === null ? `connection:${connection}` : `session:${session}`;
  switch (verb) {
    case 'cut':
      return `cut ${lasting}`;
    case 'delay':
      return `delay ${lasting} 200ms`;
    case 'stall':
      return `stall connection:${connection} 2s`;
    case 'dropReply':
    case 'close':
      return `${verb} connection:${connection}`;
  }
}
