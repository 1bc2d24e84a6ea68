import { visit } from '../../../ui/link/hashSync.ts';
import { ROOMS } from '../words/rooms.ts';
import { openPiece } from '../../../ui/scenes/openScene.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import type { MuseumPiece } from '../../../scenarios/scenario/piece.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import styles from '../../../ui/panels/guide/Guide.module.css';

interface Props {
  readonly piece: MuseumPiece;
  readonly choices: readonly ScenarioChoice[];
}

/** One side of a piece alone, large, or both beside each other; and the lesson that is about it. */
export function PieceTwin({ piece, choices }: Props) {
  const text = useWords().guide;
  const { rooms } = useWords(ROOMS);
  const { lesson } = piece;
  const isTwin = choices.length > 1;
  return (
    <div className={styles.twin}>
      {!isTwin && <Button onClick={() => void openPiece(piece, 'both')}>{text.both}</Button>}
      <Button onClick={() => void openPiece(piece, 'wrong')}>{text.wrongAlone}</Button>
      <Button onClick={() => void openPiece(piece, 'right')}>{text.rightAlone}</Button>
      {lesson !== undefined && (
        <Button onClick={() => void visit({ kind: 'lesson', id: lesson, part: null })}>{rooms.learn}</Button>
      )}
    </div>
  );
}
