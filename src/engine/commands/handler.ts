// What each command is made of: when it cannot be done, and what it does.
import type { ClientTarget, Command, Refusal } from '../model/command.ts';
import type { ClientId } from '../model/ids.ts';
import type { Stage } from '../stage.ts';
import type { World } from '../world.ts';

export type AboutOneClient = Extract<Command, { readonly client: ClientTarget }>;

/** A command about one client. */
export interface ClientCommandHandler {
  /** Why it cannot be done to this client in this world; null if it can. */
  refusal(world: World, client: ClientId, command: AboutOneClient): Refusal | null;
  perform(stage: Stage, client: ClientId, command: AboutOneClient): void;
}
