import { format } from '../../../../words/en/nouns.ts';

export const words = {
  empty: 'There is no queue to measure.',
  fits: (items: number) =>
    `${itemsText(items)}: the list still fits into one packet. Each column grows with the queue.`,
  tooLong: (items: number) => `${itemsText(items)}: a Java client cannot list them (jute.maxbuffer).`,
  columns: {
    list: 'getChildren, % of limit',
    memory: 'memory per server',
    writes: 'quorum writes to empty it',
    listed: 'sent if each take lists first',
  },
  items: (items: number) => itemsText(items),
  now: (items: number) => `${itemsText(items)}, now`,
  deletes: (count: number) =>
    format.plural(count, { one: '1 delete', other: `${format.number(count)} deletes` }),
  share: (percent: number) => `${format.number(percent)} %`,
};

function itemsText(items: number): string {
  return format.plural(items, { one: '1 item', other: `${format.number(items)} items` });
}

export type Words = typeof words;
