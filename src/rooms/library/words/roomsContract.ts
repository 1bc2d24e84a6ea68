import type { RoomId, SceneRoomId } from '../../../words/contracts/roomId.ts';
import type { Tag } from '../../../scenarios/scenario/concepts.ts';

/** What every language says of the front door: the rooms behind it and what is found there. */
export interface RoomsWords {
  /** That another version of the page can be used. */
  readonly newVersion: { readonly ready: string; readonly use: string; readonly otherTabs: string };
  readonly title: string;
  readonly rooms: Readonly<Record<RoomId, string>>;
  readonly about: Readonly<Record<SceneRoomId, string>>;
  /** Before the buttons that say which scenarios are listed. */
  readonly choose: string;
  /** Before those that lead somewhere else. */
  readonly goTo: string;
  readonly search: string;
  readonly searchTip: string;
  readonly found: (count: number) => string;
  readonly best: string;
  readonly nothing: (query: string) => string;
  readonly tryInstead: string;
  readonly twoWorlds: string;
  /** So long a scene plays if nobody touches it; null: without end. */
  readonly plays: (seconds: number | null) => string;
  /** Of the museum’s pieces. */
  readonly museum: {
    readonly lead: string;
    readonly breaks: (invariant: string) => string;
    /** With the colon of the language; the address follows at once. */
    readonly reported: string;
    readonly patch: string;
  };
  readonly tags: Readonly<Record<Tag, string>>;
}
