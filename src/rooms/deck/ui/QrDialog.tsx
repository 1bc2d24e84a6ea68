import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { useWords } from '../../../words/useWords.ts';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../../../ui/parts/CopyButton.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import styles from './deck.module.css';
import { QrCodeOf } from '../../../ui/parts/qr/QrCodeOf.tsx';
import { useAddress } from '../../../ui/link/useAddress.ts';

/** The link to this moment, for the phones in the room. */
export function QrDialog({ onClose }: { readonly onClose: () => void }) {
  const { qr } = useWords(DECK_PANEL);
  const field = useRef<HTMLInputElement>(null);
  const address = useAddress();
  const text = address.state === 'there' ? address.address : null;
  useEffect(() => closeByKey(onClose), [onClose]);
  return (
    <Dialog title={qr.title} look="wide" onClose={onClose}>
      <div className={styles.qr}>
        {address.state === 'failed' && <p role="alert">{qr.failed}</p>}
        {text === null ? <p>{qr.working}</p> : <QrCodeOf text={text} name={qr.alt} />}
        <p>{qr.text}</p>
        <div className={styles.linkRow}>
          <input
            ref={field}
            readOnly
            aria-label={qr.link}
            value={text ?? ''}
            onFocus={(event) => event.currentTarget.select()}
          />
          <CopyButton text={text} field={field}>
            {qr.copy}
          </CopyButton>
        </div>
      </div>
    </Dialog>
  );
}

/** In full screen Escape is the browser's, and ends it: the key that showed the code takes it away, and so do a clicker's. */
function closeByKey(close: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || !CLOSES.has(event.key)) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  document.addEventListener('keydown', onKey, { capture: true });
  return () => document.removeEventListener('keydown', onKey, { capture: true });
}

const CLOSES: ReadonlySet<string> = new Set(['u', 'U', 'PageDown', 'PageUp']);
