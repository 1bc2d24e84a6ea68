import { Choice } from '../../parts/Choice.tsx';
import styles from './dropPage.module.css';

interface Props<T extends string> {
  readonly name: string;
  readonly value: T;
  /** `count`: how many there are of what is worth a look; undefined or empty where nothing is. */
  readonly tabs: readonly {
    readonly value: T;
    readonly label: string;
    readonly count?: string | undefined;
  }[];
  readonly onChoose: (value: T) => void;
}

/** The parts of an opened file, as tabs that are all in sight on small screens too. */
export function PageTabs<T extends string>({ name, value, tabs, onChoose }: Props<T>) {
  return (
    <Choice
      className={styles.tabs}
      name={name}
      value={value}
      options={tabs.map(({ value: each, label, count }) => ({
        value: each,
        label: (
          <>
            {label}
            {count !== undefined && <span className={styles.count}>{count}</span>}
          </>
        ),
      }))}
      onChoose={onChoose}
    />
  );
}
