import type { ReactNode } from 'react';
import type { LogShown, SnapshotShown } from './disk.ts';
import { logNotes, snapshotNotes } from './model.ts';
import { RecordButton } from './RecordButton.tsx';
import styles from './disk.module.css';
import type { Words } from './words/en.ts';

interface SnapshotProps {
  readonly snapshot: SnapshotShown;
  readonly words: Words;
}

export function SnapshotFile({ snapshot, words }: SnapshotProps) {
  const { written } = snapshot;
  return (
    <File file={snapshot} notes={snapshotNotes(snapshot, words)} words={words}>
      {written !== null && (
        <progress
          className={styles.progress}
          aria-label={snapshot.name}
          value={written.done}
          max={written.all}
        />
      )}
    </File>
  );
}

interface LogProps {
  readonly log: LogShown;
  readonly words: Words;
}

/** Its records, as far as they are shown, and the space it has reserved behind them. */
export function LogFile({ log, words }: LogProps) {
  return (
    <File file={log} notes={logNotes(log, words)} words={words}>
      <div className={styles.records} data-rest={log.rest}>
        {log.earlier > 0 && <span className={styles.earlier}>{words.earlier(log.earlier)}</span>}
        {log.cells.map((cell) => (
          <RecordButton key={`${cell.name.zxid} ${cell.kind}`} cell={cell} words={words} />
        ))}
        {log.rest === 'reserved' && <i className={styles.reserved} title={words.rest.reserved} />}
      </div>
    </File>
  );
}

interface FileProps {
  readonly file: SnapshotShown | LogShown;
  readonly notes: readonly string[];
  readonly words: Words;
  readonly children: ReactNode;
}

function File({ file, notes, words, children }: FileProps) {
  const isGone = 'rest' in file && file.rest === 'deleted';
  // There is little height: a single note stands beside the name.
  const isShort = notes.length === 1;
  const lines = notes.map((note) => (
    <p key={note} className={styles.note}>
      {note}
    </p>
  ));
  return (
    <article
      className={styles.file}
      aria-label={words.fileName(file.name, file.order)}
      data-order={file.order ?? undefined}
      data-gone={isGone || undefined}
      data-purged={file.isPurged || undefined}
    >
      <header className={styles.name}>
        {file.order !== null && <i className={styles.order}>{file.order}</i>}
        <code>{file.name}</code>
        {isShort && lines}
      </header>
      {children}
      {!isShort && lines}
    </article>
  );
}
