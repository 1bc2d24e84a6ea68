// What a command or the conductor may do to actors: hand them inputs, each through its own handler.
import type { ClientInput } from '../client/clientState.ts';
import type { ClientId, LinkId, ServerId } from '../model/ids.ts';
import type { CloseMessage } from '../model/message.ts';
import type { ServerInput } from '../server/serverState.ts';
import type { StepOutbox } from './stepOutbox.ts';
import type { World } from '../world/world.ts';

/** Lets actors act on one another's behalf within a step, each through its own handler. */
export interface Stage {
  readonly world: World;
  readonly outbox: StepOutbox;
  toClient(client: ClientId, input: ClientInput): void;
  toServer(server: ServerId, input: ServerInput): void;
  /** To the actor at the bare end of a connection. */
  toWire(link: LinkId, message: CloseMessage): void;
}
