// Points at what proves an answer: plays up to the moment it was there, and lights the thing or the counter.
import type { Proof } from '../../scenarios/lessons/lesson.ts';
import { hover, select, type Thing } from '../stores/selection.ts';
import { getExperiment } from '../stores/session.ts';
import './proof.css';
import { replayUpTo } from './replay.ts';

/** Plays the moment once more, slowly, and points at it when it is there. */
export function showProof(proof: Proof, step: number): void {
  lightProof(proof);
  replayUpTo(step, () => point(proof, step));
}

function point(proof: Proof, step: number): void {
  if (proof.kind === 'counter') {
    document.documentElement.dataset['proof'] = proof.counter;
    return;
  }
  const thing = thingOf(proof, step);
  if (thing !== null) select(thing);
}

/** Lights it without leaving the lesson's panel. */
export function lightProof(proof: Proof): void {
  if (proof.kind === 'counter') document.documentElement.dataset['proof'] = proof.counter;
  else if (proof.kind !== 'record') hover({ world: 0, kind: proof.kind, id: proof.id });
}

export function clearProof(): void {
  delete document.documentElement.dataset['proof'];
}

function thingOf(proof: Exclude<Proof, { kind: 'counter' }>, step: number): Thing | null {
  if (proof.kind !== 'record') return { world: 0, kind: proof.kind, id: proof.id };
  const record = getExperiment()
    ?.recordsAt(step)
    .findLast(({ side }) => side === 0)?.record;
  return record === undefined ? null : { world: 0, kind: 'record', id: String(record.seq) };
}
