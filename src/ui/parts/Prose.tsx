import styles from './Prose.module.css';

/** A sentence whose paths are set as code; those that fit on a line are kept in one piece, with the brackets or the comma at them. */
export function Prose({ children }: { readonly children: string }) {
  return children.split(PATHS).map((part, index) =>
    index % 2 === 1 ? (
      // The parts of one sentence never change places.
      // oxlint-disable-next-line react/no-array-index-key
      <span key={index} className={styles.path} data-long={part.length > LONG || undefined}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A slash that begins a word, and what belongs to it. */
const PATHS = /((?<![\w/])[(“]?\/[\w./-]*\w[)”,;:.]?)/;
/** Longer ones have no line of a card to themselves. */
const LONG = 26;
