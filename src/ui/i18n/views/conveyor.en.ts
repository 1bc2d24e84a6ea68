import { format } from '../nouns.en.ts';

const items = (count: number) =>
  format.plural(count, { one: '1 item', other: `${format.number(count)} items` });

export const conveyor = {
  empty: 'Nothing has been put into the queue yet.',
  calm: (waiting: number, taken: number, processed: number) =>
    `${format.number(waiting)} waiting, ${format.number(taken)} in hand, ${format.number(processed)} done.`,
  twice: (count: number) => `${items(count)} ${count === 1 ? 'was' : 'were'} processed twice.`,
  lost: (count: number) =>
    `${items(count)} ${count === 1 ? 'is' : 'are'} lost: in no queue, in no hand, not done.`,
  bins: { processed: 'done', twice: 'twice', lost: 'lost' },
  more: (count: number) => `… ${format.number(count)} more`,
  behind: (count: number) => `+${format.number(count)}`,
  item: {
    waiting: (item: string, path: string) => `Item ${item} waits as ${path}`,
    taken: (item: string, names: readonly string[]) =>
      `Item ${item} is in the hand of ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)}`,
    processed: (item: string, names: readonly string[]) =>
      `Item ${item} was processed by client ${format.list(names)}`,
    twice: (item: string, names: readonly string[]) =>
      `Item ${item} was processed by clients ${format.list(names)}`,
    lost: (item: string) => `Item ${item} is lost`,
  },
  worker: (name: string) => `Client ${name}, which takes items`,
};

export type ConveyorWords = typeof conveyor;
