import { useId } from 'react';
import type { ZnodeTextProblem } from '../../../scenarios/world/znodeText.ts';
import { WORLDS } from '../words/worlds.ts';
import { useWords } from '../../../words/useWords.ts';
import { wholeInSight } from './wholeInSight.ts';
import styles from './worlds.module.css';

interface Props {
  readonly text: string;
  readonly problems: readonly ZnodeTextProblem[];
  readonly onChange: (text: string) => void;
}

/** The tree that is there beforehand, a znode a line. */
export function ZnodeField({ text, problems, onChange }: Props) {
  const { form } = useWords(WORLDS);
  const tipId = useId();
  return (
    <fieldset className={styles.group}>
      <legend>{form.znodes}</legend>
      <p className={styles.note} id={tipId}>
        {form.znodesTip}
      </p>
      <textarea
        className={styles.tree}
        rows={6}
        spellCheck={false}
        value={text}
        aria-label={form.znodes}
        aria-describedby={tipId}
        aria-invalid={problems.length > 0}
        placeholder={form.znodesPlaceholder}
        onKeyUp={wholeInSight}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      <ul role="status" className={styles.refused}>
        {problems.map((each) => (
          <li key={each.line}>{form.znodeProblem(each)}</li>
        ))}
      </ul>
    </fieldset>
  );
}
