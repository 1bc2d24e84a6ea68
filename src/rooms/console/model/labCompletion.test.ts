import { expect, test } from 'vitest';
import { Simulation, type ServerId } from '../../../engine/index.ts';
import { SAMPLE_CONFIG } from '../../../scenarios/scenario/sampleServer.ts';
import type { Scenario } from '../../../scenarios/scenario/scenario.ts';
import { completeLab } from './labCompletion.ts';

const servers: readonly ServerId[] = ['server:1', 'server:2', 'server:3'];
const { world } = new Simulation(
  {
    seed: 1,
    config: SAMPLE_CONFIG,
    servers,
    clients: [
      { id: 'client:A', connectString: servers, sessionTimeoutMs: 10_000, library: 'java', programs: [] },
    ],
    newcomer: null,
    nodes: [],
    latencyMs: { min: 1, max: 1 },
    conductor: [],
  },
  {},
);

const LINE_LOCK: Scenario = {
  id: 'line-lock',
  family: 'locks',
  picture: 'tree',
  views: [],
  parameters: [
    { name: 'pace', kind: 'choice', options: ['fast', 'slow'], initial: 'fast' },
    { name: 'permits', kind: 'integer', min: 1, max: 3, words: [], initial: 1 },
  ],
  clients: { min: 1, max: 4, initial: 2 },
  lock: { parent: '/lock', order: 'sequence' },
  invariants: [],
  expected: () => [],
  stepList: () => [],
  isEndless: () => false,
  setup: () => world.setup,
};
const RECIPES = [LINE_LOCK];

test.each([
  ['cras', ['crashServer']],
  ['mn', ['mntr']],
  ['wai', ['wait']],
  ['crashServer server:', [...servers]],
  ['ruok role:l', ['role:leader']],
  ['killClient ', ['client:A']],
  ['cutLink server:1 cl', ['client:A']],
  ['cutLink server:1 server:2 one', ['oneWay']],
  ['openGate client:A pro', ['produce']],
  ['slowDisk server:1 ', []],
  ['nothing ', []],
  ['world cl', ['client']],
  ['world client shop l', ['line-lock']],
  ['world program ', ['client:A']],
  ['world program client:A b', ['byHand']],
  ['world client shop line-lock pace', ['pace=fast', 'pace=slow']],
  ['world client shop line-lock permits', ['permits=']],
  ['world localSessions up', ['upgrading']],
  ['world latency ', []],
])('%j goes on with %j', (line, candidates) => {
  expect(completeLab(line, line.length, world, RECIPES).candidates).toEqual(candidates);
});

test('the word at the cursor is replaced, whatever follows it', () => {
  expect(completeLab('crash server:1', 5, world, RECIPES)).toEqual({
    from: 0,
    to: 5,
    candidates: ['crashServer'],
  });
});
