import { useId, type ReactNode } from 'react';
import styles from './Choice.module.css';

interface ChoiceProps<T extends string> {
  /** What is chosen. */
  readonly name: string;
  readonly value: T;
  readonly options: readonly { readonly value: T; readonly label: ReactNode; readonly name?: string }[];
  readonly onChoose: (value: T) => void;
  readonly className?: string | undefined;
}

/** A few alternatives side by side: native radio buttons that look like one control. */
export function Choice<T extends string>({ name, value, options, onChoose, className }: ChoiceProps<T>) {
  const group = useId();
  return (
    <fieldset className={className === undefined ? styles.choice : `${styles.choice} ${className}`}>
      <legend className="visually-hidden">{name}</legend>
      {options.map((option) => (
        <label key={option.value} className={styles.option}>
          <input
            type="radio"
            className="visually-hidden"
            name={group}
            value={option.value}
            checked={option.value === value}
            aria-label={option.name}
            onChange={() => onChoose(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
    </fieldset>
  );
}
