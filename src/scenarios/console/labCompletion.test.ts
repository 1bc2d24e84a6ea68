import { expect, test } from 'vitest';
import { Simulation, type ServerId } from '../../engine/index.ts';
import { SAMPLE_CONFIG } from '../scenario/sampleServer.ts';
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
])('%j goes on with %j', (line, candidates) => {
  expect(completeLab(line, line.length, world).candidates).toEqual(candidates);
});

test('the word at the cursor is replaced, whatever follows it', () => {
  expect(completeLab('crash server:1', 5, world)).toEqual({ from: 0, to: 5, candidates: ['crashServer'] });
});
