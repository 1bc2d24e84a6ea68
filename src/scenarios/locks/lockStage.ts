// The stage of every lock: one server, a lock's parent, and clients that all want the lock.
import { hash32, nthClientId } from '../../engine/index.ts';
import type { ClientSetup, ProgramArgs, WorldSetup } from '../../engine/index.ts';
import { ARRIVALS, LOCK_PARENT } from './lockProgram.ts';
import type { Parameter, ScenarioChoice } from '../scenario/scenario.ts';
import { SAMPLE_CONFIG, SERVER } from '../scenario/sampleServer.ts';

/** Parameters of every lock. On the page a user releases the lock; a headless run has no user. */
export const LOCK_PARAMETERS: readonly Parameter[] = [
  {
    name: 'arrival',
    kind: 'choice',
    options: ARRIVALS,
    initial: 'staggered',
    headless: 'lockstep',
  },
  {
    name: 'rounds',
    kind: 'integer',
    min: 1,
    max: 10_000,
    words: ['endless'],
    initial: 'endless',
    headless: 1,
  },
  {
    name: 'holdMs',
    kind: 'integer',
    min: 0,
    max: 600_000,
    words: ['untilReleased'],
    initial: 'untilReleased',
    headless: 0,
  },
];

export const LOCK_CLIENTS = { min: 2, max: 200, initial: 6, headless: 5 };

/** A world in which each client runs the recipe with the choice's values as its arguments. */
export function lockStage(choice: ScenarioChoice, recipe: string): WorldSetup {
  const args = choice.values;
  const clients = Array.from({ length: choice.clients }, (_, index) => ({
    ...client(recipe, args, arrivalMs(choice, index)),
    id: nthClientId(index),
  }));
  return {
    seed: choice.seed,
    config: SAMPLE_CONFIG,
    servers: [SERVER],
    clients,
    newcomer: client(recipe, args, 0),
    nodes: [LOCK_PARENT],
    latencyMs: { min: 2, max: 8 },
    conductor: conducted(choice),
  };
}

function client(recipe: string, args: ProgramArgs, startAfterMs: number): Omit<ClientSetup, 'id'> {
  return {
    connectString: [SERVER],
    sessionTimeoutMs: 4000,
    library: 'java',
    programs: [{ recipe, args, startAfterMs }],
  };
}

/** When the client of that place comes. */
function arrivalMs({ seed, clients, values }: ScenarioChoice, index: number): number {
  const apart = staggerMs(clients);
  if (values['arrival'] === 'staggered') return index * apart;
  return values['arrival'] === 'random' ? hash32(seed, index) % (clients * apart) : 0;
}

/** Far enough apart that each has made its node before the next one comes, and all are there soon. */
function staggerMs(clients: number): number {
  return Math.max(60, Math.min(300, Math.floor(3000 / clients)));
}

/**
 * In lock step those who wait to try again come before those who come anew, and both before the lock is given back. A lock
 * that is held until it is released waits for a command.
 */
function conducted(choice: ScenarioChoice): WorldSetup['conductor'] {
  if (choice.values['arrival'] !== 'lockstep') return [];
  return choice.values['holdMs'] === 'untilReleased' ? ['create', 'arrive'] : ['create', 'arrive', 'release'];
}
