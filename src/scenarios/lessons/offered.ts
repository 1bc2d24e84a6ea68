// What a part of a lesson offers to be done: what it says, or what its solution and its question do.
import { COMMAND_TYPES, type Command, type CommandType } from '../../engine/index.ts';
import type { Action, Part } from './lesson.ts';

export function offeredIn(part: Part): ReadonlySet<CommandType> {
  const said = new Set<CommandType>(part.offers ?? commandsIn(part).map(({ type }) => type));
  // A learner who can break something can mend it.
  return new Set(
    COMMAND_TYPES.filter((type) => said.has(type) || takesBack(type).some((each) => said.has(each))),
  );
}

/** Every command that its solution, its other ways and what its question supposes give. */
export function commandsIn({ solution, otherWays = [], prediction }: Part): readonly Command[] {
  return [solution, ...otherWays, prediction?.rehearsal ?? []].flat().flatMap(commandOf);
}

function commandOf(action: Action): readonly Command[] {
  return action.do === 'give' ? [action.command] : [];
}

function takesBack(type: CommandType): readonly CommandType[] {
  return OPPOSITES.filter(([, mends]) => mends === type).map(([breaks]) => breaks);
}

const OPPOSITES: readonly (readonly [breaks: CommandType, mends: CommandType])[] = [
  ['pauseClient', 'resumeClient'],
  ['cutClientLink', 'healClientLink'],
  ['partition', 'healAll'],
  ['freezeServer', 'thawServer'],
  ['crashServer', 'restartServer'],
  ['cutLink', 'healLink'],
];
