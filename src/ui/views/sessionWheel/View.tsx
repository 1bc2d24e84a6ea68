import { CircleHelp } from '../../parts/icons.tsx';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { useWords } from '../../../words/useWords.ts';
import { SHELF } from '../../../words/shelf.ts';
import { memberOf } from '../../select/cast.ts';
import { sessionWheel, type SessionWheel, type WheelSession } from '../../select/sessionWheel.ts';
import { askWhy } from '../../stores/selection.ts';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { Measured } from '../../draw/view/Measured.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { useLooks, type Looks } from '../../draw/thing/useLooks.ts';
import { useScene } from '../../draw/view/useScene.ts';
import { ViewFrame } from '../../draw/view/ViewFrame.tsx';
import { Wheel } from './Wheel.tsx';
import { lineOf, ownerOf, partsOf, spokenOf, type Telling } from './wheelText.ts';
import styles from './sessionWheel.module.css';

/** When sessions end, and who says so: buckets on a wheel, the time as its hand, clients in their buckets. */
export function SessionWheelView({ side }: { readonly side: WorldSide }) {
  const words = useWords(SHELF).sessionWheel;
  const { format } = useWords();
  const scene = useScene(side);
  const wheel = scene === null ? null : sessionWheel(scene.view.world, scene.view.simulation.trace);
  const all = wheel === null ? [] : [...wheel.sessions, ...wheel.local];
  const looks = useLooks(
    side,
    all.flatMap(({ client }) => (client === null ? [] : [{ kind: 'client', id: client } as const])),
  );
  if (scene === null || wheel === null) return null;
  // Where the hand stands still, so does what is left to each session.
  const nowMs = typeof wheel.hand === 'object' ? wheel.hand.standsAtMs : scene.now.timeMs;
  const telling: Telling = { words, format, nowMs, cast: scene.cast };
  return (
    <ViewFrame
      id="sessionWheel"
      line={lineOf(wheel, telling)}
      spoken={all.map((session) => spokenOf(session, telling))}
      legend={<span className={styles.legend}>{words.legend}</span>}
    >
      {all.length === 0 ? null : (
        <Measured>
          {(size) => (
            <div className={styles.view}>
              <Wheel wheel={wheel} cast={scene.cast} looks={looks} sizePx={wheelSize(size)} />
              <Sessions {...{ side, wheel, telling, looks }} />
            </div>
          )}
        </Measured>
      )}
    </ViewFrame>
  );
}

/** As high as there is room, and not so wide that the list has none. */
function wheelSize({ width, height }: { readonly width: number; readonly height: number }): number {
  return Math.max(64, Math.min(height, width * 0.55, 340));
}

interface SessionsProps {
  readonly side: WorldSide;
  readonly wheel: SessionWheel;
  readonly telling: Telling;
  readonly looks: Looks;
}

function Sessions({ side, wheel, telling, looks }: SessionsProps) {
  return (
    <div className={styles.list}>
      {[...wheel.sessions, ...wheel.local].map((session) => (
        <Row key={session.id} {...{ side, session, telling, looks }} />
      ))}
    </div>
  );
}

interface RowProps extends Omit<SessionsProps, 'wheel'> {
  readonly session: WheelSession;
}

function Row({ side, session, telling, looks }: RowProps) {
  const { words, cast } = telling;
  const { client, id, keeper, scope } = session;
  const member = memberOf(cast, client);
  const who = ownerOf(session, telling);
  const parts = partsOf(session, telling);
  const name = client === null ? null : ({ kind: 'client', id: client } as const);
  return (
    <div
      className={styles.row}
      data-look={name === null ? 'plain' : looks.of(name)}
      data-state={session.state}
    >
      <button
        type="button"
        className={styles.who}
        title={scope === 'local' ? words.localTip(keeper) : undefined}
        aria-label={spokenOf(session, telling)}
        {...(name === null ? { 'data-stop': '', tabIndex: -1 } : pointing(side, name))}
      >
        <MemberDot member={member} />
        <span className={styles.parts}>
          {parts.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </button>
      {session.at === null && (
        <button
          type="button"
          className={styles.why}
          data-stop=""
          tabIndex={-1}
          aria-label={words.why(who)}
          title={words.why(who)}
          onClick={() => askWhy({ world: side, asks: 'unexpired', session: id })}
        >
          <CircleHelp aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
