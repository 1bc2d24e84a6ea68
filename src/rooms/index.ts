// The rooms of the lab. A new one has a line here; pages pass the list to the stage.
import { breakIt } from './breakIt/room.ts';
import { claims } from './claims/room.ts';
import { classroom } from './classroom/room.ts';
import { consoles } from './console/room.ts';
import { data } from './data/room.ts';
import { deck } from './deck/room.ts';
import { lessons } from './lessons/room.ts';
import { library } from './library/room.ts';
import { live } from './live/room.ts';
import { ownRecipes } from './ownRecipes/room.ts';
import { tap } from './tap/room.ts';
import { worlds } from './worlds/room.ts';

/** In the order of the menus. */
export const ROOMS = [
  lessons,
  library,
  claims,
  deck,
  classroom,
  worlds,
  ownRecipes,
  breakIt,
  consoles,
  live,
  data,
  tap,
] as const;

declare module '../ui/room/room.ts' {
  interface Register {
    readonly rooms: typeof ROOMS;
  }
}
