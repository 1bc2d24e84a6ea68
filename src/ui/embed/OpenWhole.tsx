import { ExternalLink } from 'lucide-react';
import { embed as en } from '../i18n/embed.en.ts';
import { embed as zh } from '../i18n/embed.zh.ts';
import { useViewWords } from '../i18n/viewWords.ts';
import { Button } from '../parts/Button.tsx';
import { hasWholePage, openWhole } from './wholePage.ts';
import styles from './EmbedApp.module.css';

/** The same moment in the whole page, in a tab of its own. */
export function OpenWhole() {
  const text = useViewWords({ en, 'zh-CN': zh });
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
