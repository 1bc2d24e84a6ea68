// One sentence of the articles, what is to be said of it, and where it can be seen.
import '../../../scenarios/library.ts';
import type { CueMoment } from '../../../engine/index.ts';
import type { Action } from '../../../scenarios/lessons/lesson.ts';
import { give, worldOf } from '../../../scenarios/lessons/scenes.ts';
import { sideChoice } from '../../../scenarios/pairs.ts';
import type { LinkSelection } from '../../../scenarios/link/permalink.ts';
import type { NamedLink } from '../../../scenarios/link/namedLink.ts';
import type { ParameterValues, ScenarioChoice, ViewId } from '../../../scenarios/scenario/scenario.ts';

/**
 * `half`: true with a condition that is not said, or something is missing. `faulty`: the sentence tells what the code does, and the
 * code should not do it.
 */
export type Verdict = (typeof VERDICTS)[number];

export const VERDICTS = ['right', 'half', 'faulty', 'wrong'] as const;

export interface Row {
  readonly id: string;
  readonly verdict: Verdict;
  /** What the article says. */
  readonly claim: string;
  /** What is so. */
  readonly truth: string;
  readonly sights: readonly [Sight, ...Sight[]];
}

export type Sight =
  | { readonly text: string; readonly named: NamedLink; readonly headline?: RecordMoment }
  | {
      readonly text: string;
      readonly choices: readonly ScenarioChoice[];
      readonly actions: readonly Action[];
      /** Whose card is open. */
      readonly selected?: LinkSelection;
      readonly within?: ViewPart;
      readonly headline?: RecordMoment;
    };

export type RecordMoment = Extract<CueMoment, { readonly on: 'record' }>;

/**
 * The view that shows it, the log, or the card of what is selected, and the text that a row of it has, the same in every language;
 * without one it is the view as a whole. Of a world's counters: which one.
 */
export interface ViewPart {
  readonly view: ViewId | 'card' | 'log' | 'counter';
  readonly text?: string;
  /** Of two worlds: in both, where one is compared with the other. */
  readonly sides?: 'both';
  /** Which view the shelf shows meanwhile; without one those of the scenario. */
  readonly beside?: ViewId;
}

export function row(
  id: string,
  verdict: Verdict,
  claim: string,
  truth: string,
  ...sights: readonly [Sight, ...Sight[]]
): Row {
  return { id, verdict, claim, truth, sights };
}

export function lesson(text: string, id: string, part: string): Sight {
  return { text, named: { kind: 'lesson', id, part } };
}

/** A museum piece at its red moment. */
export function museum(text: string, id: string): Sight {
  return { text, named: { kind: 'museum', id } };
}

/** One world, at the moment to which the actions lead. */
export function scene(
  text: string,
  scenario: string,
  clients: number,
  values: ParameterValues,
  ...actions: readonly (Action | readonly Action[])[]
): Sight {
  return { text, choices: worldOf(scenario, clients, values), actions: actions.flat() };
}

/** The same with the card of a thing open, of the left world if not said. */
export function withCard(
  kind: LinkSelection['kind'],
  id: string,
  sight: Sight,
  world: LinkSelection['world'] = 0,
): Sight {
  return 'named' in sight ? sight : { ...sight, selected: { world, kind, id } };
}

/** The same with what decides it in a view of the shelf, which then has the shelf to itself. */
export function inView(view: ViewId, text: string | null, sight: Sight): Sight {
  return 'named' in sight ? sight : { ...sight, within: text === null ? { view } : { view, text } };
}

/** The same of both worlds. */
export function inBoth(sight: Sight): Sight {
  return 'named' in sight || sight.within === undefined
    ? sight
    : { ...sight, within: { ...sight.within, sides: 'both' } };
}

/** The same with the card of a thing open, at the row that has that text; without one all of it is pointed at. */
export function inCard(kind: LinkSelection['kind'], id: string, text: string | null, sight: Sight): Sight {
  const shown = withCard(kind, id, sight);
  if ('named' in shown) return shown;
  return { ...shown, within: text === null ? { view: 'card' } : { view: 'card', text } };
}

/** The same with that view alone on the shelf, beside the row of the card. */
export function beside(view: ViewId, sight: Sight): Sight {
  return 'named' in sight || sight.within === undefined
    ? sight
    : { ...sight, within: { ...sight.within, beside: view } };
}

/** The same with one of the left world's numbers pointed at. */
export function atCounter(counter: 'requests' | 'wakeUps' | 'byLastRelease', sight: Sight): Sight {
  return 'named' in sight ? sight : { ...sight, within: { view: 'counter', text: counter } };
}

/** The same with the log open, at the last line that has that text. */
export function inLog(text: string, sight: Sight): Sight {
  return 'named' in sight ? sight : { ...sight, within: { view: 'log', text } };
}

/** The same with the log's sentence of the record that decides it as the caption; of the one that the run was taken to if not said. */
export function headlined(sight: Sight, record?: CueMoment): Sight {
  const last = 'named' in sight ? undefined : sight.actions.findLast((action) => action.do === 'run');
  const headline = record ?? (last?.do === 'run' ? last.until : undefined);
  if (headline?.on !== 'record') throw new Error(`${sight.text} was taken to no record`);
  return { ...sight, headline };
}

/** One server, and a client that types these lines at its zkCli, one when the one before it is done with; then on to that moment. */
export function typed(text: string, lines: readonly string[], ...until: readonly Action[]): Sight {
  const typing = lines.flatMap((line) =>
    give({ on: 'quiet' }, { type: 'typeLine', client: 'client:A', line }),
  );
  return scene(text, 'sandbox', 1, { servers: '1' }, typing, until);
}

interface Side {
  readonly scenario: string;
  readonly values: ParameterValues;
}

/** Two worlds under the same commands; moments are the left one's. */
export function twins(
  text: string,
  clients: number,
  left: Side,
  right: Side,
  ...actions: readonly (Action | readonly Action[])[]
): Sight {
  const choices = [left, right].map((side) => sideChoice(side, SEED, clients));
  return { text, choices, actions: actions.flat() };
}

/** The same with other chance. */
export function seeded(seed: number, sight: Sight): Sight {
  return 'named' in sight
    ? sight
    : { ...sight, choices: sight.choices.map((choice) => ({ ...choice, seed })) };
}

const SEED = 1;
