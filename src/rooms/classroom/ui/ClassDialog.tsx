import { X } from 'lucide-react';
import { LIVE_CLASS } from '../words/liveClass.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button, IconButton } from '../../../ui/parts/Button.tsx';
import { Dialog } from '../../../ui/parts/Dialog.tsx';
import { QrCodeOf } from '../../../ui/parts/qr/QrCodeOf.tsx';
import { openDialog } from '../../../ui/stores/dialogs.ts';
import { ACTS } from '../model/protocol.ts';
import { shortAddress } from './ClassBar.tsx';
import styles from './ClassDialog.module.css';
import { allow, phoneName, removePhone, seatName } from './classRun.ts';
import { useClass } from './classStore.ts';

/** How to join, who is there, and what phones may do; where there is no relay, how to have one. */
export function ClassDialog({ onClose }: { readonly onClose: () => void }) {
  const words = useWords(LIVE_CLASS);
  const line = useClass((state) => state.line);
  if (line === 'none') {
    return (
      <Dialog title={words.title} onClose={onClose}>
        <div className={styles.start}>
          <p>{words.start.text}</p>
          <p>
            <code className={styles.command}>npm run class</code>
          </p>
          <p>{words.start.stick}</p>
          <p>{words.start.byHand}</p>
          <Button look="main" onClick={() => openDialog('classVote')}>
            {words.ask}
          </Button>
        </div>
      </Dialog>
    );
  }
  return (
    <Dialog title={words.dialog.title} look="wide" onClose={onClose}>
      <div className={styles.columns}>
        <Join />
        <div className={styles.side}>
          <People />
          <Allowed />
          <p className={styles.hint}>{words.dialog.end}</p>
        </div>
      </div>
    </Dialog>
  );
}

function Join() {
  const { dialog } = useWords(LIVE_CLASS);
  const join = useClass((state) => state.join);
  if (join === '') return null;
  return (
    <div className={styles.join}>
      <QrCodeOf text={join} name={dialog.codeName} />
      <p className={styles.address}>
        <code>{shortAddress(join)}</code>
      </p>
      <p>{dialog.scan}</p>
      <p className={styles.hint}>{dialog.fallback}</p>
    </div>
  );
}

function People() {
  const { dialog, joined } = useWords(LIVE_CLASS);
  const phones = useClass((state) => state.phones);
  // Where each is in the world stands beside its name.
  useClass((state) => state.seats);
  return (
    <section>
      <h3>{dialog.people}</h3>
      <p>{phones.length === 0 ? dialog.nobody : joined(phones.length)}</p>
      <ul className={styles.people}>
        {phones.map((phone) => {
          const name = phoneName(phone);
          const seat = seatName(phone.phone);
          return (
            <li key={phone.phone} data-reach={phone.isReachable ? 'within' : 'out'}>
              <span>
                {name}
                {seat !== null && <small> {seat.slice(seat.indexOf(':') + 1)}</small>}
                {!phone.isReachable && <small> {dialog.outOfReach}</small>}
              </span>
              <IconButton look="quiet" name={dialog.remove(name)} onClick={() => removePhone(phone.phone)}>
                <X aria-hidden="true" />
              </IconButton>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function Allowed() {
  const { dialog } = useWords(LIVE_CLASS);
  const allowed = useClass((state) => state.allowed);
  return (
    <fieldset className={styles.allowed}>
      <legend>{dialog.may}</legend>
      {ACTS.map((act) => (
        <label key={act}>
          <input
            type="checkbox"
            checked={allowed.includes(act)}
            onChange={({ target }) => allow(act, target.checked)}
          />
          {dialog.acts[act]}
        </label>
      ))}
    </fieldset>
  );
}
