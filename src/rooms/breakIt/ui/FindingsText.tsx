import { BREAK_IT } from '../words/breakIt.ts';
import { useWords } from '../../../words/useWords.ts';
import { SceneLink } from '../../../ui/controls/SceneLink.tsx';
import styles from './breakIt.module.css';
import type { Findings } from './findings.ts';

interface Props {
  readonly findings: Findings;
  /** When a link leads away from here. */
  readonly onLeave: () => void;
}

/** What is said below the headline. */
export function FindingsText({ findings, onLeave }: Props) {
  const own = useWords(BREAK_IT);
  const { broken, caveat, tried } = findings;
  return (
    <>
      {broken !== null && (
        <div className={styles.broken}>
          <p>
            {broken.line !== null && <strong>{`${broken.line}: `}</strong>}
            {broken.why}
          </p>
          {broken.smallest !== null && <p>{broken.smallest}</p>}
          {broken.commands.length > 0 && (
            <ol aria-label={own.commands}>
              {broken.commands.map((command) => (
                <li key={command}>{command}</li>
              ))}
            </ol>
          )}
          {broken.piece !== null && (
            <p>
              {own.known}{' '}
              <SceneLink
                link={{ kind: 'museum', id: broken.piece.id }}
                className={styles.known}
                onOpen={onLeave}
              >
                {broken.piece.name}
              </SceneLink>
            </p>
          )}
        </div>
      )}
      {caveat !== null && <p>{caveat}</p>}
      {tried !== null && <p className={styles.note}>{tried}</p>}
    </>
  );
}
