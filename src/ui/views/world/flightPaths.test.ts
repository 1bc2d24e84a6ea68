import { expect, it } from 'vitest';
import type { FlightMark } from '../../select/flights.ts';
import { herdPicture } from './fixtures.ts';
import { flightPaths } from './flightPaths.ts';
import { worldLayout, wireOf } from './layout.ts';
import { linesOf } from './lines.ts';

const picture = herdPicture(3, 'woken');
const layout = worldLayout(picture, null, { width: 600, height: 400, type: 1 });
const { arrows } = linesOf(picture, layout);

const request: FlightMark = {
  id: 1,
  client: 'client:B',
  direction: 'toServer',
  shape: 'request',
  label: 'create',
  path: null,
  sentAtMs: 100,
  deliverAtMs: 110,
  state: 'flying',
  behind: 0,
};

function yAt(mark: FlightMark, timeMs: number): number {
  const [path] = flightPaths([mark], layout, arrows);
  if (path === undefined) throw new Error('no way for this message');
  return path.at(timeMs).y;
}

function wireOfB() {
  const disc = layout.discs.get('client:B');
  if (disc === undefined) throw new Error('no client B');
  return wireOf(layout, disc);
}

it('A request rises from its client to the server in the time it takes', () => {
  const { from, to } = wireOfB();
  expect(yAt(request, 100)).toBeCloseTo(from.y - 5);
  expect(yAt(request, 110)).toBeCloseTo(to.y);
  expect(yAt(request, 105)).toBeCloseTo((from.y - 5 + to.y) / 2);
});

it('Before it leaves and after it arrives it stands at the end', () => {
  expect(yAt(request, 0)).toBe(yAt(request, 100));
  expect(yAt(request, 500)).toBe(yAt(request, 110));
});

it('A notification comes down the arrow that it ends', () => {
  const bell = picture.flights.find((flight) => flight.client === 'client:B');
  if (bell === undefined) throw new Error('no bell for B');
  const arrow = arrows.find((candidate) => candidate.client === 'client:B');
  expect(yAt(bell, bell.sentAtMs)).toBeCloseTo(arrow?.curve[3].y ?? 0);
  expect(yAt(bell, bell.deliverAtMs)).toBeCloseTo(arrow?.curve[0].y ?? 0);
});

it('On a cut cable messages stand on their own side of the cut, one behind the other', () => {
  const { from, to } = wireOfB();
  const middle = (from.y + to.y) / 2;
  const stalled: FlightMark = { ...request, state: 'stalled' };
  expect(yAt(stalled, 105)).toBeGreaterThan(middle);
  expect(yAt({ ...stalled, behind: 1 }, 105)).toBeGreaterThan(yAt(stalled, 105));
  expect(yAt({ ...stalled, direction: 'toClient' }, 105)).toBeLessThan(middle);
});

it('What waits for a paused client stands at its door', () => {
  const { from } = wireOfB();
  const waiting: FlightMark = { ...request, direction: 'toClient', state: 'waiting' };
  expect(from.y - yAt(waiting, 500)).toBeLessThan(12);
});
