import { ExternalLink } from 'lucide-react';
import { useAllWords } from '../i18n/words.ts';
import { Button } from '../parts/Button.tsx';
import { hasWholePage, openWhole } from './wholePage.ts';
import styles from './EmbedApp.module.css';

/** The same moment in the whole page, in a tab of its own. */
export default function OpenWhole() {
  const text = useAllWords().embed;
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
