import { X } from '../parts/icons.tsx';
import type { FilledIn } from '../../scenarios/link/link.ts';
import { openRooms } from '../stores/dialogs.ts';
import { parameterLabel, valueLabel } from '../../words/parameterNames.ts';
import type { SettingName } from '../../words/en/links.ts';
import type { Messages } from '../../words/messages.ts';
import { useWords } from '../../words/useWords.ts';
import { cancelOpening } from '../link/openings.ts';
import { Button, IconButton } from '../parts/Button.tsx';
import { dismissLinkMessages, useSession } from '../stores/session.ts';
import styles from './LinkMessages.module.css';

/** A link being opened, one that could not be, or what is to be known of the one that was: above a page that works. */
export function LinkMessages() {
  const words = useWords();
  const opening = useSession((session) => session.opening);
  const error = useSession((session) => session.linkError);
  const notices = useSession((session) => session.linkNotices);
  if (opening !== null) {
    const { title, progress, cancel } = words.dialogs.opening;
    const { doneSteps, totalSteps } = opening;
    return (
      <div className={styles.message} role="status">
        <p>
          <strong>{title}</strong> {totalSteps > 0 && progress(doneSteps, totalSteps)}
        </p>
        <progress max={totalSteps || 1} value={totalSteps ? doneSteps : undefined} aria-label={title} />
        <Button onClick={cancelOpening}>{cancel}</Button>
      </div>
    );
  }
  if (error === null && notices.length === 0) return null;
  return (
    <div className={styles.message} role={error === null ? 'status' : 'alert'} data-error={error !== null}>
      <p>
        {error === null ? (
          words.format.sentences(
            notices.map((notice) => words.links.notice(notice, (setting) => nameOf(setting, words))),
          )
        ) : (
          <>
            <strong>{words.links.errorTitle}</strong>
            {words.format.sentences(['', words.links.error(error)])}
          </>
        )}
      </p>
      {error?.code === 'unknownScenario' && (
        <Button
          onClick={() => {
            dismissLinkMessages();
            openRooms(null, error.scenario.replaceAll('-', ' '));
          }}
        >
          {words.links.search}
        </Button>
      )}
      <IconButton look="quiet" name={words.shell.notice.dismiss} onClick={dismissLinkMessages}>
        <X aria-hidden="true" />
      </IconButton>
    </div>
  );
}

function nameOf({ scenario, name, value }: FilledIn, words: Messages): SettingName {
  return {
    label: parameterLabel({ scenario }, { name }, words),
    value: valueLabel({ scenario }, { name }, String(value), words),
  };
}
