// The branches of an experiment: the futures that are kept, which of them is shown, and which go when there are too many.
import type { BranchId, LiveBranch } from './branch.ts';
import { MAX_BRANCHES, MAX_KEPT_RECORDS } from './limits.ts';
import { recordCount } from './twins.ts';

/** A branch as it is opened; the set gives it its id. */
export type NewBranch = Omit<LiveBranch, 'id' | 'lastUsed'>;

export class BranchSet {
  #branches: readonly LiveBranch[] = [];
  #shown: LiveBranch;
  #nextId: BranchId = 1;
  #switches = 0;

  constructor(original: NewBranch) {
    this.#shown = this.#add(original);
  }

  get shown(): LiveBranch {
    return this.#shown;
  }

  get all(): readonly LiveBranch[] {
    return this.#branches;
  }

  /** Adds a branch and shows it. */
  open(branch: NewBranch): void {
    this.#shown = this.#add(branch);
    this.#dropBeyondLimits();
  }

  /** False if it is not kept. */
  switchTo(id: BranchId): boolean {
    const branch = this.#branches.find((candidate) => candidate.id === id);
    if (branch === undefined) return false;
    branch.lastUsed = ++this.#switches;
    this.#shown = branch;
    return true;
  }

  /** Forgets it; returns what puts it back. Null for the original and for the one shown. */
  remove(id: BranchId): (() => void) | null {
    const removed = this.#branches.find((branch) => branch.id === id);
    if (removed === undefined || removed === this.#shown || removed.forkedAt === null) return null;
    const children = this.#branches.filter(({ parent }) => parent === id);
    this.#forget(removed);
    return () => {
      if (this.#branches.includes(removed)) return;
      if (!this.#branches.some((branch) => branch.id === removed.parent)) removed.parent = null;
      this.#branches = [...this.#branches, removed].toSorted((a, b) => a.id - b.id);
      for (const child of children) child.parent = id;
      this.#dropBeyondLimits();
    };
  }

  /** The last merged step that two branches have in common: they part where their commands do. */
  stepShared(a: BranchId, b: BranchId): number {
    const two = this.#branches.filter(({ id }) => id === a || id === b);
    const [first = [], second = first] = two.map(({ commands }) => commands);
    const parting = first.findIndex((given, index) => given !== second[index]);
    const index = parting === -1 ? first.length : parting;
    return Math.min(...two.map(({ commands, timeline }) => commands[index]?.afterStep ?? timeline.steps));
  }

  #add(branch: NewBranch): LiveBranch {
    const added = { ...branch, id: this.#nextId++, lastUsed: ++this.#switches };
    this.#branches = [...this.#branches, added];
    return added;
  }

  #dropBeyondLimits(): void {
    while (this.#branches.length > MAX_BRANCHES || keptRecords(this.#branches) > MAX_KEPT_RECORDS) {
      const oldest = this.#branches
        .filter((branch) => branch !== this.#shown && branch.forkedAt !== null)
        .toSorted((a, b) => a.lastUsed - b.lastUsed)[0];
      if (oldest === undefined) return;
      this.#forget(oldest);
    }
  }

  #forget(forgotten: LiveBranch): void {
    this.#branches = this.#branches.filter((branch) => branch !== forgotten);
    for (const branch of this.#branches) if (branch.parent === forgotten.id) branch.parent = null;
  }
}

/** What a branch shares with its parent is kept once. */
function keptRecords(branches: readonly LiveBranch[]): number {
  return branches.reduce((sum, { parent, inheritedRecords, worlds }) => {
    const shared = parent === null ? 0 : inheritedRecords;
    return sum + recordCount(worlds) - shared;
  }, 0);
}
