import { useWords } from '../../../words/useWords.ts';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/parts/Button.tsx';
import { hasWholePage, openWhole } from './wholePage.ts';
import styles from './EmbedApp.module.css';

/** The same moment in the whole page, in a tab of its own. */
export function OpenWhole() {
  const text = useWords().embed;
  if (!hasWholePage()) return null;
  return (
    <span className={styles.open}>
      <Button look="quiet" onClick={() => void openWhole()}>
        <ExternalLink aria-hidden="true" />
        {text.openWhole}
      </Button>
    </span>
  );
}
