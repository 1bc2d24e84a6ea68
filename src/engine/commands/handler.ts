// What each command is made of: when it cannot be done, and what it does.
import type { Refusal } from '../model/command.ts';
import type { ClientId } from '../model/ids.ts';
import type { Stage } from '../stage.ts';
import type { World } from '../world.ts';

/** A command about one client. */
export interface ClientCommandHandler {
  /** Why it cannot be done to this client in this world; null if it can. */
  refusal(world: World, client: ClientId): Refusal | null;
  perform(stage: Stage, client: ClientId): void;
}
