import type { BuilderWords } from '../../../words/messages.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { MAX_FRAME_HEIGHT, type Draft } from './draft.ts';
import { narrowHeight } from './frameHeight.ts';
import { Line } from './Line.tsx';
import styles from './builder.module.css';

interface Props {
  readonly draft: Draft;
  readonly needed: number;
  readonly words: BuilderWords;
  readonly change: (fields: Partial<Draft>) => void;
}

/** A frame cannot grow: how high it is to be, if not as high as it needs, and what happens if that is too little. */
export function FrameHeightField({ draft, needed, words, change }: Props) {
  const { frameHeight, values } = draft;
  const onPhone = narrowHeight(values);
  return (
    <>
      <Line label={words.frameHeight}>
        <input
          type="number"
          aria-label={words.frameHeight}
          placeholder={String(needed)}
          min={1}
          max={MAX_FRAME_HEIGHT}
          value={frameHeight ?? ''}
          onChange={(event) => change({ frameHeight: pixelsIn(event.currentTarget.value) })}
        />
      </Line>
      <div role="status" className={styles.warning}>
        {frameHeight !== null && frameHeight < needed && (
          <p>
            <span>{words.tooLow(needed)}</span>
            <Button onClick={() => change({ frameHeight: null })}>{words.fit}</Button>
          </p>
        )}
        {frameHeight !== null && frameHeight >= needed && frameHeight < onPhone && (
          <p>{words.tooLowOnPhone(onPhone)}</p>
        )}
      </div>
    </>
  );
}

/** Null of an empty field, and of what is no height. */
function pixelsIn(text: string): number | null {
  return /^[1-9]\d{0,3}$/.test(text) && Number(text) <= MAX_FRAME_HEIGHT ? Number(text) : null;
}
