import type { World } from '../../../engine/index.ts';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import { memo, useId, useRef } from 'react';
import { invariantName, invariantWords, type WordsOfInvariant } from '../../../words/invariantWords.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { circle } from '../thing/glyphs.ts';
import type { InvariantChip } from '../../select/invariantChips.ts';
import { placeBeside } from '../../parts/placeBeside.ts';
import { useLessonGate } from '../../stores/lessonGate.ts';
import { showPanel } from '../../stores/panelTab.ts';
import { select } from '../../stores/selection.ts';
import { useWorld } from '../../stores/useWorld.ts';
import styles from './promises.module.css';

/**
 * What the recipe promises. While all of it holds that is one quiet line, which opens the list of all; what is broken is said beside
 * it, in words.
 */
export function Promises({
  side,
  chips: all,
}: {
  readonly side: WorldSide;
  readonly chips: readonly InvariantChip[];
}) {
  const { picture } = useWords();
  // A lesson speaks of few; what is violated shows itself all the same.
  const spokenOf = useLessonGate(({ invariants }) => invariants);
  const chips = all.filter(({ id, breaches }) => spokenOf === null || spokenOf.has(id) || breaches > 0);
  if (chips.length === 0) return null;
  const claimed = chips.filter(({ isClaimed }) => isClaimed);
  // What the scene is about first, as what its user asks for; none is left out.
  const broken = claimed.filter(({ breaches }) => breaches > 0).toSorted((a, b) => rankOf(b) - rankOf(a));
  return (
    <div
      className={styles.promises}
      data-strip="promises"
      data-quiet={broken.length === 0 || undefined}
      role="group"
      aria-label={picture.invariants}
    >
      {broken.map((chip) => (
        <Broken key={chip.key} side={side} chip={chip} />
      ))}
      <Quiet
        side={side}
        chips={chips}
        holding={claimed.filter(({ state }) => state === 'holds' || state === 'mended').length}
      />
    </div>
  );
}

function rankOf({ id, state, expected }: InvariantChip): number {
  return Number(state !== 'mended') * 4 + Number(id === 'I-40') * 2 + Number(expected);
}

function Broken({ side, chip }: { readonly side: WorldSide; readonly chip: InvariantChip }) {
  const words = useWords();
  const world = useWorld(side)?.world;
  const invariant = invariantWords(chip.id, words);
  const { stage } = words;
  const lasts = chip.state === 'broken' || chip.state === 'failed';
  const say = lasts ? stage.invariants[chip.state] : stage.invariants.mended;
  return (
    <button
      type="button"
      className={styles.loud}
      data-state={chip.state}
      title={sentenceOf(chip, invariant, words, world)}
      onClick={() => open(side, chip)}
    >
      <Sign state={chip.state} />
      <span>
        <b>{say(invariantName(chip.id, chip.part, words))}</b>
        {chip.violation !== null && lasts && (
          <span className={styles.why}>
            {words.format.sentences(['', (invariant.reason ?? invariant.why)(chip.violation, world)])}
          </span>
        )}
      </span>
    </button>
  );
}

interface QuietProps {
  readonly side: WorldSide;
  readonly chips: readonly InvariantChip[];
  readonly holding: number;
}

function Quiet({ side, chips, holding }: QuietProps) {
  const { stage } = useWords();
  const world = useWorld(side)?.world;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const place = () => {
    if (list.current !== null && button.current !== null) placeBeside(list.current, button.current, 'above');
  };
  return (
    <>
      <button ref={button} type="button" className={styles.quiet} popoverTarget={id}>
        {stage.invariants.hold(holding)}
      </button>
      <div ref={list} id={id} popover="auto" className={styles.list} onToggle={place}>
        <ul aria-label={stage.invariants.all}>
          {chips.map((chip) => (
            <li key={chip.key}>
              <Chip side={side} chip={chip} world={chip.violation === null ? undefined : world} />
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}

interface ChipProps {
  readonly side: WorldSide;
  readonly chip: InvariantChip;
  /** In which it is broken. */
  readonly world: World | undefined;
}

/** Most promises hold, and are not drawn again at each step. */
const Chip = memo(function Chip({ side, chip, world }: ChipProps) {
  const words = useWords();
  const invariant = invariantWords(chip.id, words);
  const state = words.picture.invariantState[chip.state];
  const isAside = chip.state !== 'unwatched' && !chip.isClaimed;
  const called = invariantName(chip.id, chip.part, words);
  const { program } = chip.part;
  const name = program === undefined ? called : words.format.labelled(program, called);
  const told = isAside ? words.format.parts([words.stage.invariants.notClaimed, state]) : state;
  return (
    <button
      type="button"
      className={styles.chip}
      data-state={isAside ? 'unwatched' : chip.state}
      title={sentenceOf(chip, invariant, words, world)}
      aria-label={words.format.labelled(`${chip.id} ${name}`, told)}
      onClick={() => open(side, chip)}
    >
      <Sign state={isAside ? 'unwatched' : chip.state} />
      <span>
        {name} <small>{told}</small>
      </span>
    </button>
  );
});

function Sign({ state }: { readonly state: InvariantChip['state'] }) {
  return (
    <svg className={styles.sign} data-state={state} viewBox="-8 -8 16 16" aria-hidden="true">
      <path className={styles.signGround} d={state === 'holds' || state === 'unwatched' ? CIRCLE : OCTAGON} />
      <path className={styles.signMark} d={MARK[state]} />
    </svg>
  );
}

/** Its card comes to the front, also where it has been opened before and another panel since. */
function open(side: WorldSide, { key }: InvariantChip): void {
  select({ world: side, kind: 'invariant', id: key });
  showPanel('card');
}

/** What it promises, or why it is red. */
function sentenceOf(
  chip: InvariantChip,
  invariant: WordsOfInvariant,
  { picture, format }: Messages,
  world: World | undefined,
): string {
  const parts = [format.labelled(chip.id, invariant.statement)];
  if (chip.state === 'unwatched') parts.push(format.aside(picture.invariantState.unwatched));
  // Of what is over it is told how it began.
  if (chip.violation !== null)
    parts.push(invariant.why(chip.violation, chip.state === 'mended' ? undefined : world));
  if (chip.breaches > 1) parts.push(picture.invariantCount(chip.breaches));
  if (chip.violation !== null && chip.expected) parts.push(format.aside(picture.expectedToBreak));
  return format.sentences(parts);
}

const CIRCLE = circle(7);
const OCTAGON = 'M-3 -7.2H3L7.2 -3V3L3 7.2H-3L-7.2 3V-3Z';
const CROSS = 'M-2.6 -2.6L2.6 2.6M2.6 -2.6L-2.6 2.6';
const MARK = {
  holds: 'M-3.2 0.3L-1 2.6L3.4 -2.4',
  broken: CROSS,
  failed: 'M0 -3.6V1M0 3V3.6',
  // Beside red words a tick would say that all is well.
  mended: CROSS,
  unwatched: 'M-2.6 0H2.6',
} as const;
