import { useEffect, useRef } from 'react';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { acceptAsked, refuseAsked } from './askedLink.ts';
import styles from './editor.module.css';

/** Before code of a link runs for the first time. */
export function Asked() {
  const own = useWords(OWN_RECIPE);
  const isAsked = useOwnCode(({ asked }) => asked !== null);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // An embed never takes the focus from the page around it.
    if (isAsked && document.hasFocus()) question.current?.focus();
  }, [isAsked]);
  if (!isAsked) return null;
  return (
    <div className={styles.asked}>
      <p ref={question} tabIndex={-1}>
        {own.asked.question}
      </p>
      <div className={styles.buttons}>
        <Button look="main" onClick={acceptAsked}>
          {own.asked.yes}
        </Button>
        <Button onClick={refuseAsked}>{own.asked.no}</Button>
      </div>
    </div>
  );
}
