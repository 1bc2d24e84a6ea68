import { format } from '../nouns.en.ts';

export const packetGauge = {
  empty: 'There is no list of children to measure.',
  fits: (children: number, bytes: number) =>
    `${format.plural(children, { one: '1 name', other: `${format.number(children)} names` })}, ${format.number(bytes)} bytes.`,
  tooLong: (bytes: number) =>
    `${format.number(bytes)} bytes: a client with the usual limit cannot read this list any more.`,
  limit: (bytes: number) => `a packet holds ${format.number(bytes)} bytes`,
  room: (count: number, each: number) =>
    `room for ${format.number(count)} names of ${format.number(each)} bytes`,
  share: (percent: string) => `${percent} %`,
  gauge: (path: string, bytes: number, limit: number) =>
    `The list of ${path} takes ${format.number(bytes)} of ${format.number(limit)} bytes`,
};

export type PacketGaugeWords = typeof packetGauge;
