import { useWords } from '../../../words/useWords.ts';
import styles from '../dialogs.module.css';
import { FormLine } from './FormLine.tsx';

interface Props {
  readonly clients: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (clients: number) => void;
}

/** How many clients there are; nothing where there is no choice. */
export function ClientsField({ clients, min, max, onChange }: Props) {
  const words = useWords();
  const label = words.dialogs.scene.clients;
  if (min >= max) return null;
  return (
    <FormLine label={label}>
      <span className={styles.range}>
        <input
          type="range"
          min={min}
          max={max}
          value={clients}
          aria-label={label}
          onChange={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
        <output>{words.format.number(clients)}</output>
      </span>
    </FormLine>
  );
}
