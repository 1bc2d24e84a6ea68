import { useEffect, useRef } from 'react';
import type { Link } from '../../../scenarios/link/permalink.ts';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { Button } from '../../../ui/parts/Button.tsx';
import { useOwnCode } from '../../../ui/stores/ownCode.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { acceptAsked, refuseAsked } from './askedLink.ts';
import styles from './editor.module.css';
import { shownPrograms, type ShownProgram } from './ownWorld.ts';

/** Before code of a link runs for the first time. */
export function Asked() {
  const own = useWords(OWN_RECIPE);
  const asked = useOwnCode((state) => state.asked);
  const hasWorld = useSession(({ experiment }) => experiment !== null);
  const isAsked = asked !== null;
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // An embed never takes the focus from the page around it.
    if (isAsked && document.hasFocus()) question.current?.focus();
  }, [isAsked]);
  if (asked === null) return null;
  // The editor shows one of them.
  const programs = programsOf(asked.link);
  return (
    <div className={styles.asked}>
      <p ref={question} tabIndex={-1}>
        {own.asked.question}
      </p>
      {hasWorld && <p>{own.asked.before}</p>}
      {programs.length > 1 &&
        programs.map(({ name, code, clients }) => (
          <details key={code}>
            <summary>{own.programs.runBy(name, clients)}</summary>
            <pre>{code}</pre>
          </details>
        ))}
      <div className={styles.buttons}>
        <Button look="main" onClick={acceptAsked}>
          {own.asked.yes}
        </Button>
        <Button onClick={refuseAsked}>{own.asked.no}</Button>
      </div>
    </div>
  );
}

/** Each code once, those of its bookmarks' runs too. */
function programsOf({ choices, bookmarks = [] }: Link): readonly ShownProgram[] {
  const all = [...choices, ...bookmarks.flatMap(({ run }) => run?.choices ?? [])].flatMap((choice) =>
    shownPrograms(choice),
  );
  return [...new Map(all.toReversed().map((program) => [program.code, program])).values()].toReversed();
}
