// What a client can do beyond the first scene's: loaded by src/engine/clients.ts.
import { Late } from '../kernel/late.ts';
import type { LocalOp } from '../model/localOp.ts';
import type { Request, ResponseBody } from '../model/message.ts';
import type { OpResult } from '../model/op.ts';
import type { KeeperState } from '../model/watchedEvent.ts';
import type {
  ClientSetup,
  ClientState,
  ClientTask,
  LaneCallback,
  LaneEvent,
  LaneOutcome,
  LateInput,
  LateTask,
  ProgramThread,
} from './clientState.ts';
import type { LibraryProfile } from './libraryProfile.ts';
import type { Outbox } from './threads.ts';

type RequestOf<Op extends Request['op']> = Extract<Request, { readonly op: Op }>;

interface LateClient {
  /** What the library refuses by itself; null if the request may be sent. */
  readonly refusedLocally: (request: Request) => OpResult | null;
  readonly addAuth: (
    self: ClientState,
    thread: ProgramThread,
    request: RequestOf<'auth'>,
    outbox: Outbox,
  ) => void;
  readonly takeOffWatches: (
    self: ClientState,
    request: RequestOf<'removeWatches' | 'checkWatches'>,
    watcher: string | null,
    outbox: Outbox,
  ) => void;
  readonly perform: (self: ClientState, thread: ProgramThread, op: LocalOp, outbox: Outbox) => void;
  /** What is to resume a stalled program waits. */
  readonly holdTask: (self: ClientState, task: ClientTask) => void;
  readonly beginSound: (self: ClientState) => void;
  readonly runTask: (self: ClientState, task: LateTask, outbox: Outbox) => void;
  readonly handle: (self: ClientState, input: LateInput, outbox: Outbox) => void;
  readonly runOnLane: (self: ClientState, item: LaneEvent, outbox: Outbox) => 'ran' | 'nobody';
  /** What a call came to that nobody waits for: it stands in the event lane, and is handled there in its turn. */
  readonly queueOutcome: (
    self: ClientState,
    request: Request,
    callback: LaneCallback,
    outcome: OpResult,
    outbox: Outbox,
  ) => void;
  readonly handleOutcome: (self: ClientState, item: LaneOutcome, outbox: Outbox) => void;
  readonly threadEnded: (self: ClientState, thread: ProgramThread, outbox: Outbox) => void;
  /** The library hears of the connection's state: on its I/O lane at once, on its event lane in its turn. */
  readonly hear: (self: ClientState, state: KeeperState, on: 'io' | 'eventLane', outbox: Outbox) => void;
  readonly reconnectPauseMs: (self: ClientState, outbox: Outbox) => number;
  readonly isReplyTooLong: (self: ClientState, body: ResponseBody) => boolean;
  readonly profileOf: (library: Exclude<ClientSetup['library'], 'java'>) => LibraryProfile;
}

export const lateClient = new Late<LateClient>('src/engine/clients.ts (client)');
