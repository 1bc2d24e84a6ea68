import { useAddress } from '../link/useAddress.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from '../parts/Button.tsx';
import { CopyButton } from '../parts/CopyButton.tsx';
import { restart } from '../playback/gestures.ts';
import { getExperiment, useSession } from '../stores/session.ts';
import { saveFile } from '../parts/saveFile.ts';
import styles from './FailurePanel.module.css';

/** The engine met a state that cannot be: what happened so far, and what one needs to repeat it. */
export function FailurePanel() {
  const { failure: words } = useWords();
  const failure = useSession((session) => session.failure);
  // Written before it is asked for: Safari lets a click copy only what is there already.
  const address = useAddress();
  if (failure === null) return null;
  return (
    <section className={styles.failure} role="alert" aria-labelledby="failure-title">
      <h2 id="failure-title">{words.title}</h2>
      <p>{words.text}</p>
      <div className={styles.actions}>
        <Button onClick={saveTrace}>{words.download}</Button>
        <CopyButton look="plain" text={address.state === 'there' ? address.address : null}>
          {words.link}
        </CopyButton>
        <Button look="main" onClick={restart}>
          {words.again}
        </Button>
      </div>
      <details>
        <summary>{words.details}</summary>
        <code>{failure.message}</code>
      </details>
    </section>
  );
}

/** The records of all worlds so far, with what they were made from. */
function saveTrace(): void {
  const experiment = getExperiment();
  if (experiment === null) return;
  const { choices, commands, worlds } = experiment;
  saveFile(
    'znode-lab-trace.json',
    JSON.stringify({ choices, commands, traces: worlds.map(({ trace }) => trace) }, null, 1),
  );
}
