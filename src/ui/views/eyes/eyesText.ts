// An election in words: how it stands, and a sentence for each seat.
import type { ViewWords } from '../../../words/messages.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import type { Eyes, Seat } from './eyes.ts';

export interface Line {
  readonly text: string;
  readonly tone: 'calm' | 'alarm';
}

export function lineOf(eyes: Eyes, cast: readonly CastMember[], words: ViewWords['eyes']): Line {
  const nameOf = (seat: Seat) => memberOf(cast, seat.client)?.name ?? words.unknown;
  const believers = eyes.seats.filter(({ crown }) => crown === 'both' || crown === 'belief');
  const [only] = believers;
  if (believers.length > 1)
    return { text: words.together(inOrder(believers, cast).map(nameOf)), tone: 'alarm' };
  if (only?.crown === 'belief') return { text: words.belief(nameOf(only)), tone: 'alarm' };
  const blind = eyes.seats.filter(({ sight }) => sight === 'blind');
  if (blind.length > 0) return { text: words.blind(blind.map(nameOf)), tone: 'calm' };
  return { text: leaderText(eyes, nameOf, words), tone: 'calm' };
}

/** “Client B, number 2, n-0000000041, watches client A”. */
export function seatText(
  seat: Seat,
  eyes: Eyes,
  cast: readonly CastMember[],
  words: ViewWords['eyes'],
): string {
  const name = memberOf(cast, seat.client)?.name ?? words.unknown;
  const { path, place } = seat;
  const parts = [
    path === null || place === null ? words.aside(name) : words.stands(name, place, leafOf(path)),
  ];
  const crown = words.crowns[seat.crown];
  if (crown !== null) parts.push(crown);
  if (seat.owner === 'forsaken') parts.push(words.gone);
  if (seat.sight === 'blind') parts.push(words.blindLong);
  for (const { to } of eyes.looks.filter(({ from }) => from === seat.key)) {
    const target = eyes.seats.find(({ key }) => key === to);
    const watched = memberOf(cast, target?.client ?? null)?.name ?? words.unknown;
    parts.push(target === undefined ? words.watchesList : words.watches(watched));
  }
  return words.seat(parts);
}

function inOrder(seats: readonly Seat[], cast: readonly CastMember[]): readonly Seat[] {
  const indexOf = ({ client }: Seat) => memberOf(cast, client)?.index ?? -1;
  return seats.toSorted((a, b) => indexOf(a) - indexOf(b));
}

function leaderText(eyes: Eyes, nameOf: (seat: Seat) => string, words: ViewWords['eyes']): string {
  const first = eyes.seats.find(({ place }) => place === 1);
  if (first === undefined) return words.nobody;
  if (first.owner === 'forsaken') return words.forsaken(nameOf(first));
  return first.crown === 'both' ? words.both(nameOf(first)) : words.tree(nameOf(first));
}

function leafOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1);
}
