// The commands about a client as buttons and keys have them: one slot each, toggles share one.
import {
  commandsIn,
  resolveTarget,
  type ClientId,
  type ClientTarget,
  type Command,
  type GateName,
  type Refusal,
} from '../../engine/index.ts';
import { MAX_CLIENTS } from '../../scenarios/experiment/experiment.ts';
import type { WorldView } from '../stores/useWorld.ts';

export type ClientCommandType = Exclude<
  Extract<Command, { readonly client: ClientTarget }>,
  | { readonly gate: GateName }
  | { readonly byMs: number }
  | { readonly perMille: number }
  | { readonly thread: number }
  | { readonly line: string }
>['type'];

export interface CommandSlot {
  readonly key: string;
  /** The first that is possible is offered. */
  readonly types: readonly [ClientCommandType, ...ClientCommandType[]];
}

export const CLIENT_SLOTS: readonly CommandSlot[] = [...commandsIn('client')].map(([key, types]) => ({
  key,
  types: types as CommandSlot['types'],
}));

/** A command with what each world says to it. */
export interface Offer {
  readonly command: Command;
  /** Left first; null where it can be done. */
  readonly refusals: readonly (Refusal | null)[];
}

/** What a slot offers now: of a toggle the side that is possible, first of all in the world that was clicked in. */
export function offerOf(
  slot: CommandSlot,
  target: ClientTarget,
  views: readonly WorldView[],
  clicked = 0,
): Offer {
  const [first, ...others] = slot.types;
  const commandOf = (type: ClientCommandType): Command => ({ type, client: target });
  return offerFirst([commandOf(first), ...others.map(commandOf)], views, clicked);
}

/** Of commands that share a button the one that can be done, first of all in the world that was clicked in. */
export function offerFirst(
  commands: readonly [Command, ...Command[]],
  views: readonly WorldView[],
  clicked = 0,
): Offer {
  const offers = commands.map((command) => offer(command, views));
  return (
    offers.find(({ refusals }) => refusals[clicked] === null) ??
    offers.find(isPossible) ??
    offers[0] ??
    offer(commands[0], views)
  );
}

export function offer(command: Command, views: readonly WorldView[]): Offer {
  return { command, refusals: views.map((view) => refusalIn(command, view)) };
}

export function isPossible({ refusals }: Offer): boolean {
  return refusals.some((refusal) => refusal === null);
}

/**
 * Whom a click on a client is about. Who holds the lock in the world that was clicked in is meant as the holder, in each
 * world the one that holds it there: the same client may be somebody in the middle of the line on the other side.
 */
export function targetFor(view: WorldView, client: ClientId): ClientTarget {
  return resolveTarget(view.world, 'role:holder') === client ? 'role:holder' : client;
}

function refusalIn(command: Command, { simulation, world }: WorldView): Refusal | null {
  if (command.type === 'addClient' && world.clients.size >= MAX_CLIENTS) return 'tooManyClients';
  return simulation.refusal(command, world);
}
