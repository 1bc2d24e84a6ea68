// The option that a learner has marked and not submitted: a page that is loaded anew, as for a new version, still has it.
import { forget, readStored, store } from '../../../ui/stores/storage.ts';

export function markedOption(lesson: string, prediction: string): string | null {
  return readStored(nameOf(lesson, prediction));
}

export function keepMark(lesson: string, prediction: string, option: string): void {
  store(nameOf(lesson, prediction), option);
}

export function dropMark(lesson: string, prediction: string): void {
  forget(nameOf(lesson, prediction));
}

function nameOf(lesson: string, prediction: string): string {
  return `marked.${lesson}.${prediction}`;
}
