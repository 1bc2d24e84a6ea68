import { useCallback, useEffect, useRef, useState } from 'react';
import { DropPage } from '../../../ui/panels/ownPage/DropPage.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { useWords } from '../../../words/useWords.ts';
import type { Opened } from '../reading/service.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { droppedBy, filesDropped } from './chosenFiles.ts';
import { styles } from './styles.ts';
import { takeHandedOver } from './dataPage.ts';
import { DataClient } from './dataClient.ts';
import { DataView } from './DataView.tsx';
import { OpenPanel } from './OpenPanel.tsx';
import { problemOf, type Problem } from './problem.ts';
import type { OpenedFile } from './workerMessages.ts';

type State =
  | { readonly is: 'empty'; readonly problem: 'nothing' | Problem | null }
  | { readonly is: 'reading'; readonly done: number; readonly all: number }
  | {
      readonly is: 'open';
      readonly client: DataClient;
      readonly opened: Opened;
      readonly unanswered: Problem | null;
    };

/** Data directories of real servers, opened and looked at. Files can be dropped anywhere. */
export function DataApp() {
  const words = useWords(DATA_DIRECTORY);
  const [state, setState] = useState<State>({ is: 'empty', problem: null });
  // What is read ends with what comes next, whatever is drawn by then.
  const client = useRef<DataClient | null>(null);
  const end = useCallback((problem: 'nothing' | Problem | null) => {
    client.current?.close();
    client.current = null;
    setState({ is: 'empty', problem });
  }, []);
  const open = useCallback(
    (files: readonly OpenedFile[]) => {
      if (files.length === 0) return;
      client.current?.close();
      client.current = new DataClient(files, {
        progress: (done, all) => setState({ is: 'reading', done, all }),
        opened: (opened, by) => {
          if (opened.servers.length === 0) end('nothing');
          else setState({ is: 'open', client: by, opened, unanswered: null });
        },
        failed: end,
        unanswered: (problem) =>
          setState((now) => (now.is === 'open' ? { ...now, unanswered: problem } : now)),
      });
      setState({ is: 'reading', done: 0, all: 0 });
    },
    [end],
  );
  useEffect(() => takeHandedOver(open), [open]);
  const openDropped = (dropped: DataTransfer) => {
    filesDropped(droppedBy(dropped)).then(open, (error: unknown) => end(problemOf(error)));
  };
  return (
    <DropPage title={words.title} lead={words.lead} whole={words.whole} onDrop={openDropped}>
      {state.is === 'empty' && <OpenPanel problem={state.problem} onOpen={open} />}
      {state.is === 'reading' && (
        <ReadingPanel done={state.done} all={state.all} onCancel={() => end(null)} />
      )}
      {state.is === 'open' && <DataView {...state} onClose={() => end(null)} />}
    </DropPage>
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
