import { useRef } from 'react';
import { assertNever } from '../../../engine/index.ts';
import { DropInvitation } from '../../../ui/panels/ownPage/DropPage.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { FileField } from '../../../ui/parts/FileField.tsx';
import { useWords } from '../../../words/useWords.ts';
import { TAP } from '../words/area.ts';
import type { TapWords } from '../words/contract.ts';
import type { Problem } from './openFile.ts';
import { styles } from './styles.ts';

interface Props {
  readonly problem: Problem | 'reading' | null;
  readonly onOpen: (file: File | undefined) => void;
}

/** Where a file is opened, and how the tap is started. */
export function OpenPanel({ problem, onOpen }: Props) {
  const words = useWords(TAP);
  const field = useRef<HTMLInputElement>(null);
  const openSample = () => {
    void import('./sample.ts').then(({ sampleFile }) => onOpen(sampleFile()));
  };
  return (
    <DropInvitation>
      <h2>{words.open.drop}</h2>
      <p>{words.open.accepts}</p>
      <div className={styles.row}>
        <Button look="main" onClick={() => field.current?.click()}>
          {words.open.file}
        </Button>
        <Button onClick={openSample} tip={words.open.sampleAbout}>
          {words.open.sample}
        </Button>
      </div>
      <FileField ref={field} name={words.open.file} onChoose={([file]) => onOpen(file)} />
      <p role="status" className={styles.problem}>
        {problem === 'reading' ? words.open.reading : problem !== null && problemText(problem, words)}
      </p>
      <p>{words.open.command}</p>
      <pre className={styles.code}>npm run tap -- --upstream 127.0.0.1:2181 --listen 2281</pre>
    </DropInvitation>
  );
}

function problemText(problem: Problem, words: TapWords): string {
  switch (problem.kind) {
    case 'nothing':
      return words.open.nothing(problem.name);
    case 'linkType':
      return words.open.linkType(problem.linkType);
    case 'noServer':
      return words.open.noServer;
    default:
      return assertNever(problem);
  }
}
