// The class as the teacher's page knows it: who has joined, what is asked, and what phones are in the world. Written by classRun.ts and
// voting.ts.
import { create } from 'zustand';
import type { ClientId } from '../../../engine/index.ts';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import type { Ballot } from '../model/ballot.ts';
import type { Act, Phone } from '../model/protocol.ts';
import { NO_SEATS, type Seats } from '../model/seats.ts';
import type { HostLine } from './hostLine.ts';

/** `none`: there is no relay; votes are counted by hand. `elsewhere`: the class is open in another window. */
export type LineState = 'none' | 'connecting' | 'open' | 'lost' | 'elsewhere' | 'ended';

/** What phones are in the world shown. */
export type PhonePart = 'nothing' | 'clients' | 'servers';

export interface ClassState {
  readonly line: LineState;
  /** Where phones are spoken to; null where there is no relay. */
  readonly relay: HostLine | null;
  /** Where phones join. */
  readonly join: string;
  /** In the order in which they joined. */
  readonly phones: readonly Phone[];
  readonly part: PhonePart;
  readonly seats: Seats;
  /** Clients that are cut off because their phones are out of reach. */
  readonly cut: ReadonlySet<ClientId>;
  /** In which they are: where another one is opened none is yet. */
  readonly cutIn: Experiment | null;
  /** What phones may do with their clients. */
  readonly allowed: readonly Act[];
  /** The vote that is shown; null if nothing is asked. */
  readonly ballot: Ballot | null;
  /** All votes of this class, the one that is shown included. */
  readonly ballots: readonly Ballot[];
}

export const useClass = create<ClassState>(() => ({
  line: 'none',
  relay: null,
  join: '',
  phones: [],
  part: 'nothing',
  seats: NO_SEATS,
  cut: new Set(),
  cutIn: null,
  allowed: ['release', 'start'],
  ballot: null,
  ballots: [],
}));

export function classNow(): ClassState {
  return useClass.getState();
}
