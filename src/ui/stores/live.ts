// The servers that a process runs for real clients, where the page shows them.
import { create } from 'zustand';
import type { Command } from '../../engine/index.ts';
import type { Playhead } from '../../scenarios/experiment/experiment.ts';

/** How the page stands to the servers. */
export type LiveState =
  | 'connecting'
  | 'following'
  | 'behind'
  /** An earlier moment, or a branch, is shown. */
  | 'lookingBack'
  /** The stream broke and is asked for again. */
  | 'broken'
  /** Another process answers. */
  | 'ended'
  /** More has happened than the page makes up for; it asks for the servers as they are now. */
  | 'tooLong'
  | 'differs';

export interface LiveServers {
  readonly state: LiveState;
  readonly connectString: string;
  /** The wall time at which the world's time is 0. */
  readonly epochMs: number;
  /** When what the page knows begins, in milliseconds since 1970; null where that is the start of the servers. */
  readonly knownFromMs: number | null;
  readonly isPaused: boolean;
  /** 1 is as fast as the wall clock. */
  readonly speed: number;
  readonly setPaused: (isPaused: boolean) => void;
  readonly setSpeed: (speed: number) => void;
  readonly toNow: () => void;
  /** Passes on a command that is given at the end of what is known of them; false if it is about anything else. */
  readonly take: (command: Command, at: Playhead) => boolean;
}

interface Live {
  /** Null where the page runs its own world. */
  readonly servers: LiveServers | null;
}

export const useLive = create<Live>(() => ({ servers: null }));
