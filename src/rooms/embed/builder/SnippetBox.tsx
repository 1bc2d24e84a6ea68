import type { BuilderWords } from '../../../words/messages.ts';
import { useState } from 'react';
import { Select } from '../../../ui/controls/sceneForm/Select.tsx';
import { Button } from '../../../ui/parts/Button.tsx';
import { Check, Copy } from 'lucide-react';
import type { Draft } from './draft.ts';
import type { FrameHeight } from './frameHeight.ts';
import { FrameHeightField } from './FrameHeightField.tsx';
import { Line } from './Line.tsx';
import { snippet, SNIPPET_KINDS, type SnippetOf } from './snippet.ts';
import styles from './builder.module.css';

interface Props {
  readonly draft: Draft;
  readonly of: Pick<SnippetOf, 'title' | 'named'>;
  /** Of a frame. */
  readonly needed: FrameHeight;
  readonly words: BuilderWords;
  readonly change: (fields: Partial<Draft>) => void;
}

/** What to copy, in the form one’s page takes. */
export function SnippetBox({ draft, of, needed, words, change }: Props) {
  const { values, kind, folder } = draft;
  const [copied, setCopied] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const text = snippet(kind, {
    ...of,
    values,
    height: draft.frameHeight === null ? needed.css : `${draft.frameHeight}px`,
    folder: folder.endsWith('/') ? folder : `${folder}/`,
  });
  const copy = (): void => {
    copyText(text).then(
      () => setCopied(text),
      () => setRefused(true),
    );
  };
  const kinds = SNIPPET_KINDS.map((value) => ({ value, label: words.snippets[value] }));
  return (
    <section aria-labelledby="snippet" className={styles.snippet}>
      <div className={styles.forms}>
        <h2 id="snippet">{words.copyAs}</h2>
        <span>
          <Select
            name={words.copyAs}
            value={kind}
            groups={[{ label: null, options: kinds }]}
            onChoose={(value) => change({ kind: SNIPPET_KINDS.find((each) => each === value) ?? 'html' })}
          />
        </span>
        <Button look="main" onClick={copy}>
          {copied === text ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
          <span>{copied === text ? words.copied : words.copy}</span>
        </Button>
      </div>
      <span role="status" className="visually-hidden">
        {copied === text ? words.copied : ''}
      </span>
      {isRefused && <p role="alert">{words.notCopied}</p>}
      {kind === 'iframe' && <FrameHeightField {...{ draft, words, change }} needed={needed.px} />}
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
          maxLength={200}
          onChange={(event) => change({ folder: event.currentTarget.value })}
        />
      </Line>
    </section>
  );
}

/** Rejects where the browser does not allow it, and where it has no clipboard for this page. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
