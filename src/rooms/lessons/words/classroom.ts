import { classroom } from './en/classroom.ts';

/** The words of the page for teachers. */
export const CLASSROOM = { id: 'classroom', english: classroom } as const;
