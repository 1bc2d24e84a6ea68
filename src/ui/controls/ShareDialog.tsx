import { DECK_PANEL } from '../../words/deckPanel.ts';
import { QrCode } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../words/useWords.ts';
import { TakeAway } from './takeAway/TakeAway.tsx';
import { currentAddress } from '../link/currentLink.ts';
import { fetched } from '../fetching/fetched.ts';
import { fromRoom } from '../stores/stage.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { Dialog } from '../parts/Dialog.tsx';
import { openDialog } from '../stores/dialogs.ts';
import { usePausedWorld } from './usePausedWorld.ts';
import styles from './dialogs.module.css';

/** A link to exactly this moment. */
export function ShareDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords().dialogs.share;
  const deck = useWords(DECK_PANEL);
  const isStill = usePausedWorld();
  const field = useRef<HTMLInputElement>(null);
  const [address, setAddress] = useState<string | null>(null);
  const [state, setState] = useState<'working' | 'failed' | 'tooLong'>('working');
  useEffect(() => {
    if (!isStill) return;
    currentAddress().then(
      (written) => (written === null ? setState('tooLong') : setAddress(written)),
      () => setState('failed'),
    );
  }, [isStill]);
  return (
    <Dialog title={words.title} onClose={onClose}>
      <p>{words.text}</p>
      {state === 'failed' && <p role="alert">{words.failed}</p>}
      {state === 'tooLong' && (
        <p role="alert">
          {words.tooLong}{' '}
          <Button
            onClick={() => void fetched(() => fromRoom('downloadShown')).then((download) => download())}
          >
            {words.saveFile}
          </Button>
        </p>
      )}
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.field}
          readOnly
          aria-label={words.link}
          value={address ?? (state === 'working' ? words.working : '')}
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton text={address} field={field}>
          {words.copy}
        </CopyButton>
      </div>
      <div className={styles.row}>
        <p className={styles.note}>{address !== null && words.length(address.length)}</p>
        {state !== 'tooLong' && (
          <Button
            look="quiet"
            onClick={() => void fetched(() => fromRoom('downloadShown')).then((download) => download())}
          >
            {words.saveFile}
          </Button>
        )}
        {address !== null && <IntoPage address={address} />}
        <Button look="quiet" onClick={() => openDialog('qr')}>
          <QrCode aria-hidden="true" />
          {deck.qr.show}
        </Button>
      </div>
      <TakeAway />
    </Dialog>
  );
}

/** The way to the page that writes embeds, with the moment of that address. The single file has no such page beside it. */
function IntoPage({ address }: { readonly address: string }) {
  const words = useWords().embed;
  if (document.documentElement.dataset['wholePage'] !== undefined) return null;
  const builder = new URL('./builder.html', address);
  builder.hash = new URL(address).hash;
  return (
    <a href={builder.href} target="_blank" rel="noreferrer">
      {words.intoPage}
    </a>
  );
}
