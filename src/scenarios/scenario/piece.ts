// A museum piece: a known way in which a recipe fails, as a run that shows it and the same commands on a recipe that holds.
import type { Cue, InvariantId } from '../../engine/index.ts';
import type { PairSide } from './pair.ts';
import type { ScenarioChoice } from './scenario.ts';

export interface MuseumPiece<Id extends string = string> {
  /** Kebab-case; also the value of the parameter `story` that plays it. */
  readonly id: Id;
  /** The failure modes of the corpus that it shows, e.g. `F13`. */
  readonly corpus: readonly string[];
  /** The invariant that the failing variant violates and the other one keeps. */
  readonly invariant: InvariantId;
  readonly seed: number;
  readonly clients: number;
  readonly wrong: PairSide;
  readonly right: PairSide;
  /**
   * What breaks on the right too, as nothing that this side could do prevents it, or it never promised it. The words of the
   * fix name each and say why.
   */
  readonly stillBreaks?: readonly InvariantId[];
  /** The same for both sides. */
  readonly script: readonly Cue[];
  /**
   * The command of the script, counted from 0, that it opens before: its cause, where that lies so far back that nobody would see it
   * otherwise. Without it a piece opens a few seconds before its red moment.
   */
  readonly opensBefore?: number;
  /** Its small picture shows what comes of the red moment: the way there looks like that of another piece. */
  readonly pictured?: 'outcome';
  /** Virtual time both sides are run to. */
  readonly endMs: number;
  /** Where it was reported: a public address, or the id of an issue. */
  readonly source: string;
  /** The change that mended it, where it was a fault of ZooKeeper itself: an address. */
  readonly patch?: string;
  /** A program ends with an error in it. */
  readonly endsWithError?: true;
  /** The lesson that is about it. */
  readonly lesson?: string;
}

/** Those of the pieces that a scenario can play: the options of its parameter `story`. */
export function storiesOf(pieces: readonly MuseumPiece[], scenario: string): readonly string[] {
  const own = pieces.filter(({ wrong, right }) => wrong.scenario === scenario || right.scenario === scenario);
  return ['none', ...own.map(({ id }) => id)];
}

/** The script of the story that a choice names; none without a story. */
export function scriptOf(pieces: readonly MuseumPiece[], { values }: ScenarioChoice): readonly Cue[] {
  return pieces.find(({ id }) => id === values['story'])?.script ?? [];
}
