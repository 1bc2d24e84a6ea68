import { describe, expect, it } from 'vitest';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { museumPieces } from '../../../scenarios/museum/museum.ts';
import { playPiece, type PlayedSide } from '../../../scenarios/museum/playPiece.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import { eyes, type Eyes } from './eyes.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';

describe('the chain of eyes', () => {
  it('goes from each to the one before, and the first has the crown', () => {
    const shown = eyesOf(stage('predecessor-lock', 4).settle());
    expect(shown.seats.map(({ client, crown, sight }) => [client, crown, sight])).toEqual([
      ['client:A', 'both', 'awake'],
      ['client:B', 'none', 'watching'],
      ['client:C', 'none', 'watching'],
      ['client:D', 'none', 'watching'],
    ]);
    const keys = shown.seats.map(({ key }) => key);
    expect(shown.looks.map(({ from, to }) => [keys.indexOf(from), keys.indexOf(to ?? '')])).toEqual([
      [1, 0],
      [2, 1],
      [3, 2],
    ]);
  });

  it('leaves nobody blind while news are on their way, at any step', () => {
    const world = stage('predecessor-lock', 5).settle();
    world.give({ type: 'killClient', client: 'client:C' });
    while (!world.simulation.isIdle()) {
      world.simulation.step();
      expect(eyesOf(world).seats.filter(({ sight }) => sight === 'blind')).toEqual([]);
    }
  });

  it('shows that who is first by the tree does not know it yet', () => {
    const world = stage('predecessor-lock', 2).settle().give({ type: 'killClient', client: 'client:A' });
    while (eyesOf(world).seats[0]?.client !== 'client:B') world.simulation.step();
    expect(eyesOf(world).seats[0]?.crown).toBe('tree');
    expect(eyesOf(world.settle()).seats[0]).toMatchObject({ client: 'client:B', crown: 'both' });
  });

  it('has an empty crown on one who believes while the tree has another one first', () => {
    const world = stage('predecessor-lock', 3).settle();
    const shown = eyesOf(world.give({ type: 'pauseClient', client: 'client:A' }).until(12_000));
    expect(shown.seats.map(({ client, place, crown }) => [client, place, crown])).toEqual([
      ['client:B', 1, 'both'],
      ['client:C', 2, 'none'],
      ['client:A', null, 'belief'],
    ]);
  });
});

it('Who watches a number that is gone is blind: nobody will wake it', () => {
  const piece = museumPieces.find(({ id }) => id === 'candidate-looks-too-late');
  if (piece === undefined) throw new Error('no such piece');
  const scenario = findScenario(piece.wrong.scenario);
  const played = playPiece(piece);
  const sightsOf = ({ simulation }: PlayedSide) =>
    eyes(simulation.worldAt(simulation.steps), simulation.trace, {
      ...lockOf(scenario),
      permits: 1,
    }).seats.map(({ sight }) => sight);
  expect(sightsOf(played.wrong)).toContain('blind');
  expect(sightsOf(played.right)).not.toContain('blind');
});

it('A znode that its owner does not know of has no eye: the owner looks from the other one', () => {
  const piece = museumPieces.find(({ id }) => id === 'stopped-and-still-first');
  if (piece === undefined) throw new Error('no such piece');
  const { simulation } = playPiece(piece).wrong;
  const line = { ...lockOf(findScenario(piece.wrong.scenario)), permits: 1 };
  const { seats } = eyes(simulation.worldAt(simulation.steps), simulation.trace, line);
  expect(seats.map(({ client, sight }) => [client, sight])).toEqual([
    ['client:A', 'awake'],
    ['client:B', 'watching'],
    ['client:C', 'watching'],
    ['client:A', 'watching'],
  ]);
});

it('Of ten latches of one client the one that leads has the crown', () => {
  const shown = eyesOf(
    stage('leader-latch', 1, { version: '4.0.1', latches: '10', firstNumber: '40' }).settle(),
  );
  expect(shown.seats.map(({ crown }) => crown)).toEqual(['both', ...Array(9).fill('none')]);
  const keys = shown.seats.map(({ key }) => key);
  const looks = shown.looks.map(({ from, to }) => [keys.indexOf(from), keys.indexOf(to ?? '')]);
  expect(looks.toSorted((a, b) => a[0]! - b[0]!)).toEqual(Array.from({ length: 9 }, (_, at) => [at + 1, at]));
});

it('whose session is over, and knows it, sleeps without news', () => {
  const world = stage('candidates', 3, { variant: 'article' }).settle();
  world.give({ type: 'expireSession', client: 'client:B' });
  const shown = eyesOf(world.until(4000));
  expect(shown.seats.find(({ client }) => client === 'client:B')?.sight).toBe('blind');
});

it('a heartbeat on its way brings no news: nobody will wake it all the same', () => {
  const piece = museumPieces.find(({ id }) => id === 'hop-watch-is-not-set');
  if (piece === undefined) throw new Error('no such piece');
  const { simulation } = playPiece(piece).wrong;
  const line = { ...lockOf(findScenario(piece.wrong.scenario)), permits: 1 };
  const isPinging = (at: number): boolean => {
    const world = simulation.worldAt(at);
    const link = world.clients.get('client:B')?.vars.value.link;
    return [...world.flights.values()].some(
      (each) => each.link === link && (each.message.kind === 'ping' || each.message.kind === 'pong'),
    );
  };
  const released = simulation.trace.findLast(({ kind }) => kind === 'watch.set')?.step ?? 0;
  const steps = Array.from({ length: simulation.steps - released }, (_, index) => released + 1 + index);
  const pinging = steps.filter(isPinging);
  expect(pinging).not.toEqual([]);
  for (const at of pinging) {
    const { seats } = eyes(simulation.worldAt(at), simulation.trace, line);
    expect(seats.find(({ client }) => client === 'client:B')?.sight).toBe('blind');
  }
});

it('A crowd looks at one, and the list of all is nobody’s seat', () => {
  const one = eyesOf(stage('herd-lock', 4).settle());
  expect(new Set(one.looks.map(({ to }) => to))).toEqual(new Set([one.seats[0]?.key]));
  const list = eyesOf(stage('herd-lock', 4, { variant: 'children-look' }).settle());
  expect(new Set(list.looks.map(({ to }) => to))).toEqual(new Set([null]));
});

function lockOf(scenario: Scenario | undefined): Scenario['lock'] {
  if (scenario === undefined) throw new Error('no such scenario');
  return scenario.lock;
}

function eyesOf({ simulation, world, line }: Stage): Eyes {
  return eyes(world(), simulation.trace, line);
}
