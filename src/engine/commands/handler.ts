// What a command does, beside what it says (model/command.ts).
import type { CommandType, MeantCommand, Refusal } from '../model/command.ts';
import type { Stage } from '../stage/stage.ts';
import type { World } from '../world/world.ts';

export interface CommandHandler<T extends CommandType> {
  /** Why it cannot be done in this world; null if it can. */
  refusal(world: World, command: MeantCommand<T>): Refusal | null;
  /** Its record has been made: what it does follows from that. */
  perform(stage: Stage, command: MeantCommand<T>): void;
}

/** What all commands do, and what those about one noun do. */
export type AllHandlers = { readonly [T in CommandType]: CommandHandler<T> };
export type Handlers = Partial<AllHandlers>;

/** Whether a number that a command names is one a world can count in. */
export function isWithin(number: number, min: number, max: number): boolean {
  return Number.isSafeInteger(number) && number >= min && number <= max;
}
