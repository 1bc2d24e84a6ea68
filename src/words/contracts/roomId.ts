// The rooms of the front door.

/** Rooms whose cards are scenes. */
export type SceneRoomId = 'locks' | 'elections' | 'queues' | 'ensemble';
export type RoomId = SceneRoomId | 'museum' | 'learn' | 'present';
