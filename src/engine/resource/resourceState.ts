// A guarded resource: something outside ZooKeeper that only the holder of a lock is to write to, as a printer, a database or a
// file. It knows nothing of locks; at most it looks at the token a write carries.
import { Cell, Fifo } from '../kernel/table.ts';
import type { ClientId, ResourceId } from '../model/ids.ts';

export interface ResourceSetup {
  readonly id: ResourceId;
  /** `checkToken`: a write whose token is lower than the highest accepted one, or that has none, is rejected. */
  readonly fence: 'off' | 'checkToken';
}

export interface ResourceState {
  readonly vars: Cell<ResourceVars>;
  /** The newest writes, oldest first: those rejected too. */
  readonly writes: Fifo<ResourceWrite>;
}

export interface ResourceVars {
  readonly setup: ResourceSetup;
  /** What was last accepted; null before the first. */
  readonly value: string | null;
  /** Of those accepted; null before the first that carried one. */
  readonly highestToken: number | null;
  readonly accepted: number;
  readonly rejected: number;
}

export interface ResourceWrite {
  readonly client: ClientId;
  readonly value: string;
  readonly token: number | null;
  readonly atMs: number;
  readonly verdict: 'accepted' | 'rejected';
}

export function createResource(setup: ResourceSetup): ResourceState {
  const vars = { setup, value: null, highestToken: null, accepted: 0, rejected: 0 };
  return { vars: new Cell<ResourceVars>(vars), writes: new Fifo() };
}
