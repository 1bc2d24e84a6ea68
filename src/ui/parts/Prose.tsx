import styles from './Prose.module.css';

/** A sentence whose paths are set as code and kept in one piece where they fit on a line. */
export function Prose({ children }: { readonly children: string }) {
  return children.split(PATHS).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of one sentence never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.path}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A slash that begins a word, and what belongs to it. */
const PATHS = /((?<![\w/])\/[\w./-]*\w)/;
