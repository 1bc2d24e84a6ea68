import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { invariantWords, type WordsOfInvariant } from '../../../words/invariantWords.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import type { InvariantChip } from '../../select/invariantChips.ts';
import { select } from '../../stores/selection.ts';
import styles from './promises.module.css';

/** The promises that are watched, each kept, broken or kept again: by shape, by word, and by colour last. */
export function Promises({
  side,
  chips,
}: {
  readonly side: WorldSide;
  readonly chips: readonly InvariantChip[];
}) {
  const { picture } = useWords();
  return (
    <ul
      className={styles.promises}
      data-many={chips.length > NAMED_EVERYWHERE || undefined}
      aria-label={picture.invariants}
    >
      {chips.map((chip) => (
        <li key={chip.id}>
          <Chip side={side} chip={chip} />
        </li>
      ))}
    </ul>
  );
}

/** Where there is little room, so many have their names beside their signs; of more, those alone that are or were broken. */
const NAMED_EVERYWHERE = 4;

function Chip({ side, chip }: { readonly side: WorldSide; readonly chip: InvariantChip }) {
  const words = useWords();
  const invariant = invariantWords(chip.id, words);
  return (
    <button
      type="button"
      className={styles.chip}
      data-state={chip.state}
      title={sentenceOf(chip, invariant, words)}
      aria-label={`${chip.id} ${invariant.name}: ${words.picture.invariantState[chip.state]}`}
      onClick={() => select({ world: side, kind: 'invariant', id: chip.id })}
    >
      <svg className={styles.sign} viewBox="-8 -8 16 16" aria-hidden="true">
        <path className={styles.signGround} d={GROUND[chip.state]} />
        <path className={styles.signMark} d={MARK[chip.state]} />
      </svg>
      <span>{invariant.name}</span>
    </button>
  );
}

/** What it promises, or why it is red. */
function sentenceOf(chip: InvariantChip, invariant: WordsOfInvariant, { picture }: Messages): string {
  const parts = [`${chip.id}: ${invariant.statement}`];
  if (chip.state === 'unwatched') parts.push(`(${picture.invariantState.unwatched})`);
  if (chip.violation !== null) parts.push(invariant.why(chip.violation));
  if (chip.breaches > 1) parts.push(picture.invariantCount(chip.breaches));
  if (chip.violation !== null && chip.expected) parts.push(`(${picture.expectedToBreak})`);
  return parts.join(' ');
}

const CIRCLE = 'M-7 0A7 7 0 1 1 7 0A7 7 0 1 1 -7 0Z';
const OCTAGON = 'M-3 -7.2H3L7.2 -3V3L3 7.2H-3L-7.2 3V-3Z';
const GROUND = { holds: CIRCLE, broken: OCTAGON, mended: OCTAGON, unwatched: CIRCLE } as const;
const MARK = {
  holds: 'M-3.2 0.3L-1 2.6L3.4 -2.4',
  broken: 'M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6',
  mended: 'M-3.2 0.3L-1 2.6L3.4 -2.4',
  unwatched: 'M-2.6 0H2.6',
} as const;
