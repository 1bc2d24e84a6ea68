import { Check, Copy } from 'lucide-react';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { COPYING } from '../../words/copying.ts';
import { useWords } from '../../words/useWords.ts';
import { Button } from './Button.tsx';
import styles from './CopyButton.module.css';

interface Props {
  /** Null as long as there is none. */
  readonly text: string | null;
  /** Where it stands on the page, to be selected where it could not be copied. Without one it is shown then. */
  readonly field?: RefObject<HTMLInputElement | HTMLTextAreaElement | null>;
  readonly look?: 'plain' | 'main';
  readonly children: string;
}

/** Stands in a row that wraps: what it has to say takes a line below. */
export function CopyButton({ text, field, look = 'main', children }: Props) {
  const words = useWords(COPYING);
  const { state, copy } = useCopy(text);
  useEffect(() => {
    if (state === 'failed') field?.current?.select();
  }, [state, field]);
  return (
    <>
      <Button look={look} refused={text === null ? words.nothing : null} onClick={copy}>
        {state === 'copied' ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
        <span>{state === 'copied' ? words.copied : children}</span>
      </Button>
      <span role="status" className="visually-hidden">
        {state === 'copied' ? words.copied : ''}
      </span>
      {state === 'failed' && (
        <div className={styles.failed}>
          <p role="alert">{words.failed}</p>
          {field === undefined && <Shown text={text ?? ''} name={words.text} />}
        </div>
      )}
    </>
  );
}

function Shown({ text, name }: { readonly text: string; readonly name: string }) {
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.select(), []);
  return (
    <textarea
      ref={field}
      readOnly
      rows={3}
      aria-label={name}
      value={text}
      onFocus={({ currentTarget }) => currentTarget.select()}
    />
  );
}

/** The state belongs to this text: with another text, nothing has been copied yet. */
function useCopy(text: string | null): {
  readonly state: 'idle' | 'copied' | 'failed';
  readonly copy: () => void;
} {
  const [last, setLast] = useState<{ readonly of: string; readonly state: 'copied' | 'failed' } | null>(null);
  const copy = (): void => {
    if (text === null) return;
    writeToClipboard(text).then(
      () => setLast({ of: text, state: 'copied' }),
      () => setLast({ of: text, state: 'failed' }),
    );
  };
  return { state: last !== null && last.of === text ? last.state : 'idle', copy };
}

/** Rejects where the browser does not allow it. */
async function writeToClipboard(text: string): Promise<void> {
  // Without https, as in a class, the browser has no clipboard of this form; it asks what a copy command copies all the same.
  const { clipboard }: { readonly clipboard?: Clipboard } = navigator;
  if (clipboard !== undefined) return clipboard.writeText(text);
  const answer = (event: ClipboardEvent): void => {
    event.clipboardData?.setData('text/plain', text);
    event.preventDefault();
  };
  document.addEventListener('copy', answer, { once: true });
  const isCopied = document.execCommand('copy');
  document.removeEventListener('copy', answer);
  if (!isCopied) throw new Error('the browser does not copy');
}
