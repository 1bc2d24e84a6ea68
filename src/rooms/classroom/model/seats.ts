// Which phone is which client, or which server: each keeps its seat, also while it is out of reach, and who comes takes the first that
// is free.
import type { Phone, PhoneId } from './protocol.ts';

/** By seat, from 0. */
export type Seats = ReadonlyMap<PhoneId, number>;

export const NO_SEATS: Seats = new Map();

/** `phones`: in the order in which they joined. */
export function seated(before: Seats, phones: readonly Phone[], count: number): Seats {
  const kept = [...before].filter(
    ([phone, seat]) => seat < count && phones.some((each) => each.phone === phone),
  );
  const seats = new Map(kept);
  const taken = new Set(seats.values());
  for (const { phone, isReachable } of phones) {
    if (seats.has(phone) || !isReachable) continue;
    const free = firstFree(taken, count);
    if (free === null) break;
    taken.add(free);
    seats.set(phone, free);
  }
  return sameSeats(before, seats) ? before : seats;
}

/** The phones at a seat: several where there are more phones than seats and they share. */
export function sharedSeats(phones: readonly Phone[], count: number): Seats {
  return new Map(phones.map(({ phone }, index) => [phone, count === 0 ? 0 : index % count]));
}

function firstFree(taken: ReadonlySet<number>, count: number): number | null {
  for (let seat = 0; seat < count; seat++) if (!taken.has(seat)) return seat;
  return null;
}

function sameSeats(one: Seats, other: Seats): boolean {
  return one.size === other.size && [...one].every(([phone, seat]) => other.get(phone) === seat);
}
