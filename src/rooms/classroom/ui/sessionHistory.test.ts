// What a phone says of its client's connection is what the client's library has last told: a killed process has none.
import { expect, test } from 'vitest';
import type { Command, CueMoment } from '../../../engine/index.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { carryOut } from '../../../scenarios/lessons/carryOut.ts';
import { worldOf } from '../../../scenarios/lessons/scenes.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { sessionChanges } from './sessionHistory.ts';

const A = 'client:A';

test('a killed client is not CONNECTED, neither before its session expires nor after', () => {
  const { at, give } = played();
  expect(at(1000)).toBe('CONNECTED');
  give(1000, { type: 'killClient', client: A });
  expect([at(1100), at(20_000)]).toEqual(['NONE', 'NONE']);
});

test('a client that has closed its session and ended is not CONNECTED', () => {
  const { at, give } = played();
  give(1000, { type: 'closeClient', client: A });
  expect(at(20_000)).toBe('NONE');
});

test('started again it is CONNECTED once its library says so', () => {
  const { at, give } = played();
  give(1000, { type: 'killClient', client: A });
  give(3000, { type: 'startClient', client: A });
  expect([at(2000), at(6000)]).toEqual(['NONE', 'CONNECTED']);
});

test('a session that was lost before the kill stays lost', () => {
  const { at, give } = played();
  give(1000, { type: 'pauseClient', client: A });
  give(30_000, { type: 'resumeClient', client: A });
  expect(at(32_000)).toBe('LOST');
  give(32_000, { type: 'killClient', client: A });
  expect(at(33_000)).toBe('LOST');
});

function played() {
  const experiment = new Experiment(worldOf('herd-lock', 2), { findScenario, book: recipeBook });
  const moment = (atMs: number): CueMoment => ({ on: 'time', atMs });
  return {
    give: (atMs: number, command: Command) =>
      carryOut(experiment, { do: 'give', when: moment(atMs), command }),
    at: (atMs: number) => {
      carryOut(experiment, { do: 'run', until: moment(atMs) });
      const [world] = experiment.worlds;
      return sessionChanges(world?.trace ?? [], A, experiment.steps).at(-1)?.state;
    },
  };
}
