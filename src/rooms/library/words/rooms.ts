import { rooms } from './en/rooms.ts';

/** The words of the front door. */
export const ROOMS = { id: 'rooms', english: rooms } as const;
