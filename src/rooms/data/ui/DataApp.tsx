import { useEffect, useRef, useState } from 'react';
import { DropPage } from '../../../ui/panels/DropPage.tsx';
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
import type { OpenedFile, Problem } from './workerMessages.ts';

type State =
  | { readonly is: 'empty'; readonly problem: 'nothing' | Problem | null }
  | { readonly is: 'reading'; readonly client: DataClient; readonly done: number; readonly all: number }
  | { readonly is: 'open'; readonly client: DataClient; readonly opened: Opened };

/** Data directories of real servers, opened and looked at. Files can be dropped anywhere. */
export function DataApp() {
  const words = useWords(DATA_DIRECTORY);
  const [state, setState] = useState<State>({ is: 'empty', problem: null });
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
      failed: (problem) => {
        client.close();
        setState({ is: 'empty', problem });
      },
    });
    setState({ is: 'reading', client, done: 0, all: 0 });
  };
  const openLatest = useRef(open);
  useEffect(() => {
    openLatest.current = open;
  });
  useEffect(() => takeHandedOver((files) => openLatest.current(files)), []);
  return (
    <DropPage
      title={words.title}
      lead={words.lead}
      whole={words.whole}
      onDrop={(dropped) => void filesDropped(droppedBy(dropped)).then(open)}
    >
      {state.is === 'empty' && <OpenPanel problem={state.problem} onOpen={open} />}
      {state.is === 'reading' && <ReadingPanel done={state.done} all={state.all} onCancel={close} />}
      {state.is === 'open' && <DataView client={state.client} opened={state.opened} onClose={close} />}
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
