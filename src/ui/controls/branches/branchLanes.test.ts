import { expect, test } from 'vitest';
import type { Branch } from '../../../scenarios/experiment/experiment.ts';
import { branchLanes } from './branchLanes.ts';

test('a branch stands below the one it left, and the one that left last is nearest', () => {
  const lanes = branchLanes([
    branch(1, null, null, 900),
    branch(2, 1, 300, 700),
    branch(3, 2, 500, 1200),
    branch(4, 1, 600, 800),
  ]);
  expect(lanes.map(({ branch: { id }, parentLane, fromMs }) => [id, parentLane, fromMs])).toEqual([
    [1, null, 0],
    [4, 0, 600],
    [2, 0, 300],
    [3, 2, 500],
  ]);
});

test('who goes back beyond the beginning of a branch leaves the one before it', () => {
  const lanes = branchLanes([branch(1, null, null, 900), branch(2, 1, 500, 700), branch(3, 2, 200, 600)]);
  expect(lanes.map(({ branch: { id }, parentLane }) => [id, parentLane])).toEqual([
    [1, null],
    [2, 0],
    [3, 0],
  ]);
});

test('where the branch that was left is gone, the line begins at the original run', () => {
  const lanes = branchLanes([branch(1, null, null, 900), branch(3, null, 500, 1200)]);
  expect(lanes.map(({ parentLane }) => parentLane)).toEqual([null, 0]);
});

function branch(id: number, parent: number | null, fromMs: number | null, toMs: number): Branch {
  const moment = (timeMs: number) => ({ step: timeMs, timeMs, worldSteps: [timeMs] });
  return {
    id,
    parent,
    forkedAt: fromMs === null ? null : moment(fromMs),
    openedBy: null,
    without: null,
    commands: [],
    inherited: 0,
    end: moment(toMs),
  };
}
