import { CircleHelp } from '../../parts/icons.tsx';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { MemberDot } from '../../draw/thing/MemberDot.tsx';
import { pointing } from '../../draw/thing/pointing.ts';
import { askWhy } from '../../stores/selection.ts';
import type { SessionRow, WheelModel } from './model.ts';
import styles from './sessionWheel.module.css';

interface Props extends Pick<WheelModel, 'words'> {
  readonly row: SessionRow;
}

/** Whose session it is, when it ends and where its client is; where that is nowhere, why it has not expired. */
export function SessionLine({ row, words }: Props) {
  const { side, looks } = useDrawing();
  const { session, member, owner, parts, text } = row;
  const { client, id, keeper, scope, state, at } = session;
  const name = client === null ? null : ({ kind: 'client', id: client } as const);
  return (
    <div className={styles.row} data-look={name === null ? 'plain' : looks.of(name)} data-state={state}>
      <button
        type="button"
        className={styles.who}
        title={scope === 'local' ? words.localTip(keeper) : undefined}
        aria-label={text}
        {...(name === null ? { 'data-stop': '', tabIndex: -1 } : pointing(side, name))}
      >
        <MemberDot member={member} />
        <span className={styles.parts}>
          {parts.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
      </button>
      {at === null && (
        <button
          type="button"
          className={styles.why}
          data-stop=""
          tabIndex={-1}
          aria-label={words.why(owner)}
          title={words.why(owner)}
          onClick={() => askWhy({ world: side, asks: 'unexpired', session: id })}
        >
          <CircleHelp aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
