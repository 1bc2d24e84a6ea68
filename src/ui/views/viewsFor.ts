import type { Scenario, ViewId } from '../../scenarios/scenario/scenario.ts';

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
  'disk',
  'spaceTime',
];
const OF_ENSEMBLES: readonly ViewId[] = [
  'logStrips',
  'ackBoard',
  'ballots',
  'zxidCounter',
  'serverTrees',
  'disk',
  'sessionWheel',
  'spaceTime',
  'beliefBars',
];
