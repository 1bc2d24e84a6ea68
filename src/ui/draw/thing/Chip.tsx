import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { pointing } from './pointing.ts';
import type { Name } from './useLooks.ts';
import styles from './chip.module.css';

/**
 * How a chip looks. `truth`: as a znode is drawn. `same`: the same as the truth. `old`: what was so once. `none`: there is
 * nothing. `odd`: it needs a look. `wrong`: a promise is broken.
 */
export type ChipLook = 'truth' | 'same' | 'old' | 'none' | 'odd' | 'wrong';

/** A small thing in a table: walked to, pointed at and chosen as everything else. */
export function Chip({
  side,
  thing,
  look,
  hue,
  tone,
  text,
  children,
  onTell,
}: {
  readonly side: WorldSide;
  readonly thing: Name;
  readonly look: ChipLook;
  /** The client’s colour whose it is. */
  readonly hue?: number | undefined;
  /** One of four greys, to tell versions apart that are also written. */
  readonly tone?: number | undefined;
  readonly text: string;
  readonly children: string;
  readonly onTell: (text: string | null) => void;
}) {
  return (
    <button
      type="button"
      className={styles.chip}
      data-look={look}
      data-hue={hue === undefined ? undefined : hue % 8}
      data-tone={tone === undefined ? undefined : tone % 4}
      aria-label={text}
      {...pointing(side, thing, (isPointedAt) => onTell(isPointedAt ? text : null))}
    >
      {children}
    </button>
  );
}
