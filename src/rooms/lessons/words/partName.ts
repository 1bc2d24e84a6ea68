import type { LessonsMessages } from './contract.ts';

/** What a part of a lesson is called, by “L3/expiry”: the number and title of its lesson, and which part of it. */
export function partName({ lessons, panel }: LessonsMessages, address: string): string {
  const [id = '', part = ''] = address.split('/');
  const parts = Object.keys(lessons[id]?.parts ?? {});
  return `${id} ${lessons[id]?.title ?? ''} · ${panel.part(parts.indexOf(part) + 1, parts.length)}`;
}
