// Which commands the page offers: all of them, unless an embed or a lesson says otherwise.
import type { CommandType } from '../../engine/index.ts';
import { useLessonGate } from '../stores/lessonGate.ts';

let allowed: ReadonlySet<string> | 'all' = 'all';

/** `all`, `none`, or command types with commas between. */
export function setAllowedCommands(said: string): void {
  allowed =
    said === 'all' ? 'all' : new Set(said === 'none' ? [] : said.split(',').map((type) => type.trim()));
}

export function isCommandAllowed(type: CommandType): boolean {
  const { offers } = useLessonGate.getState();
  return (allowed === 'all' || allowed.has(type)) && (offers === null || offers.has(type));
}

/** Whether only what something is about is offered: nothing of it is to be searched for. */
export function areCommandsFew(): boolean {
  return allowed !== 'all' || useLessonGate.getState().offers !== null;
}

/** For what is drawn. */
export function useIsAllowed(type: CommandType): boolean {
  return useLessonGate(() => isCommandAllowed(type));
}
