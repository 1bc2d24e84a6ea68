// Which commands the page offers: all of them, unless an embed or a lesson says otherwise.
import type { CommandType } from '../../engine/index.ts';
import { create } from 'zustand';
import { useLessonGate } from '../stores/lessonGate.ts';

const useAllowed = create<{ readonly allowed: ReadonlySet<string> | 'all' }>(() => ({ allowed: 'all' }));

/** `all`, `none`, or command types with commas between. */
export function setAllowedCommands(said: string): void {
  const types = said === 'none' ? [] : said.split(',').map((type) => type.trim());
  useAllowed.setState({ allowed: said === 'all' ? 'all' : new Set(types) });
}

export function isCommandAllowed(type: CommandType): boolean {
  const { allowed } = useAllowed.getState();
  const { offers } = useLessonGate.getState();
  return (allowed === 'all' || allowed.has(type)) && (offers === null || offers.has(type));
}

/** Whether only what something is about is offered: nothing of it is to be searched for. */
export function areCommandsFew(): boolean {
  return useAllowed.getState().allowed !== 'all' || useLessonGate.getState().offers !== null;
}

/** For what is drawn. */
export function useIsAllowed(type: CommandType): boolean {
  useAllowed();
  return useLessonGate(() => isCommandAllowed(type));
}
