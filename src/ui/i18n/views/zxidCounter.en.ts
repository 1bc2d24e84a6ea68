import type { ZxidCounter } from '../../select/zxidCounter.ts';
import { zxidText } from '../names.ts';
import { capital, format, server, spelled } from '../nouns.en.ts';

export const zxidCounter = {
  alone: 'A server alone counts its transactions with one plain number.',
  none: 'No transaction yet.',
  same: (zxid: number) => `All servers are at zxid ${zxidText(zxid)}.`,
  differ: (behind: readonly string[]) =>
    `${capital(format.list(behind.map(server)))} ${behind.length === 1 ? 'is' : 'are'} behind.`,
  epochs: (epochs: readonly number[]) => `Servers are in epochs ${format.list(epochs.map(String))}.`,
  legend: 'A zxid is two 32-bit numbers in one: a new leader raises the epoch and counts again from 0.',
  epoch: 'epoch',
  counter: 'counter',
  hex: 'hexadecimal',
  hexTip: (epoch: number, counter: number) =>
    `As ZooKeeper prints it: ${format.number(epoch)} × 2³² + ${format.number(counter)}, in hexadecimal`,
  behind: (count: number) =>
    count === 1 ? 'one transaction behind' : `${spelled(count)} transactions behind`,
  otherEpoch: 'in an older epoch',
  promised: (epoch: number) => `has promised to follow epoch ${format.number(epoch)}`,
  spoken: ({ server: { number }, epoch, counter, hex }: ZxidCounter, parts: readonly string[]) =>
    [
      `Server ${format.number(number)}: epoch ${format.number(epoch)}, counter ${format.number(counter)}, ${hex}`,
      ...parts,
    ].join(', ') + '.',
};

export type ZxidCounterWords = typeof zxidCounter;
