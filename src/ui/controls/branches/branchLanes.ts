// The branches of an experiment as a tree beside a clock: each has a lane, below that of the branch it left.
import { stratify } from 'd3-hierarchy';
import type { Branch } from '../../../scenarios/experiment/experiment.ts';

export interface BranchLane {
  readonly branch: Branch;
  /** From 0, from the top. */
  readonly lane: number;
  /** That of the branch it left; null for the original. */
  readonly parentLane: number | null;
  readonly fromMs: number;
  readonly toMs: number;
}

/** From the top: a branch stands before those that left it, of these the one that left last first, so that no two lines cross. */
export function branchLanes(branches: readonly Branch[]): readonly BranchLane[] {
  const original = branches.find(({ forkedAt }) => forkedAt === null);
  if (original === undefined) return [];
  const byId = new Map(branches.map((branch) => [branch.id, branch]));
  // The one it left may be gone: what it shares with the original it still has.
  const parentOf = ({ parent }: Branch) => byId.get(parent ?? original.id) ?? original;
  // To go back beyond a branch's beginning is to leave the branch before it.
  const leftFrom = (branch: Branch): Branch => {
    let from = parentOf(branch);
    while ((from.forkedAt?.step ?? -1) >= (branch.forkedAt?.step ?? 0)) from = parentOf(from);
    return from;
  };
  const lastFirst = branches.toSorted((a, b) => (b.forkedAt?.step ?? 0) - (a.forkedAt?.step ?? 0));
  const tree = stratify<Branch>()
    .id(({ id }) => `${id}`)
    .parentId((branch) => (branch === original ? null : `${leftFrom(branch).id}`))(lastFirst);
  const inOrder: (typeof tree)[] = [];
  tree.eachBefore((node) => inOrder.push(node));
  return inOrder.map((node, lane) => ({
    branch: node.data,
    lane,
    parentLane: node.parent === null ? null : inOrder.indexOf(node.parent),
    fromMs: node.data.forkedAt?.timeMs ?? 0,
    toMs: node.data.end.timeMs,
  }));
}
