import { useId, useRef } from 'react';
import { termsIn, type Piece } from '../../../words/termsIn.ts';
import { useLessonWords } from '../words/useLessonWords.ts';
import { placeBeside } from '../../../ui/parts/placeBeside.ts';
import styles from './lesson.module.css';

/** Paragraphs whose terms say what they mean when they are pointed at or tapped. */
export function Explained({ paragraphs }: { readonly paragraphs: readonly string[] }) {
  const { terms } = useLessonWords();
  const explained = termsIn(paragraphs, terms);
  return paragraphs.map((paragraph, index) => (
    <p key={paragraph}>
      <Pieces of={explained[index] ?? []} />
    </p>
  ));
}

/** The same for a line that stands by itself. */
export function ExplainedLine({ text }: { readonly text: string }) {
  const { terms } = useLessonWords();
  return <Pieces of={termsIn([text], terms)[0] ?? []} />;
}

function Pieces({ of: pieces }: { readonly of: readonly Piece[] }) {
  return pieces.map((piece, index) => {
    const before = pieces[index - 1];
    if (piece.kind === 'text')
      return before?.kind === 'term' ? piece.text.slice(closingOf(piece).length) : piece.text;
    // A line may break on either side of a button, also before the mark that ends its sentence.
    return (
      <span key={piece.text} className={styles.together}>
        <Term text={piece.text} means={piece.means} />
        {closingOf(pieces[index + 1])}
      </span>
    );
  });
}

function closingOf(piece: Piece | undefined): string {
  return piece?.text.match(/^[.,;:!?)，。、；：！？）》”’]+/)?.[0] ?? '';
}

function Term({ text, means }: { readonly text: string; readonly means: string }) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const note = useRef<HTMLSpanElement>(null);
  const place = () => {
    if (note.current !== null && button.current !== null) placeBeside(note.current, button.current, 'above');
  };
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.term}
        popoverTarget={id}
        popoverTargetAction="show"
        aria-describedby={id}
        onPointerEnter={({ pointerType }) => {
          if (pointerType === 'mouse' && note.current?.matches(':popover-open') === false)
            note.current.showPopover();
        }}
        onPointerLeave={({ pointerType }) => {
          if (pointerType === 'mouse') note.current?.hidePopover();
        }}
      >
        {text}
      </button>
      <span ref={note} id={id} role="tooltip" popover="auto" className={styles.means} onToggle={place}>
        {means}
      </span>
    </>
  );
}
