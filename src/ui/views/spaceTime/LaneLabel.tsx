import { ClientDot } from '../../draw/thing/ClientDot.tsx';
import { useDrawing } from '../../draw/thing/drawing.ts';
import { pointing } from '../../draw/thing/pointing.ts';
import { ServerTag } from '../../draw/thing/ServerTag.tsx';
import type { LaneShown, Telling } from './model.ts';
import styles from './spaceTime.module.css';

interface Props extends Pick<Telling, 'words'> {
  readonly lane: LaneShown;
  readonly isShort: boolean;
}

/** Whose lane it is. */
export function LaneLabel({ lane: { id, face, member }, words, isShort }: Props) {
  const { side, looks } = useDrawing();
  if (face !== undefined) return <ServerTag server={face} short={isShort} />;
  const name = { kind: 'client', id } as const;
  return (
    <button
      type="button"
      className={styles.client}
      data-look={looks.of(name)}
      aria-label={words.lane(id)}
      {...pointing(side, name)}
    >
      <ClientDot index={member?.index ?? -1} name={member?.name ?? '?'} body={member?.body ?? 'awake'} />
    </button>
  );
}
