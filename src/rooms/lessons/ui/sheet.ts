// On a phone a lesson stands below its picture: high while it is read, low while something is to be seen.
import { create } from 'zustand';

type Stop = 'high' | 'low';

export const useSheet = create<{ readonly stop: Stop }>(() => ({ stop: 'high' }));

export function moveSheet(stop: Stop): void {
  useSheet.setState({ stop });
  document.documentElement.dataset['sheet'] = stop;
  if (stop === 'low' && isSheet()) setTimeout(showTask);
}

/** Whether there is a sheet: elsewhere a lesson stands beside its picture. */
export function isSheet(): boolean {
  return matchMedia('(width < 700px)').matches;
}

/** What is to be done stays in sight in what is left of the lesson. */
function showTask(): void {
  document.querySelector('[data-task]')?.scrollIntoView({ block: 'start' });
}
