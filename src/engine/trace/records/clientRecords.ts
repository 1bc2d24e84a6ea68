// What a client process does, what its programs do and believe, and what a guarded resource makes of it.
import type { Fact } from '../../model/fact.ts';
import type { ClientId, LinkId, ResourceId, SessionId } from '../../model/ids.ts';
import type { ConnectionState, Belief, GateName, OpResult, ProgramArgs, Yielded } from '../../model/op.ts';

export type ClientRecord =
  | { readonly kind: 'client.started' }
  | { readonly kind: 'client.killed' }
  | { readonly kind: 'client.paused' }
  | { readonly kind: 'client.resumed' }
  | { readonly kind: 'client.closed' }
  /** Its threads stand still while its library goes on. */
  | { readonly kind: 'program.stalled' }
  | { readonly kind: 'program.unstalled' }
  /** No callback is run until it is free again. */
  | { readonly kind: 'lane.blocked' }
  | { readonly kind: 'lane.freed' }
  /** How far its wall clock is off, and by how much it runs too fast (per mille). */
  | { readonly kind: 'clock.changed'; readonly offsetMs: number; readonly perMille: number }
  | { readonly kind: 'thread.interrupted'; readonly thread: number }
  /** What its library, Curator or kazoo, tells of the connection. */
  | { readonly kind: 'connection.state'; readonly state: ConnectionState }
  /** The library counts its session as over, though no server has said so. */
  | { readonly kind: 'session.givenUp'; readonly session: SessionId };

export type ResourceRecord =
  /** A client's thread writes to a guarded resource. */
  | {
      readonly kind: 'resource.requested';
      readonly resource: ResourceId;
      readonly link: LinkId;
      readonly value: string;
      readonly token: number | null;
    }
  /** The write took effect, or did not; `highest` is the highest token accepted before. */
  | ({ readonly kind: 'resource.accepted' } & ResourceUse)
  | ({ readonly kind: 'resource.rejected' } & ResourceUse);

interface ResourceUse {
  readonly client: ClientId;
  readonly value: string;
  readonly token: number | null;
  readonly highest: number | null;
}

export type ProgramRecord =
  | {
      readonly kind: 'program.started';
      readonly thread: number;
      readonly recipe: string;
      readonly args: ProgramArgs;
    }
  /** The journal: what the program was handed and what it did next, whole. */
  | {
      readonly kind: 'program.resumed';
      readonly thread: number;
      readonly input: OpResult;
      readonly yielded: Yielded;
    }
  | { readonly kind: 'gate.reached'; readonly thread: number; readonly gate: GateName }
  /** A line that was typed at the console of the process is handed to its program. */
  | { readonly kind: 'line.read'; readonly thread: number; readonly line: string }
  /** What a program writes to the console of its process, with the line breaks that are in it. */
  | {
      readonly kind: 'text.printed';
      readonly thread: number;
      readonly stream: 'out' | 'err';
      readonly text: string;
    }
  /** What a program says that it has done or knows. */
  | { readonly kind: 'fact.stated'; readonly fact: Fact; readonly thread: number }
  | { readonly kind: 'gate.opened'; readonly gate: GateName; readonly clients: readonly ClientId[] };

export type BeliefRecord =
  /** `thread`: whose it is; null for what all threads of the client share. */
  | { readonly kind: 'belief.stated'; readonly belief: Belief; readonly thread: number | null }
  | { readonly kind: 'belief.withdrawn'; readonly belief: Belief; readonly thread: number | null };
