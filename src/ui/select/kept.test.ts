import { expect, it } from 'vitest';
import { kept } from './kept.ts';
import { trafficWorld } from './testing/trafficWorld.ts';

it('What is asked twice of one step is worked out once, and anew for another step or another question', () => {
  const simulation = trafficWorld({ servers: 1, clients: 2 });
  simulation.runUntil(1000);
  const asked: string[] = [];
  const clientsBut = kept((world, _, { but }: { readonly but: string }) => {
    asked.push(`${world.step} ${but}`);
    return [...world.clients.keys()].filter((id) => id !== but);
  });
  const ask = (but: string) => clientsBut(simulation.world, simulation.trace, { but });
  const { step } = simulation.world;
  expect(ask('client:A')).toEqual(['client:B']);
  expect(ask('client:A')).toEqual(['client:B']);
  expect(ask('client:B')).toEqual(['client:A']);
  simulation.runUntil(2000);
  expect(ask('client:B')).toEqual(['client:A']);
  expect(asked).toEqual([`${step} client:A`, `${step} client:B`, `${simulation.world.step} client:B`]);
});
