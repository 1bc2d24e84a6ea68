import { beforeAll, describe, expect, it } from 'vitest';
import { barrier, type Barrier } from './barrier.ts';
import { addSamples } from '../../select/testing/samples.ts';
import { stage, type Stage } from '../../select/testing/stage.ts';

beforeAll(addSamples);

describe('a barrier', () => {
  it('gathers until enough have come, then lets all of them pass', () => {
    const world = stage('sample-barrier', 3).until(500);
    const [gathering] = barrierOf(world).rounds;
    expect(gathering).toMatchObject({ name: 'enter 1', arrived: 2, outcome: 'gathering' });
    expect(gathering?.comers.map(({ client, state }) => [client, state])).toEqual([
      ['client:A', 'arrived'],
      ['client:B', 'arrived'],
    ]);
    const [open] = barrierOf(world.until(3000)).rounds;
    expect(open).toMatchObject({ arrived: 3, outcome: 'open' });
    expect(open?.comers.map(({ state, pace }) => `${state} ${pace}`)).toEqual(Array(3).fill('passed inTime'));
  });

  it('is passed early by one who does not count', () => {
    const world = stage('sample-barrier-eager', 4).until(300);
    world.give({ type: 'pauseClient', client: 'client:B' }).until(1100);
    const [round] = barrierOf(world).rounds;
    expect(round).toMatchObject({ arrived: 2, outcome: 'early' });
    expect(round?.comers.find(({ client }) => client === 'client:C')).toMatchObject({ pace: 'early' });
  });

  it('goes on counting the znode of one who is gone', () => {
    const world = stage('sample-barrier', 3).until(500).give({ type: 'killClient', client: 'client:A' });
    expect(barrierOf(world).nodes.map(({ client, owner }) => [client, owner])).toEqual([
      ['client:A', 'forsaken'],
      ['client:B', 'present'],
    ]);
  });
});

function barrierOf({ simulation, world, line }: Stage): Barrier {
  return barrier(world(), simulation.trace, line.parent);
}

describe('a barrier that one opens', () => {
  it('is closed until then, however many have come', () => {
    const world = stage('barrier', 4).until(2000);
    expect(barrierOf(world)).toMatchObject({ opensBy: 'opener', members: 1 });
    expect(barrierOf(world).rounds).toMatchObject([{ arrived: 3, lit: 0, outcome: 'gathering' }]);
    expect(barrierOf(world.until(4500)).rounds[0]).toMatchObject({ lit: 1, outcome: 'open' });
  });

  it('is passed early where its keeper’s death opens it', () => {
    const world = stage('barrier', 4, { variant: 'goes-with-keeper' }).until(2000);
    world.give({ type: 'killClient', client: 'client:A' }).until(10_000);
    expect(barrierOf(world).rounds[0]).toMatchObject({ lit: 0, outcome: 'early' });
  });
});
