import type { SessionId } from '../../../engine/index.ts';
import { useWords } from '../../../words/useWords.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { styles } from './styles.ts';
import type { Shown } from './shown.ts';

interface Props extends Pick<Shown, 'showSession'> {
  readonly id: SessionId;
}

/** A session that leads to its transactions. */
export function SessionLink({ id, showSession }: Props) {
  const words = useWords(DATA_DIRECTORY);
  return (
    <button type="button" className={styles.path} title={words.sessions.show} onClick={() => showSession(id)}>
      {id}
    </button>
  );
}
