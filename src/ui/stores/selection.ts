// What the user has selected, points at, or asks "why?" of. The same thing is lit in every view.
import { create } from 'zustand';
import type { ClientId, SessionId, Violation, Zxid } from '../../engine/index.ts';
import type { WorldSide } from '../../scenarios/experiment/experiment.ts';

export type ThingKind = 'znode' | 'client' | 'server' | 'link' | 'record' | 'message' | 'invariant';

/** Something on the page, by its name in its world: a path, an actor's id, two of them, a record's or a flight's number. */
export interface Thing {
  readonly world: WorldSide;
  readonly kind: ThingKind;
  readonly id: string;
}

/** A record by its number in its world's trace. */
export interface RecordRef {
  readonly world: WorldSide;
  readonly seq: number;
}

/** Why a write is lost, or will be: asked of what took it away and of how it came to be. */
export interface LossQuestion extends RecordRef {
  readonly asks: 'vanished' | 'doomed';
  readonly zxid: Zxid;
  /** The record of its being logged; null where none is known. */
  readonly loggedSeq: number | null;
}

/** Why nobody ends a session: of an absence there is no record. */
export interface ExpiryQuestion {
  readonly world: WorldSide;
  readonly asks: 'unexpired';
  readonly session: SessionId;
}

/** What came of a record, up to where the run has been shown. */
export interface OutcomeQuestion extends RecordRef {
  readonly asks: 'outcome';
}

/** Why an invariant about what clients claim does not hold: how each came to its claim. */
export interface RedQuestion extends RecordRef {
  readonly asks: 'red';
  readonly violation: Violation;
}

/** What a client waits for, and who can bring it about. */
export interface WakeQuestion {
  readonly world: WorldSide;
  readonly asks: 'wakes';
  readonly client: ClientId;
}

export type Question =
  | RecordRef
  | LossQuestion
  | ExpiryQuestion
  | OutcomeQuestion
  | RedQuestion
  | WakeQuestion;

export interface Selection {
  readonly selected: Thing | null;
  readonly hovered: Thing | null;
  /** What "why?" is asked of: its chain of causes is shown. */
  readonly why: Question | null;
  /** The causes of a sentence, or the chain of what is asked; lit in the picture, on the timeline and between the lanes; the newest last. */
  readonly lit: readonly Lit[];
}

/** A record that is lit: what of the picture it is about, and where it is on the timeline. */
export interface Lit extends RecordRef {
  /** The merged step it happened in. */
  readonly step: number;
  readonly things: readonly Thing[];
}

const NOTHING: Selection = { selected: null, hovered: null, why: null, lit: [] };

export const useSelection = create<Selection>(() => NOTHING);

/** Who turns to another thing, or to the same once more, is done with the question asked before. */
export function select(thing: Thing | null): void {
  const { selected, why } = useSelection.getState();
  if (why !== null || !sameThing(selected, thing)) useSelection.setState({ selected: thing, why: null });
}

export function hover(thing: Thing | null): void {
  if (!sameThing(useSelection.getState().hovered, thing)) useSelection.setState({ hovered: thing });
}

export function askWhy(why: Question | null): void {
  useSelection.setState({ why });
}

export function light(lit: readonly Lit[]): void {
  useSelection.setState({ lit });
}

export function clearSelection(): void {
  useSelection.setState(NOTHING);
}

export function sameThing(a: Thing | null, b: Thing | null): boolean {
  return a === b || (a !== null && b !== null && a.world === b.world && a.kind === b.kind && a.id === b.id);
}
