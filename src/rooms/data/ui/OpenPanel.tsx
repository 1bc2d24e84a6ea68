import { useRef } from 'react';
import { DropInvitation } from '../../../ui/panels/ownPage/DropPage.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { FileField } from '../../../ui/parts/FileField.tsx';
import { useWords } from '../../../words/useWords.ts';
import { DATA_DIRECTORY } from '../words/area.ts';
import { filesOfField } from './chosenFiles.ts';
import { problemText, type Problem } from './problem.ts';
import { styles } from './styles.ts';
import type { OpenedFile } from './workerMessages.ts';

interface Props {
  readonly problem: 'nothing' | Problem | null;
  readonly onOpen: (files: readonly OpenedFile[]) => void;
}

/** Where data is opened: by drop, as a folder, as files, or the sample. */
export function OpenPanel({ problem, onOpen }: Props) {
  const words = useWords(DATA_DIRECTORY);
  const folder = useRef<HTMLInputElement>(null);
  const files = useRef<HTMLInputElement>(null);
  const openSample = () => {
    void import('./sample.ts').then(({ sampleFile }) => onOpen([sampleFile()]));
  };
  return (
    <DropInvitation>
      <h2>{words.open.drop}</h2>
      <p>{words.open.accepts}</p>
      <div className={styles.row}>
        <Button look="main" onClick={() => folder.current?.click()}>
          {words.open.folder}
        </Button>
        <Button onClick={() => files.current?.click()}>{words.open.files}</Button>
        <Button onClick={openSample} tip={words.open.sampleAbout}>
          {words.open.sample}
        </Button>
      </div>
      <FileField
        ref={folder}
        name={words.open.folder}
        takes="folder"
        onChoose={(chosen) => onOpen(filesOfField(chosen))}
      />
      <FileField
        ref={files}
        name={words.open.files}
        takes="several"
        onChoose={(chosen) => onOpen(filesOfField(chosen))}
      />
      {problem !== null && (
        <p className={styles.problem} role="alert">
          {problemText(problem, words)}
        </p>
      )}
      <p className={styles.quiet}>{words.open.stays}</p>
    </DropInvitation>
  );
}
