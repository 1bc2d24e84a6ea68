// What a slot offers now, with what each world says to it.
import type { Command, Refusal } from '../../engine/index.ts';
import { refusalIn } from '../../scenarios/experiment/experiment.ts';
import { getExperiment } from '../stores/session.ts';
import type { WorldView } from '../stores/useWorld.ts';
import type { Amounts } from './amounts.ts';
import { slotsOf, type Slot, type SlotPart, type Subject } from './slots.ts';

/** A command with what each world says to it. */
export interface Offer {
  readonly command: Command;
  /** Left first; null where it can be done. */
  readonly refusals: readonly (Refusal | null)[];
}

/** As a card, a menu or the ring shows it. */
export interface SlotOffer extends Offer {
  readonly key: string | null;
  readonly part: SlotPart;
}

/** Of everything that can be done to it, in the order of its card, what is possible now. */
export function offersOf(
  subject: Subject,
  views: readonly WorldView[],
  clicked = 0,
  amounts: Amounts = {},
): readonly SlotOffer[] {
  const world = views.find(({ side }) => side === clicked)?.world ?? null;
  return slotsOf(subject, world, amounts).map((slot) => offerOf(slot, views, clicked));
}

export function offerOf(slot: Slot, views: readonly WorldView[], clicked = 0): SlotOffer {
  return { key: slot.key, part: slot.part, ...offerFirst(slot.commands, views, clicked) };
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
  const scenarios = getExperiment()?.scenarios;
  return {
    command,
    refusals: views.map(({ side, simulation, world }) =>
      refusalIn(simulation, world, command, scenarios?.[side]?.picture),
    ),
  };
}

export function isPossible({ refusals }: Offer): boolean {
  return refusals.some((refusal) => refusal === null);
}
