import { AppWindow, Maximize2, Minimize2 } from 'lucide-react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { SHELF } from '../../../words/shelf.ts';
import { useWords } from '../../../words/useWords.ts';
import { IconButton } from '../../parts/Button.tsx';
import { showWhole } from '../../stores/shownViews.ts';
import { closeSecondWindow, showInSecondWindow, useSecondWindow } from './secondWindow.ts';
import styles from './Shelf.module.css';

interface Props {
  readonly id: ViewId;
  readonly side: WorldSide;
  readonly isWhole: boolean;
}

/** What can be done with a view: all the room for it, and a window of its own. */
export function ViewTools({ id, side, isWhole }: Props) {
  const { layout } = useWords(SHELF);
  const name = useWords().views.names[id];
  const isOut = useSecondWindow(({ view }) => view === id);
  return (
    <div className={styles.tools} role="group" aria-label={layout.tools(name)}>
      <IconButton
        look="quiet"
        name={isOut ? layout.closeWindow : layout.open(name)}
        aria-pressed={isOut}
        onClick={() => (isOut ? closeSecondWindow() : showInSecondWindow(id, side))}
      >
        <AppWindow aria-hidden="true" />
      </IconButton>
      <IconButton
        look="quiet"
        name={isWhole ? layout.restore : layout.maximize(name)}
        aria-pressed={isWhole}
        onClick={() => showWhole(isWhole ? null : id)}
      >
        {isWhole ? <Minimize2 aria-hidden="true" /> : <Maximize2 aria-hidden="true" />}
      </IconButton>
    </div>
  );
}
