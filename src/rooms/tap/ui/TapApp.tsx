import { useState } from 'react';
import { DropPage } from '../../../ui/panels/ownPage/DropPage.tsx';
import { useWords } from '../../../words/useWords.ts';
import { TAP } from '../words/area.ts';
import { openFile, type OpenedFile, type Problem } from './openFile.ts';
import { OpenPanel } from './OpenPanel.tsx';
import { TapView } from './TapView.tsx';
import { useLiveTap } from './useLiveTap.ts';

/** Of the process that served this page. */
const TOKEN = /^#tap=([0-9a-f]{32})$/.exec(location.hash)?.[1] ?? null;

/** Traffic that passed the tap: as it passes, or from a file. Files can be dropped anywhere. */
export function TapApp() {
  const words = useWords(TAP);
  const live = useLiveTap(TOKEN);
  const [file, setFile] = useState<OpenedFile | null>(null);
  const [problem, setProblem] = useState<Problem | 'reading' | null>(null);
  const open = (given: File | undefined) => {
    if (given === undefined) return;
    setProblem('reading');
    void openFile(given).then((opened) => {
      setFile('run' in opened ? opened : null);
      setProblem('run' in opened ? null : opened);
    });
  };
  return (
    <DropPage
      title={words.title}
      lead={words.lead}
      whole={words.whole}
      onDrop={({ files }) => open(files[0])}
    >
      {file !== null ? (
        <TapView
          key={file.name}
          run={file.run}
          live={null}
          name={file.name}
          unreadable={file.unreadable}
          leftOut={file.leftOut}
          onClose={() => setFile(null)}
        />
      ) : live !== null ? (
        <TapView
          key={live.run.head.epochMs}
          run={live.run}
          live={live}
          name=""
          unreadable={0}
          leftOut={0}
          onClose={null}
        />
      ) : TOKEN !== null ? (
        <p role="status">{words.states.connecting}</p>
      ) : (
        <OpenPanel problem={problem} onOpen={open} />
      )}
    </DropPage>
  );
}
