// Transaction ids as ZooKeeper counts and prints them (org.apache.zookeeper.server.util.ZxidUtils).
import type { Zxid } from './ids.ts';

/** What a notification, and an answer to an unknown request, carries in place of a zxid. */
export const NO_ZXID: Zxid = -1;

/** `0x3`; −1 as a 64-bit number prints it. */
export function zxidText(zxid: Zxid): string {
  return zxid < 0 ? '0xffffffffffffffff' : `0x${zxid.toString(16)}`;
}

/** In an ensemble: the epoch of a leader, and how many transactions it had proposed. */
export function makeZxid(epoch: number, counter: number): Zxid {
  return epoch * COUNTERS + counter;
}

export function epochOf(zxid: Zxid): number {
  return Math.floor(zxid / COUNTERS);
}

export function counterOf(zxid: Zxid): number {
  return zxid % COUNTERS;
}

/** The counter that is followed by a new epoch: the leader resigns. */
export const LAST_COUNTER = 0xffffffff;

const COUNTERS = 2 ** 32;
