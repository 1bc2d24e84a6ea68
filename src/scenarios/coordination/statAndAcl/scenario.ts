// What each kind of change moves in a znode's Stat, an ACL that refuses, and a TTL node that goes.
import { nthClientId, type ClientSetup, type WorldSetup } from '../../../engine/index.ts';
import { scenarioEntry } from '../../scenario/entry.ts';
import { countParameter } from '../../scenario/parameters.ts';
import { SAMPLE_CONFIG, SERVER } from '../../scenario/sampleServer.ts';
import type { ScenarioChoice } from '../../scenario/scenario.ts';
import { NODE, STEPS, owner, stranger } from './recipe.ts';
import { words } from './words.ts';

export const statAndAcl = scenarioEntry({
  recipes: { 'stat-owner': owner, 'stat-stranger': stranger },
  words,
  scenario: {
    id: 'stat-and-acl',
    family: 'coordination',
    picture: 'tree',
    views: ['spaceTime'],
    parameters: [countParameter('pauseMs', 100, 60_000, 500), countParameter('ttlMs', 1, 600_000, 2000)],
    clients: { min: 2, max: 20, initial: 2 },
    lock: { parent: NODE, order: 'unheld' },
    invariants: [],
    expected: () => [],
    stepList: () => STEPS,
    isEndless: () => false,
    point: () => ({ kind: 'txn.applied', where: { type: 'setACL' } }),
    setup: setupOf,
  },
});

function setupOf({ seed, clients, values }: ScenarioChoice): WorldSetup {
  const client = (place: number): Omit<ClientSetup, 'id'> => ({
    connectString: [SERVER],
    sessionTimeoutMs: 30_000,
    startAfterMs: place * APART_MS,
    library: 'java',
    programs: [{ recipe: place === 0 ? 'stat-owner' : 'stat-stranger', args: values, startAfterMs: 0 }],
  });
  return {
    seed,
    config: { ...SAMPLE_CONFIG, extendedTypes: true, containerCheckIntervalMs: CONTAINER_CHECK_MS },
    servers: [SERVER],
    clients: Array.from({ length: clients }, (_, place) => ({ ...client(place), id: nthClientId(place) })),
    newcomer: client(clients),
    nodes: [],
    latencyMs: { min: 2, max: 8 },
    conductor: [],
  };
}

/** Strangers come when the owner has begun. */
const APART_MS = 100;
/** The server looks once a minute unless it is told otherwise: too seldom to be watched. */
const CONTAINER_CHECK_MS = 2000;
