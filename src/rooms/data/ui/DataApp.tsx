import { useState, type DragEvent } from 'react';
import { OwnPageHead } from '../../../ui/panels/OwnPageHead.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Opened } from '../reading/service.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { filesDropped } from './chosenFiles.ts';
import styles from './data.module.css';
import { DataClient } from './dataClient.ts';
import { DataView } from './DataView.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import type { OpenedFile } from './workerMessages.ts';

type State =
  | { readonly is: 'empty'; readonly problem: 'nothing' | { readonly message: string } | null }
  | { readonly is: 'reading'; readonly client: DataClient; readonly done: number; readonly all: number }
  | { readonly is: 'open'; readonly client: DataClient; readonly opened: Opened };

/** Data directories of real servers, opened and looked at. Files can be dropped anywhere. */
export function DataApp() {
  const words = useWords(DATA_DIRECTORY);
  const [state, setState] = useState<State>({ is: 'empty', problem: null });
  const [isOver, setIsOver] = useState(false);
  const close = () => {
    if (state.is !== 'empty') state.client.close();
    setState({ is: 'empty', problem: null });
  };
  const open = (files: readonly OpenedFile[]) => {
    if (files.length === 0) return;
    if (state.is !== 'empty') state.client.close();
    const client = new DataClient(files, {
      progress: (done, all) => setState({ is: 'reading', client, done, all }),
      opened: (opened) =>
        setState(
          opened.servers.length === 0 ? { is: 'empty', problem: 'nothing' } : { is: 'open', client, opened },
        ),
      failed: (message) => {
        client.close();
        setState({ is: 'empty', problem: { message } });
      },
    });
    setState({ is: 'reading', client, done: 0, all: 0 });
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void filesDropped(event.dataTransfer).then(open);
  };
  return (
    <div
      className={isOver ? `${styles.page} ${styles.over}` : styles.page}
      onDragOver={(event) => {
        event.preventDefault();
        setIsOver(true);
      }}
      onDragLeave={(event) => {
        if (event.currentTarget === event.target) setIsOver(false);
      }}
      onDrop={drop}
    >
      <OwnPageHead title={words.title} lead={words.lead} whole={words.whole} />
      <main className={styles.main}>
        {state.is === 'empty' && <OpenPanel problem={state.problem} onOpen={open} />}
        {state.is === 'reading' && <ReadingPanel done={state.done} all={state.all} onCancel={close} />}
        {state.is === 'open' && <DataView client={state.client} opened={state.opened} onClose={close} />}
      </main>
    </div>
  );
}

interface ReadingProps {
  readonly done: number;
  readonly all: number;
  readonly onCancel: () => void;
}

function ReadingPanel({ done, all, onCancel }: ReadingProps) {
  const words = useWords(DATA_DIRECTORY);
  return (
    <section className={styles.reading} aria-live="polite">
      <h2>{words.reading.title}</h2>
      <progress
        aria-label={words.reading.title}
        value={all === 0 ? undefined : done}
        max={all === 0 ? undefined : all}
      />
      <p>{words.reading.of(words.bytes(done), words.bytes(all))}</p>
      <Button onClick={onCancel}>{words.reading.cancel}</Button>
    </section>
  );
}
