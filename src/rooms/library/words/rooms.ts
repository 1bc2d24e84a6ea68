import type { Area } from '../../../words/areas.ts';
import { rooms } from './en/rooms.ts';

/** The words of the front door. */
export const ROOMS: Area<'rooms'> = { id: 'rooms', english: rooms };
