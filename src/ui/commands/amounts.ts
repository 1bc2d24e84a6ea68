// How much, of commands that have a measure: what the page lets a user choose from, in which words. A command with a measure that is not
// here is a type error.
import type { Command, CommandType } from '../../engine/index.ts';
import type { Messages } from '../../words/messages.ts';

/** Numbers that say which, not how much. */
type Ordinal = 'nth' | 'thread';

type MeasureOf<C> = {
  [F in keyof C]-?: C[F] extends number ? (F extends Ordinal ? never : F) : never;
}[keyof C];

export type MeasuredType = {
  [T in CommandType]: [MeasureOf<Command<T>>] extends [never] ? never : T;
}[CommandType];

/** What is chosen for each; the usual amount where nothing is. */
export type Amounts = Readonly<Partial<Record<MeasuredType, number>>>;

interface Measure<Field> {
  readonly field: Field;
  /** What a user may choose, in milliseconds or per mille. */
  readonly amounts: readonly number[];
  /** What keys and menus take. */
  readonly usual: number;
  readonly label: (words: Messages) => string;
  readonly text: (amount: number, words: Messages) => string;
}

const RATE = {
  field: 'perMille',
  // Twice as fast, half as fast, and a clock that is merely bad.
  amounts: [1000, -500, 50, -50],
  usual: 1000,
  label: ({ processAmounts }) => processAmounts.rates,
  text: (perMille, { processAmounts }) =>
    perMille === 0 ? processAmounts.rate(0) : processAmounts.rateOf(perMille),
} as const satisfies Measure<'perMille'>;

export const MEASURES: { readonly [T in MeasuredType]: Measure<MeasureOf<Command<T>>> } = {
  slowDisk: {
    field: 'extraFsyncMs',
    amounts: [50, 200, 1000, 5000],
    usual: 200,
    label: ({ ensemble }) => ensemble.faults.diskAmount,
    text: (ms, { format }) => format.span(ms),
  },
  driftClock: {
    field: 'byMs',
    amounts: [-3_600_000, -60_000, 60_000, 3_600_000],
    usual: 60_000,
    label: ({ ensemble }) => ensemble.faults.clockAmount,
    text: (ms, { ensemble: { faults } }) => (ms > 0 ? faults.clockForward(ms) : faults.clockBack(-ms)),
  },
  driftRate: RATE,
  slowLink: {
    field: 'extraMs',
    amounts: [20, 100, 500, 2000],
    usual: 100,
    label: ({ ensemble }) => ensemble.faults.linkAmount,
    text: (ms, { format }) => format.span(ms),
  },
  jumpClientClock: {
    field: 'byMs',
    amounts: [-60_000, -5000, 5000, 60_000],
    usual: 5000,
    label: ({ processAmounts }) => processAmounts.jumps,
    text: (ms, { processAmounts }) => processAmounts.jumpBy(ms),
  },
  driftClientClock: RATE,
};

export function isMeasured(command: Command): command is Command<MeasuredType> {
  return command.type in MEASURES;
}

export function amountIn(command: Command<MeasuredType>): number {
  return Number(Object.entries(command).find(([name]) => name === MEASURES[command.type].field)?.[1]);
}

export function withAmount(command: Command<MeasuredType>, amount: number): Command {
  return { ...command, [MEASURES[command.type].field]: amount };
}
