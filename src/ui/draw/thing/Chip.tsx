import { usePointed } from './drawing.ts';
import type { Name } from './useLooks.ts';
import styles from './chip.module.css';

/**
 * How a chip looks. `truth`: as a znode is drawn. `same`: the same as the truth. `old`: what was so once. `none`: there is
 * nothing. `odd`: it needs a look. `wrong`: a promise is broken.
 */
export type ChipLook = 'truth' | 'same' | 'old' | 'none' | 'odd' | 'wrong';

export interface ChipModel {
  readonly thing: Name;
  readonly look: ChipLook;
  /** What stands on it. */
  readonly label: string;
  /** What it tells, in a sentence. */
  readonly text: string;
  /** The client’s colour whose it is. */
  readonly hue?: number | undefined;
  /** One of four greys, to tell versions apart that are also written. */
  readonly tone?: number | undefined;
}

/** A small thing in a table: walked to, pointed at and chosen as everything else. */
export function Chip({ chip: { thing, look, label, text, hue, tone } }: { readonly chip: ChipModel }) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-look={look}
      data-hue={hue === undefined ? undefined : hue % 8}
      data-tone={tone === undefined ? undefined : tone % 4}
      {...usePointed(thing, text)}
    >
      {label}
    </button>
  );
}
