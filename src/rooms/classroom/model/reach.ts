// The phone’s connection is the client’s connection: what has to be cut or healed in the world so that it is.
import type { ClientId, Command } from '../../../engine/index.ts';

export interface Reach {
  readonly commands: readonly Command<'cutClientLink' | 'healClientLink'>[];
  /** Clients that are cut off because their phones are. */
  readonly cut: ReadonlySet<ClientId>;
}

/**
 * `within`: of each client that is a learner’s phone, whether that is within reach. `cut`: those that were cut off for it before. A cut by
 * the teacher’s hand is left alone.
 */
export function reachIn(
  within: ReadonlyMap<ClientId, boolean>,
  cut: ReadonlySet<ClientId>,
  isCutInWorld: (client: ClientId) => boolean,
): Reach {
  const next = new Set(cut);
  const commands: Command<'cutClientLink' | 'healClientLink'>[] = [];
  for (const [client, isWithin] of within) {
    if (!isWithin && !next.has(client) && !isCutInWorld(client)) {
      commands.push({ type: 'cutClientLink', client });
      next.add(client);
    }
    if (isWithin && next.has(client)) {
      next.delete(client);
      if (isCutInWorld(client)) commands.push({ type: 'healClientLink', client });
    }
  }
  return { commands, cut: next };
}
