// Points at what proves an answer: plays up to the moment it was there, and lights the thing or the counter.
import type { Proof } from '../../../scenarios/lessons/lesson.ts';
import { showPanel } from '../../../ui/stores/panelTab.ts';
import { select, type Thing } from '../../../ui/stores/selection.ts';
import { getExperiment } from '../../../ui/stores/session.ts';
import { raiseView } from '../../../ui/views/shelf/raisedView.ts';
import './proof.css';
import { keepFocusIn } from './keepFocus.ts';
import { lowerPanel } from './panelPlacement.ts';
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
  if (proof.kind === 'view') {
    document.documentElement.dataset['proof'] = 'view';
    raiseView(proof.view);
    lowerPanel();
    return;
  }
  if (proof.kind === 'log') showPanel('log');
  else {
    const thing = thingOf(proof, step);
    if (thing !== null) select(thing);
  }
  keepFocusIn('#picture > aside [data-tab]');
}

/** Lights a counter, which takes nothing else away: to point at a thing dims all others, and waits until it is asked for. */
export function lightProof(proof: Proof): void {
  if (proof.kind === 'counter') document.documentElement.dataset['proof'] = proof.counter;
}

export function clearProof(): void {
  delete document.documentElement.dataset['proof'];
}

function thingOf(proof: Exclude<Proof, { kind: 'counter' | 'view' | 'log' }>, step: number): Thing | null {
  if (proof.kind !== 'record') return { world: 0, kind: proof.kind, id: proof.id };
  const record = getExperiment()
    ?.recordsAt(step)
    .findLast(({ side }) => side === 0)?.record;
  return record === undefined ? null : { world: 0, kind: 'record', id: String(record.seq) };
}
