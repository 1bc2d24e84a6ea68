import type { Area } from '../../../words/areas.ts';
import { classroom } from './en/classroom.ts';

/** The words of the page for teachers. */
export const CLASSROOM: Area<'classroom'> = { id: 'classroom', english: classroom };
