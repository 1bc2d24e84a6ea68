import { styles } from './styles.ts';

interface Props {
  readonly items: readonly { readonly look: string; readonly text: string }[];
}

/** What the colours beside it mean. */
export function Legend({ items }: Props) {
  return (
    <ul className={styles.legend}>
      {items.map(({ look, text }) => (
        <li key={look}>
          <span className={styles.swatch} data-look={look} aria-hidden="true" />
          {text}
        </li>
      ))}
    </ul>
  );
}
