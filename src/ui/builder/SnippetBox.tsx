import type { BuilderWords } from '../../words/messages.ts';
import { useState } from 'react';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Check, Copy } from 'lucide-react';
import { Line } from './Line.tsx';
import { snippet, SNIPPET_KINDS, type SnippetKind, type SnippetOf } from './snippet.ts';
import styles from './builder.module.css';

interface Props {
  readonly of: Omit<SnippetOf, 'folder'>;
  readonly words: BuilderWords;
}

/** What to copy, in the form one’s page takes. */
export function SnippetBox({ of, words }: Props) {
  const [kind, setKind] = useState<SnippetKind>('html');
  const [folder, setFolder] = useState('/lab/');
  const [copied, setCopied] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const text = snippet(kind, { ...of, folder: folder.endsWith('/') ? folder : `${folder}/` });
  const copy = (): void => {
    copyText(text).then(
      () => setCopied(text),
      () => setRefused(true),
    );
  };
  return (
    <section aria-labelledby="snippet" className={styles.snippet}>
      <div className={styles.forms}>
        <h2 id="snippet">{words.copyAs}</h2>
        <Choice
          name={words.copyAs}
          value={kind}
          options={SNIPPET_KINDS.map((value) => ({ value, label: words.snippets[value] }))}
          onChoose={setKind}
        />
        <Button look="main" onClick={copy}>
          {copied === text ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span>{copied === text ? words.copied : words.copy}</span>
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {copied === text ? words.copied : ''}
      </span>
      {isRefused && <p role="alert">{words.notCopied}</p>}
      <textarea
        readOnly
        rows={text.split('\n').length}
        aria-label={words.snippets[kind]}
        spellCheck={false}
        value={text}
        onFocus={(event) => event.currentTarget.select()}
      />
      <Line label={words.folder}>
        <input
          type="text"
          aria-label={words.folder}
          value={folder}
          onChange={(event) => setFolder(event.currentTarget.value)}
        />
      </Line>
    </section>
  );
}

/** Rejects where the browser does not allow it, and where it has no clipboard for this page. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
