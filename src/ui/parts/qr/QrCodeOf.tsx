import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './qr.module.css';
import { MOST_BYTES, qrPath } from './qrPath.ts';

/**
 * Black on white in every theme: that is what cameras look for. Says so where an address is too long for it, or one that only this machine
 * can open.
 */
export function QrCodeOf({ text, name }: { readonly text: string; readonly name: string }) {
  const { qr } = useWords(DECK_PANEL);
  const drawing = qrPath(text);
  if (drawing === null) return <p role="alert">{qr.tooLong(text.length, MOST_BYTES)}</p>;
  return (
    <>
      <svg
        className={styles.code}
        role="img"
        aria-label={name}
        viewBox={`0 0 ${drawing.size} ${drawing.size}`}
        shapeRendering="crispEdges"
      >
        <rect width={drawing.size} height={drawing.size} fill="#fff" />
        <path d={drawing.path} fill="#000" />
      </svg>
      {drawing.look === 'dense' && <p className={styles.dense}>{qr.dense}</p>}
      {isOfThisMachine(text) && <p className={styles.warning}>{qr.onlyHere}</p>}
    </>
  );
}

function isOfThisMachine(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !protocol.startsWith('http') || /^(?:localhost$|127\.|\[::1\]$)/.test(hostname);
}
