import type { ZxidShown } from '../../../../words/contracts/views.ts';
import { capital, format, server, spelled } from '../../../../words/en/nouns.ts';
import { zxidText } from '../../../../words/names.ts';

export const words = {
  alone: 'A standalone server numbers its transactions with a plain counter.',
  none: 'No transaction yet.',
  same: (zxid: number) => `All servers are at zxid ${zxidText(zxid)}.`,
  differ: (behind: readonly string[]) =>
    `${capital(format.list(behind.map(server)))} ${behind.length === 1 ? 'is' : 'are'} behind.`,
  epochs: (epochs: readonly number[]) =>
    `The servers’ zxids are of epochs ${format.list(epochs.map(String))}.`,
  legend:
    'A zxid combines two 32-bit numbers: a new leader increments the epoch and restarts the counter at 0.',
  epoch: 'epoch',
  counter: 'counter',
  hex: 'hexadecimal',
  hexTip: (epoch: number, counter: number) =>
    `As ZooKeeper prints it: ${format.number(epoch)} × 2³² + ${format.number(counter)}, in hexadecimal`,
  behind: (count: number) =>
    count === 1 ? 'one transaction behind' : `${spelled(count)} transactions behind`,
  otherEpoch: 'newest transaction: older epoch',
  inEpoch: (epoch: number) => `the server itself is in epoch ${format.number(epoch)}`,
  promised: (epoch: number) => `has promised to follow epoch ${format.number(epoch)}`,
  spoken: ({ server: { number }, epoch, counter, hex }: ZxidShown, parts: readonly string[]) =>
    [
      `Server ${format.number(number)}: epoch ${format.number(epoch)}, counter ${format.number(counter)}, ${hex}`,
      ...parts,
    ].join(', ') + '.',
};

export type Words = typeof words;
