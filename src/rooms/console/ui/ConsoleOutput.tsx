import { useState } from 'react';
import { CONSOLE } from '../words/console.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import type { ConsoleId, Entry } from './consoleEntries.ts';
import styles from './Console.module.css';

/** So many entries are drawn; more are a click away. */
const PAGE = 100;

interface Props {
  readonly console: ConsoleId;
  readonly name: string;
  readonly entries: readonly Entry[];
}

export function ConsoleOutput({ console, name, entries }: Props) {
  const text = useWords(CONSOLE);
  const [limit, setLimit] = useState(PAGE);
  return (
    <div className={styles.output} role="tabpanel" aria-label={name} tabIndex={0}>
      <div className={styles.entries}>
        {entries.length > limit && (
          <Button look="quiet" onClick={() => setLimit(limit + PAGE)}>
            {text.earlier}
          </Button>
        )}
        {console === 'lab' && entries.length === 0 && <p className={styles.empty}>{text.labEmpty}</p>}
        <div role="log" aria-live="polite" aria-label={text.output(name)}>
          {entries.slice(-limit).map((entry) => (
            <EntryLines
              key={entry.step}
              entry={entry}
              prompt={console === 'lab' ? 'lab> ' : `[zk ${entry.number ?? ''}] `}
            />
          ))}
        </div>
      </div>
    </div>
  );
}

function EntryLines({ entry, prompt }: { readonly entry: Entry; readonly prompt: string }) {
  const words = useWords();
  return (
    <>
      {entry.line !== null && (
        <p className={styles.typed}>
          <span className={styles.mark}>{prompt}</span>
          {entry.line}
        </p>
      )}
      {entry.refusal !== null && (
        <p className={styles.printed} data-complains="yes">
          {words.controls.impossible(words.refusals[entry.refusal](words.shell.only))}
        </p>
      )}
      {entry.printed.map(({ stream, text, step }) => (
        <p key={step} className={styles.printed} data-complains={complains(stream, text) ? 'yes' : 'no'}>
          {text.replace(/\n$/u, '')}
        </p>
      ))}
    </>
  );
}

function complains(stream: 'out' | 'err', text: string): boolean {
  return stream === 'err' && !text.startsWith('Created ');
}
