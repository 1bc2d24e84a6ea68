// Every view of the shelf, loaded when it is first shown.
import type { ComponentType } from 'react';
import type { WorldSide } from '../../scenarios/experiment.ts';
import type { Scenario, ViewId } from '../../scenarios/scenario.ts';
import { latePart } from '../late/latePart.tsx';

export type View = ComponentType<{ readonly side: WorldSide }>;

const modules = import.meta.glob<{ readonly default: View }>('./*/*View.tsx');

/** By their ids; undefined for a view that nobody has built. */
export const VIEWS: Readonly<Record<string, View | undefined>> = Object.fromEntries(
  Object.entries(modules).map(([file, load]) => [file.split('/')[1] ?? '', latePart(load)]),
);

/** What can be looked at in such a world, in the order in which it is offered. */
export function viewsFor({ picture, views: own }: Scenario): readonly ViewId[] {
  const usual = picture === 'ensemble' ? OF_ENSEMBLES : OF_TREES;
  return [...own, ...usual.filter((id) => !own.includes(id))];
}

const OF_TREES: readonly ViewId[] = [
  'lockLane',
  'beliefBars',
  'releases',
  'fairness',
  'eyes',
  'threads',
  'sessionWheel',
  'spaceTime',
];
const OF_ENSEMBLES: readonly ViewId[] = [
  'logStrips',
  'ackBoard',
  'ballots',
  'zxidCounter',
  'serverTrees',
  'sessionWheel',
  'spaceTime',
  'beliefBars',
];
