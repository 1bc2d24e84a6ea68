import { useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import { ExternalLink } from 'lucide-react';
import { Button } from '../../../ui/parts/Button.tsx';
import { hasWholePage, openWhole } from './wholePage.ts';
import styles from './EmbedApp.module.css';

/** The same moment in the whole page, in a tab of its own. */
export function OpenWhole() {
  const text = useWords().embed;
  const [address, setAddress] = useState<string | null>(null);
  if (address !== null)
    return (
      <label className={styles.address}>
        {text.notOpened}
        <input
          ref={focusIn}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => {
            currentTarget.select();
          }}
        />
      </label>
    );
  return (
    // Where there is no whole page, its room stays: the heights that host pages keep count it.
    <span className={styles.open} style={hasWholePage() ? undefined : { visibility: 'hidden' }}>
      <Button look="quiet" onClick={() => void openWhole().then(setAddress)}>
        <ExternalLink aria-hidden="true" />
        {text.openWhole}
      </Button>
    </span>
  );
}

function focusIn(input: HTMLInputElement | null): void {
  input?.focus();
}
