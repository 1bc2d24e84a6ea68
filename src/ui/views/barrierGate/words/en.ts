import { format } from '../../../../words/en/nouns.ts';

const of = (arrived: number, members: number) =>
  `${format.number(arrived)} of ${format.number(members)} have arrived`;

/** The programs' names of a round at the start of a sentence: `enter 1`, `gate 1`. */
const named = (round: string) => round.replace(/^enter (?=\d)/, 'Round ').replace(/^gate (?=\d)/, 'Barrier ');

export const words = {
  empty: 'No client has reached the barrier yet.',
  gathering: (round: string, arrived: number, members: number) => `${named(round)}: ${of(arrived, members)}.`,
  open: (round: string, arrived: number, members: number) =>
    `${named(round)}: ${of(arrived, members)}, the gate is open.`,
  early: (round: string, names: readonly string[], members: number) =>
    `${named(round)}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} passed before ${format.number(members)} had arrived.`,
  closed: (round: string, waiting: number) =>
    `${named(round)}: closed; ${format.plural(waiting, { one: '1 waiting', other: `${format.number(waiting)} waiting` })}.`,
  opened: (round: string) => `${named(round)}: opened by its keeper.`,
  unopened: (round: string, names: readonly string[]) =>
    `${named(round)}: ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)} passed although it was not opened.`,
  divided: (round: string) => `${named(round)}: some passed, others were turned away.`,
  states: { arrived: 'waiting', passed: 'passed', turnedAway: 'turned away' },
  comer: (name: string, parts: readonly string[]) => [`Client ${name}`, ...parts].join(', '),
  early1: 'before enough had arrived',
  unopened1: 'before it was opened',
  lamp: (isLit: boolean): string => (isLit ? 'Gate, opened' : 'Gate, closed'),
  ghost: 'is gone, but its znode still counts',
  waiting: 'before the gate',
  beyond: 'passed',
  away: 'turned away',
  gate: (arrived: number, members: number) =>
    `Gate with ${format.plural(members, { one: '1 lamp', other: `${format.number(members)} lamps` })}, ${format.number(arrived)} lit`,
};

export type Words = typeof words;
