import { format } from '../../../../words/en/nouns.ts';

export const words = {
  empty: 'There is no child list to measure.',
  fits: (children: number, bytes: number) =>
    `${format.plural(children, { one: '1 name', other: `${format.number(children)} names` })}, ${format.number(bytes)} bytes.`,
  tooLong: (bytes: number, limit: number) =>
    `${format.number(bytes)} bytes, ${format.number(bytes - limit)} more than the default limit.`,
  limit: (bytes: number) => `packet limit: ${format.number(bytes)} bytes`,
  room: (count: number, each: number) =>
    `room for ${format.plural(count, { one: '1 name', other: `${format.number(count)} names` })} of ${format.number(each)} bytes`,
  share: (percent: string) => `${percent} %`,
  gauge: (path: string, bytes: number, limit: number) =>
    `The list of ${path} takes ${format.number(bytes)} of ${format.number(limit)} bytes`,
};

export type Words = typeof words;
