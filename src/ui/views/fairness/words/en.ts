import { format } from '../../../../words/en/nouns.ts';

const times = (count: number) =>
  format.plural(count, { one: 'once', other: `${format.number(count)} times` });

export const words = {
  empty: 'No client has asked for the lock yet.',
  fair: (holds: number) =>
    format.plural(holds, {
      one: 'Served once, in the order of asking.',
      other: `Served ${times(holds)}, in the order of asking.`,
    }),
  unfair: (holds: number, overtakings: number) =>
    `Served ${times(holds)}, with ${format.plural(overtakings, { one: '1 overtaking', other: `${format.number(overtakings)} overtakings` })}.`,
  asked: 'asked',
  held: 'got it',
  earlier: (count: number) => `${format.number(count)} earlier`,
  attempt: (name: string, number: number, at: string) =>
    `Client ${name} was number ${format.number(number)} to ask, at ${at}`,
  served: (rank: number, at: string) => `was number ${format.number(rank)} to get it, at ${at}`,
  overtook: (count: number) =>
    format.plural(count, {
      one: 'overtook one waiter',
      other: `overtook ${format.number(count)} waiters`,
    }),
  waits: 'still waiting',
  left: 'left without it',
  sentence: (parts: readonly string[]) => parts.join(', '),
};

export type Words = typeof words;
