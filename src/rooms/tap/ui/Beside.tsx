import { useEffect, useRef, useState } from 'react';
import { useWords } from '../../../words/useWords.ts';
import type { Finding } from '../model/findings.ts';
import type { TapRun } from '../model/tapRun.ts';
import { TAP } from '../words/area.ts';
import { DiagramPanel } from './DiagramPanel.tsx';
import { simulationOf } from './findingScenes.ts';
import { styles } from './styles.ts';

interface Props {
  readonly run: TapRun;
  readonly finding: Finding;
  readonly goTo: (index: number) => void;
}

/** The recorded run, and beside it the lab's simulation of the same recipe, where that is known. */
export function Beside({ run, finding, goTo }: Props) {
  const words = useWords(TAP);
  const [isOpen, setOpen] = useState(false);
  const address = simulationOf(finding, document.documentElement.lang);
  if (address === null) return null;
  const count = finding.index + 1;
  return (
    <details className={styles.compare} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{words.findings.compare}</summary>
      {isOpen && (
        <>
          <p className={styles.quiet}>{words.findings.compared}</p>
          <div className={styles.beside}>
            <DiagramPanel run={run} count={count} ledger={run.at(count)} goTo={goTo} />
            <Frame address={address} title={words.findings.simulation} />
          </div>
        </>
      )}
    </details>
  );
}

/** Of the same origin and of this project: a sandbox would keep its scripts from loading. */
function Frame({ address, title }: { readonly address: string; readonly title: string }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const frame = document.createElement('iframe');
    frame.src = address;
    frame.title = title;
    box.current?.append(frame);
    return () => frame.remove();
  }, [address, title]);
  return <div ref={box} />;
}
