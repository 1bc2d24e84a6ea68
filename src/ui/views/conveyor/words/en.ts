import { format } from '../../../../words/en/nouns.ts';

const items = (count: number) =>
  format.plural(count, { one: '1 item', other: `${format.number(count)} items` });

export const words = {
  empty: 'No item has been put into the queue yet.',
  calm: (waiting: number, taken: number, processed: number) =>
    `${format.number(waiting)} waiting, ${format.number(taken)} in progress, ${format.number(processed)} done.`,
  twice: (count: number) => `${items(count)} ${count === 1 ? 'was' : 'were'} processed twice.`,
  lost: (count: number) =>
    `${items(count)} ${count === 1 ? 'is' : 'are'} lost: not queued, not in progress, not done.`,
  bins: { processed: 'done', twice: 'twice', lost: 'lost' },
  more: (count: number) => `… ${format.number(count)} more`,
  behind: (count: number) => `+${format.number(count)}`,
  item: {
    waiting: (item: string, path: string) => `Item ${item} is waiting as ${path}`,
    taken: (item: string, names: readonly string[]) =>
      `Item ${item} is held by ${names.length === 1 ? 'client' : 'clients'} ${format.list(names)}`,
    processed: (item: string, names: readonly string[]) =>
      `Item ${item} was processed by client ${format.list(names)}`,
    twice: (item: string, names: readonly string[]) =>
      `Item ${item} was processed by clients ${format.list(names)}`,
    lost: (item: string) => `Item ${item} is lost`,
  },
  producer: (name: string) => `Client ${name}, a producer`,
  worker: (name: string) => `Client ${name}, a consumer`,
};

export type Words = typeof words;
