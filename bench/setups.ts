// The worlds the benchmark runs: herds by the project's own recipe, and clients that do nothing but write.
import '../src/scenarios/library.ts';
import {
  KeeperError,
  zk,
  type ServerId,
  type ProgramArgs,
  type Recipe,
  type RecipeBook,
  type WorldSetup,
} from '../src/engine/index.ts';
import { findScenario } from '../src/scenarios/catalogue.ts';
import { recipeBook } from '../src/scenarios/recipeBook.ts';

export const recipes: RecipeBook = { ...recipeBook, writer };

/** A herd that watches the lock's node, in lock step, holding for no time. */
export function herdSetup(clients: number, rounds: number | 'endless'): WorldSetup {
  const scenario = findScenario('herd-lock');
  if (scenario === undefined) throw new Error('the catalogue has no herd-lock');
  const values = { variant: 'exists', arrival: 'lockstep', rounds, holdMs: 0 };
  return scenario.setup({ scenario: 'herd-lock', seed: 1, clients, values });
}

/** Clients that set one node's data for ever, each waiting for its reply; they are spread over the servers. */
export function writersSetup(clients: number, servers = 1): WorldSetup {
  const setup = herdSetup(clients, 1);
  const ids = Array.from({ length: servers }, (_, at): ServerId => `server:${at + 1}`);
  const programs = [{ recipe: 'writer', args: {}, startAfterMs: 0 }];
  return {
    ...setup,
    config: { ...setup.config, fsyncMs: 0 },
    latencyMs: { min: 1, max: 1 },
    servers: ids,
    clients: setup.clients.map((client) => ({ ...client, connectString: ids, programs })),
    conductor: [],
  };
}

/** Until there is a leader a write ends in ConnectionLoss. */
function* writer(_args: ProgramArgs): Recipe<void> {
  for (;;) {
    try {
      yield* zk.setData('/exclusive_lock', 'x');
    } catch (error) {
      if (!(error instanceof KeeperError)) throw error;
    }
  }
}
