import { PanelRight } from '../parts/icons.tsx';
import { useIsPresenting } from '../stores/presentation.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../parts/Button.tsx';
import { hidePanel, showPanel, usePanel } from '../stores/panelTab.ts';
import styles from './PanelToggle.module.css';

/** Opens the panel where it lies over the picture. Beside it, it is always there. */
export function PanelToggle() {
  const words = useWords().shell.panels;
  const { tab, isOpen } = usePanel();
  const isPresenting = useIsPresenting();
  if (isPresenting) return null;
  return (
    <span className={styles.toggle}>
      <Button
        aria-expanded={isOpen}
        aria-label={words.open}
        onClick={() => (isOpen ? hidePanel() : showPanel(tab === 'card' ? 'log' : tab))}
      >
        <PanelRight aria-hidden="true" />
      </Button>
    </span>
  );
}
