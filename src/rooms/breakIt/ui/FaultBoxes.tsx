import { FAULTS, type Fault } from '../model/faults.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { useWords } from '../../../words/useWords.ts';
import styles from './breakIt.module.css';
import { COMMAND_OF, FAULT_GROUPS } from './faultChoice.ts';

interface Props {
  readonly allow: readonly Fault[];
  readonly onChange: (allow: readonly Fault[]) => void;
}

/** Which faults may be tried. */
export function FaultBoxes({ allow, onChange }: Props) {
  const own = useWords(BREAK_IT);
  return (
    <details className={styles.faults}>
      <summary>{own.faults(allow.length, FAULTS.length)}</summary>
      <div className={styles.groups}>
        {(['clients', 'servers', 'network'] as const).map((group) => (
          <fieldset key={group} className={styles.group}>
            <legend>{own.groups[group]}</legend>
            {FAULT_GROUPS[group].map((fault) => (
              <FaultBox
                key={fault}
                fault={fault}
                isAllowed={allow.includes(fault)}
                onChange={(isAllowed) =>
                  onChange(FAULTS.filter((each) => (each === fault ? isAllowed : allow.includes(each))))
                }
              />
            ))}
          </fieldset>
        ))}
      </div>
    </details>
  );
}

interface BoxProps {
  readonly fault: Fault;
  readonly isAllowed: boolean;
  readonly onChange: (isAllowed: boolean) => void;
}

function FaultBox({ fault, isAllowed, onChange }: BoxProps) {
  const { label, explanation } = useWords().commands[COMMAND_OF[fault]];
  return (
    <label className={styles.box} title={explanation}>
      <input
        type="checkbox"
        checked={isAllowed}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
      {label}
    </label>
  );
}
