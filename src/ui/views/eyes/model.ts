// An election in words: how it stands, and a sentence for each seat.
import type { Scene } from '../../draw/view/useScene.ts';
import type { ViewModel, ViewTexts } from '../../draw/view/viewOf.tsx';
import { leafOf } from '../../select/childrenOf.ts';
import { isServed } from '../../select/served.ts';
import { memberOf, type CastMember } from '../../select/cast.ts';
import { eyes as eyesIn, type Eyes, type Seat } from './eyes.ts';
import type { Words } from './words/en.ts';

export interface EyesModel extends ViewModel {
  readonly shown: Eyes;
  readonly seats: readonly SeatModel[];
  readonly words: Words;
}

export interface SeatModel {
  readonly seat: Seat;
  readonly member: CastMember | undefined;
  readonly text: string;
}

/** Who watches whom over the heads, crowns for belief, znodes below for what the tree says. */
export function eyesModel({ view, line, cast }: Scene, { words }: ViewTexts<Words>): EyesModel | string {
  const shown = eyesIn(view.world, view.simulation.trace, line);
  if (shown.seats.length === 0) return words.empty;
  const seats = shown.seats.map((seat) => ({
    seat,
    member: memberOf(cast, seat.client),
    text: seatText(seat, shown, cast, words),
  }));
  return {
    ...(isServed(view.world) ? lineOf(shown, cast, words) : { line: words.unserved }),
    spoken: seats.map(({ text }) => text),
    things: seats.flatMap(({ member }) => (member === undefined ? [] : [{ kind: 'client', id: member.id }])),
    shown,
    seats,
    words,
  };
}

type Line = Pick<ViewModel, 'line' | 'tone'>;

function lineOf(eyes: Eyes, cast: readonly CastMember[], words: Words): Line {
  const nameOf = (seat: Seat) => memberOf(cast, seat.client)?.name ?? words.unknown;
  const believers = eyes.seats.filter(({ crown }) => crown === 'both' || crown === 'belief');
  const [only] = believers;
  if (believers.length > 1) {
    const names = [...new Set(inOrder(believers, cast).map(nameOf))];
    const [name = words.unknown, another] = names;
    const line = another === undefined ? words.ofOne(believers.length, name) : words.together(names);
    return { line, tone: 'alarm' };
  }
  if (only?.crown === 'belief') return { line: words.belief(nameOf(only)), tone: 'alarm' };
  const blind = eyes.seats.filter(({ sight }) => sight === 'blind');
  if (blind.length > 0) return { line: words.blind(blind.map(nameOf)), tone: 'calm' };
  return { line: leaderText(eyes, nameOf, words), tone: 'calm' };
}

/** “Client B, number 2, n-0000000041, watches client A”. */
function seatText(seat: Seat, eyes: Eyes, cast: readonly CastMember[], words: Words): string {
  const name = memberOf(cast, seat.client)?.name ?? words.unknown;
  const { path, place } = seat;
  const parts = [
    path === null || place === null ? words.aside(name) : words.stands(name, place, leafOf(path)),
  ];
  const crown = words.crowns[seat.crown];
  if (crown !== null) parts.push(crown);
  if (seat.owner === 'forsaken') parts.push(words.gone);
  if (seat.sight === 'blind') parts.push(words.blindLong);
  if (seat.sight === 'told') parts.push(words.told);
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

function leaderText(eyes: Eyes, nameOf: (seat: Seat) => string, words: Words): string {
  const first = eyes.seats.find(({ place }) => place === 1);
  if (first === undefined) return words.nobody;
  if (first.client === null) return words.ownerless;
  if (first.owner === 'forsaken') return words.forsaken(nameOf(first));
  return first.crown === 'both' ? words.both(nameOf(first)) : words.tree(nameOf(first));
}
