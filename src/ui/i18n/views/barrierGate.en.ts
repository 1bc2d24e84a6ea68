import { format } from '../nouns.en.ts';

const of = (arrived: number, members: number) =>
  `${format.number(arrived)} of ${format.number(members)} have come`;

/** What programs call a meeting, as a sentence begins with it: `enter 1`, `gate 1`. */
const named = (round: string) =>
  round.replace(/^enter (?=\d)/, 'Meeting ').replace(/^gate (?=\d)/, 'Barrier ');

export const barrierGate = {
  empty: 'Nobody has come to the barrier yet.',
  gathering: (round: string, arrived: number, members: number) => `${named(round)}: ${of(arrived, members)}.`,
  open: (round: string, arrived: number, members: number) =>
    `${named(round)}: ${of(arrived, members)}, the gate is open.`,
  early: (round: string, names: readonly string[], members: number) =>
    `${named(round)}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} passed before ${format.number(members)} had come.`,
  closed: (round: string, waiting: number) =>
    `${named(round)}: closed; ${format.plural(waiting, { one: 'one waits', other: `${format.number(waiting)} wait` })}.`,
  opened: (round: string) => `${named(round)}: its keeper has opened it.`,
  unopened: (round: string, names: readonly string[]) =>
    `${named(round)}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} passed, and nobody had opened it.`,
  divided: (round: string) => `${named(round)}: some passed, others were turned away.`,
  states: { arrived: 'waits', passed: 'passed', turnedAway: 'turned away' },
  comer: (name: string, parts: readonly string[]) => [`Client ${name}`, ...parts].join(', '),
  early1: 'before enough had come',
  unopened1: 'before it was opened',
  lamp: (isLit: boolean): string => (isLit ? 'Gate, opened' : 'Gate, closed'),
  ghost: 'is gone, its znode still counts',
  waiting: 'before the gate',
  beyond: 'beyond it',
  away: 'turned away',
  gate: (arrived: number, members: number) =>
    `Gate with ${format.number(members)} lamps, ${format.number(arrived)} lit`,
};

export type BarrierGateWords = typeof barrierGate;
