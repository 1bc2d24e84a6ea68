import { styles } from './styles.ts';

/** Data or a record as text: what scrolls can be reached by keyboard. */
export function DataText({ text }: { readonly text: string }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <pre className={styles.data} tabIndex={0}>
      {text}
    </pre>
  );
}
