// A fault as a command: when it cannot be done, and what it does. One file each; the switch over them is in faults.ts.
import type { MeantFault, Refusal } from '../../model/command.ts';
import type { Stage } from '../../stage.ts';
import type { World } from '../../world.ts';

export type CommandOf<T extends MeantFault['type']> = Extract<MeantFault, { readonly type: T }>;

/** A fault with what its command says of it. */
export interface Fault {
  /** Why it cannot be done in this world; null if it can. */
  refusal(world: World): Refusal | null;
  perform(stage: Stage): void;
  /** The command with its roles resolved; absent where it names none. */
  readonly meant?: MeantFault;
}

/** Whether a number of milliseconds that a command names is one a world can count in. */
export function isWithin(number: number, min: number, max: number): boolean {
  return Number.isSafeInteger(number) && number >= min && number <= max;
}
