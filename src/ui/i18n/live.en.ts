import { format } from './nouns.en.ts';

/** What is read out: short clauses, put together by the narrator. */
export const live = {
  world: (world: string, clauses: readonly string[]) => `${world}: ${clauses.join('; ')}.`,
  both: (clauses: readonly string[]) => `${clauses.join('; ')}.`,
  wakeUps: (count: number, who: readonly string[]) =>
    count === 0 ? 'nobody woke' : count === 1 ? `one wake-up, ${who.join('')}` : `${spelled(count)} wake-ups`,
  expired: (who: string, afterMs: number) => `the session of ${who} expired after ${format.span(afterMs)}`,
  holds: (who: string) => `${who} holds the lock`,
  broken: (name: string) => `broken promise: ${name}`,
  mended: (name: string) => `kept again: ${name}`,
  opening: (sentence: string) => sentence,
  paused: 'Paused',
  at: (at: string) => `At ${at}`,
};

const WORDS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function spelled(count: number): string {
  return WORDS[count] ?? format.number(count);
}
