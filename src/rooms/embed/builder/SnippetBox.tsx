import type { BuilderWords } from '../../../words/messages.ts';
import { useRef } from 'react';
import { Select } from '../../../ui/controls/sceneForm/Select.tsx';
import { CopyButton } from '../../../ui/parts/CopyButton.tsx';
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
  const field = useRef<HTMLTextAreaElement>(null);
  const text = snippet(kind, {
    ...of,
    values,
    height: draft.frameHeight === null ? needed.css : `${draft.frameHeight}px`,
    folder: folder.endsWith('/') ? folder : `${folder}/`,
  });
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
        <CopyButton text={text} field={field}>
          {words.copy}
        </CopyButton>
      </div>
      {kind === 'iframe' && <FrameHeightField {...{ draft, words, change }} needed={needed.px} />}
      <textarea
        ref={field}
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
