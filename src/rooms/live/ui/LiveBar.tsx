import { LIVE_SERVERS } from '../words/liveServers.ts';
import type { LiveSpeed } from '../words/contract.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { Choice } from '../../../ui/parts/Choice.tsx';
import { useLive, type LiveServers } from '../../../ui/stores/live.ts';
import { usePlayhead } from '../../../ui/stores/playhead.ts';
import styles from './LiveBar.module.css';

const SPEEDS: readonly LiveSpeed[] = ['0.01', '0.1', '1'];

/** Made when it is first asked for: it takes long. */
const made: { clock?: Intl.DateTimeFormat } = {};
const timeOfDay = (ms: number) =>
  (made.clock ??= new Intl.DateTimeFormat(undefined, { timeStyle: 'medium' })).format(ms);

/** Above the picture of live servers: where to connect, how the page stands to them, and what stops or slows them for everybody. */
export function LiveBar() {
  const servers = useLive((live) => live.servers);
  return servers === null ? null : <Bar servers={servers} />;
}

function Bar({ servers }: { readonly servers: LiveServers }) {
  const words = useWords(LIVE_SERVERS);
  const { connectString, knownFromMs, isPaused, speed, state, setPaused, setSpeed, toNow } = servers;
  const isInPast = usePlayhead(({ atHead }) => !atHead);
  const shown = state === 'following' && isInPast ? 'lookingBack' : state;
  const told = isPaused && shown === 'following' ? 'paused' : shown;
  return (
    <section className={styles.bar} aria-label={words.title}>
      <dl className={styles.where}>
        <dt>{words.connect}</dt>
        <dd>
          <code>{connectString}</code>
        </dd>
      </dl>
      <div className={styles.acts}>
        <Button
          refused={state === 'broken' || state === 'ended' ? words.states[state] : null}
          onClick={() => setPaused(!isPaused)}
        >
          {isPaused ? words.goOn : words.pause}
        </Button>
        <Choice
          name={words.speed}
          value={nearest(speed)}
          options={SPEEDS.map((value) => ({ value, label: words.speeds[value] }))}
          onChoose={(value) => setSpeed(Number(value))}
        />
        {(shown === 'lookingBack' || shown === 'tooLong') && (
          <Button look="main" onClick={toNow}>
            {words.toNow}
          </Button>
        )}
        {shown === 'differs' && <Button onClick={() => location.reload()}>{words.again}</Button>}
      </div>
      <p role="status" data-state={told} className={styles.state}>
        {words.states[told]}
        {knownFromMs !== null && ` ${words.knownFrom(timeOfDay(knownFromMs))}`}
      </p>
    </section>
  );
}

/** The servers may have been given any speed where they run. */
function nearest(speed: number): LiveSpeed {
  return SPEEDS.find((value) => speed <= Number(value)) ?? '1';
}
