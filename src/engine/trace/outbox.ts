// What a handler may do to the rest of the world: send, open and close connections, schedule work, record. It fills in
// time and causes from the input being handled; nobody passes causes by hand.
import type { LinkId, ResourceId, ServerId } from '../model/ids.ts';
import type { Message } from '../model/anyMessage.ts';
import type { OpResult, Yielded } from '../model/op.ts';
import type { RecordBody } from './record.ts';

/** Whether pending work keeps a world from being quiescent: pings, expiry checks and idle timers do not. */
export type Importance = 'foreground' | 'background';

export interface Outbox<Task> {
  /** Virtual time of the step, in milliseconds. */
  readonly nowMs: number;
  /** Sequence number of the last record of this step, or of the step's first cause before there is one. */
  readonly lastRecord: number;
  /** The causes of what this step sends and schedules: what a queued request keeps for its next stage. */
  readonly causes: readonly number[];
  /**
   * Records what happened. The first record of a step follows from what set the step off, later ones from the first; what
   * is sent and scheduled after a record follows from that record.
   */
  record(body: RecordBody): void;
  /** Makes the next record follow from these records too. */
  blame(...records: readonly number[]): void;
  /** Makes the next record follow from the command that silenced an end of this link, if one did. */
  blameSilence(link: LinkId): void;
  /** Takes over the causes of work that waited in a queue: the next record follows from them. */
  resumeCauses(causes: readonly number[]): void;
  /** Sends over a connection, FIFO per direction. Nothing happens if this actor's end is closed. */
  send(link: LinkId, message: Message, importance?: Importance): void;
  /** Closes this actor's end; the other end reads what was sent before, then a close message. */
  close(link: LinkId): void;
  /** Plans work of this actor. It is dropped if the actor is started anew before. Delay 0: a later step of this millisecond. */
  schedule(task: Task, delayMs: number, importance?: Importance): void;
  /** A number for one draw of this actor's chance since it opened its last connection, uniform in 0..bound−1. */
  draw(purpose: number, bound: number): number;
}

/** What a server may do beyond that. */
export interface ServerOutbox<Task> extends Outbox<Task> {
  /** Opens a connection to another server. */
  openPeer(server: ServerId, channel: 'learner' | 'election'): LinkId;
}

/** What a client process may do beyond that. */
export interface ClientOutbox<Task> extends Outbox<Task> {
  /** Opens the client's next connection, to that server, or to a resource for one write. */
  open(to: ServerId | ResourceId): LinkId;
  /** Runs a program to its next operation. While history is replayed the answer comes from the trace. */
  resume(thread: number, input: OpResult): Yielded;
}
