// Two watches of one client: their events come in the order of the changes, not in that of the registrations.
import { nthClientId, type ClientSetup, type WorldSetup } from '../../../engine/index.ts';
import { scenarioEntry } from '../../scenario/entry.ts';
import { PACES, choiceParameter } from '../../scenario/parameters.ts';
import { SAMPLE_CONFIG, SERVER } from '../../scenario/sampleServer.ts';
import type { ScenarioChoice } from '../../scenario/scenario.ts';
import { FIRST_WATCHED, SECOND_WATCHED, changeBoth, watchBoth } from './recipe.ts';
import { words } from './words.ts';

export const twoWatches = scenarioEntry({
  recipes: { 'lesson-watch-both': watchBoth, 'lesson-change-both': changeBoth },
  words,
  scenario: {
    // Links say so since it was a lesson's.
    id: 'lesson-two-watches',
    family: 'coordination',
    picture: 'tree',
    views: ['spaceTime'],
    parameters: [{ ...choiceParameter('pace', PACES), before: 'byHand' }],
    clients: { min: 2, max: 20, initial: 2 },
    lock: { parent: '/no-lock', order: 'unheld' },
    invariants: [],
    expected: () => [],
    stepList: () => [],
    isEndless: () => false,
    point: () => ({ kind: 'callback.run', where: { event: { type: 'NodeDataChanged' } } }),
    setup: setupOf,
  },
});

function setupOf({ seed, clients, values }: ScenarioChoice): WorldSetup {
  const client = (place: number): Omit<ClientSetup, 'id'> => ({
    connectString: [SERVER],
    sessionTimeoutMs: 30_000,
    startAfterMs: place * APART_MS,
    library: 'java',
    programs: [
      place === 0
        ? { recipe: 'lesson-watch-both', args: {}, startAfterMs: 0 }
        : {
            recipe: 'lesson-change-both',
            args: values['pace'] === 'byItself' ? { restMs: REST_MS } : {},
            startAfterMs: 0,
          },
    ],
  });
  return {
    seed,
    config: SAMPLE_CONFIG,
    servers: [SERVER],
    clients: Array.from({ length: clients }, (_, place) => ({ ...client(place), id: nthClientId(place) })),
    newcomer: client(clients),
    nodes: [FIRST_WATCHED, SECOND_WATCHED],
    latencyMs: { min: 2, max: 8 },
    conductor: [],
  };
}

const APART_MS = 300;
/** Before the changes: both watches are set, and were seen to be. */
const REST_MS = 600;
