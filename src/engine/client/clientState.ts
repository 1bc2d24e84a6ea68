// What a client process holds: ClientCnxn, ZKWatchManager, its event thread and its programs as tables.
import type { Cell, Fifo, Table } from '../kernel/table.ts';
import type { ClientId, LinkId, ServerId, SessionId, Zxid } from '../model/ids.ts';
import type { CloseMessage, Request, RequestOp, ResourceMessage, ServerMessage } from '../model/message.ts';
import type {
  SharedValue,
  Belief,
  GateName,
  Op,
  OpResult,
  ProgramArgs,
  ConnectionState,
} from '../model/op.ts';
import type { KeeperState, WatchedEvent } from '../model/watchedEvent.ts';

export interface ClientSetup {
  readonly id: ClientId;
  /** Tried in this order, round robin, starting where the seed says. */
  readonly connectString: readonly ServerId[];
  /** `listed`: the first of them is tried first, as the C library does when it is told not to shuffle. */
  readonly connectOrder?: 'listed';
  readonly sessionTimeoutMs: number;
  /** Milliseconds after the world's beginning; 0 if not said. */
  readonly startAfterMs?: number;
  /** canBeReadOnly: it puts up with a server that has no leader. */
  readonly canBeReadOnly?: true;
  /** Which client library it uses: what that does is data, in library/. */
  readonly library: 'java' | 'kazoo' | 'curator-4.0.1' | 'curator-5.4' | 'curator-5.7';
  readonly programs: readonly ProgramSetup[];
  /** What its own program is called, in a world that has several. Nothing that happens depends on it. */
  readonly programName?: string;
}

export interface ProgramSetup {
  readonly recipe: string;
  readonly args: ProgramArgs;
  /** Milliseconds after the start of the client's first process; what a user starts later begins at once. */
  readonly startAfterMs: number;
}

/** Work of a client process. */
export type ClientTask =
  /** Start of the process: opens the first connection, starts the programs in their time. */
  | { readonly type: 'start' }
  | { readonly type: 'startProgram'; readonly thread: number }
  /** I/O lane: try the next server. */
  | { readonly type: 'connect' }
  /** I/O lane: give up a connection that has not been answered yet. */
  | { readonly type: 'checkConnect'; readonly link: LinkId }
  /** I/O lane: look whether a ping is due or the server has been silent for too long. */
  | { readonly type: 'checkIdle'; readonly link: LinkId }
  /** I/O lane: send what is queued. */
  | { readonly type: 'send' }
  /** Event lane: run the callback of the first queued event. */
  | { readonly type: 'runCallback' }
  | {
      readonly type: 'resumeThread';
      readonly thread: number;
      /** The turn of the wait it ends; void once something else has ended that. */
      readonly turn: number;
      readonly input: OpResult;
      /** The record that brought the input, where it came before the program asked for it. */
      readonly because: number | null;
    }
  /** A wait on a monitor has lasted as long as it may. */
  | {
      readonly type: 'monitorTimeout';
      readonly monitor: string;
      readonly thread: number;
      readonly turn: number;
    }
  /** The library looks whether it has been suspended for as long as a session lives. */
  | { readonly type: 'checkSuspended'; readonly sinceMs: number }
  /** The library makes another handle in the place of one whose session is over. */
  | { readonly type: 'renewHandle' }
  /** A thread that was interrupted before has begun to wait. */
  | { readonly type: 'interruptWait'; readonly thread: number; readonly turn: number };

export interface ClientState {
  readonly vars: Cell<ClientVars>;
  /** What changes with every message: apart, so that replacing it is cheap. */
  readonly io: Cell<ClientIo>;
  /** Calls not sent yet, and calls sent on the present connection that wait for their reply: replies come in order. */
  readonly outgoing: Fifo<PendingRequest>;
  readonly pending: Fifo<PendingRequest>;
  /** Registered watchers, by `kind path`: what the library re-registers after a reconnect. */
  readonly watches: Table<string, ClientWatch>;
  /** Events, and outcomes of calls nobody waits for, until their callbacks run, one at a time. */
  readonly eventLane: Fifo<LaneEvent | LaneOutcome>;
  readonly threads: Table<number, ProgramThread>;
  /** Events whose callback ran and no thread has taken yet, by watcher. */
  readonly mailboxes: Table<string, readonly MailboxEvent[]>;
  /** What its threads share, by kind and name. */
  readonly shared: Table<string, SharedThing>;
  /** Null: sound. */
  readonly condition: Cell<Condition | null>;
}

/** What has happened to a process short of a pause. */
export interface Condition {
  /** `stalled`: its threads stand still while its library goes on: heartbeats are sent, callbacks run. */
  readonly programs: 'running' | 'stalled';
  /** What was to resume stalled threads, in order. */
  readonly heldTasks: readonly ClientTask[];
  /** `blocked`: by command, as by a callback that does not return. */
  readonly lane: 'open' | 'blocked';
  /** `running`: a recipe runs on the event lane; nothing is delivered until it ends. */
  readonly laneProgram: 'none' | 'running';
  /** The turn of the last recipe that ran there. */
  readonly laneTurn: number;
  /** What the call came to for whose end the recipe there runs; null if it runs for an event. */
  readonly laneOutcome: OpResult | null;
  readonly clock: Clock;
  /** How often this process has drawn a number for its programs. */
  readonly draws: number;
  /** What the library has told of the connection, oldest first, and since when it has been suspended. */
  readonly states: readonly ToldState[];
  /** By the wall clock of the process; null while it is not suspended. */
  readonly suspendedAtMs: number | null;
  /** Connection attempts in a row that failed. */
  readonly failedAttempts: number;
}

export interface ToldState {
  readonly state: ConnectionState;
  readonly record: number;
}

/** The wall clock of a process. Its timers run at the same rate, but do not follow a jump. */
export interface Clock {
  /** What it showed at that moment of the world. */
  readonly shownMs: number;
  readonly atMs: number;
  /** How much too fast it runs: 1000 is twice as fast as the world, −500 half as fast. */
  readonly perMille: number;
}

/** A thing in the memory of the process. */
export type SharedThing =
  | { readonly kind: 'var'; readonly value: SharedValue }
  | { readonly kind: 'latch'; readonly count: number; readonly waiting: readonly number[] }
  | Monitor
  /** What runs on the event lane for the events of a watcher. */
  | { readonly kind: 'callback'; readonly recipe: string; readonly args: ProgramArgs }
  /** What was typed and nobody has read yet, oldest first, and which thread read last. */
  | {
      readonly kind: 'console';
      readonly unread: readonly TypedLine[];
      readonly thread: number | null;
    }
  /** How many of the connection's states a thread has heard. */
  | { readonly kind: 'listener'; readonly heard: number };

export interface TypedLine {
  readonly line: string;
  /** The record of the command that typed it. */
  readonly record: number;
}

export interface Monitor {
  readonly kind: 'monitor';
  readonly owner: number | null;
  /** How often its owner has entered it. */
  readonly depth: number;
  /** Who waits to enter, first come first served, and what each is handed when it does. */
  readonly entering: readonly {
    readonly thread: number;
    readonly depth: number;
    readonly input: OpResult;
  }[];
  /** Who has let go of it to wait for a notification. */
  readonly waiting: readonly { readonly thread: number; readonly depth: number }[];
}

export interface ClientVars {
  readonly setup: ClientSetup;
  /** Raised by every start of a process under this name; work of an earlier process is dropped. */
  readonly incarnation: number;
  readonly process: 'running' | 'paused' | 'killed' | 'closed';
  /**
   * `whenClosed`: closeSession is under way and the process ends with it; its programs have ended already. `now`: one of its
   * programs ends it in the present step.
   */
  readonly exit: 'no' | 'whenClosed' | 'now';
  /** As the Java client's ZooKeeper.States; `notConnected` before the first connect. */
  readonly connection: 'notConnected' | 'connecting' | 'connected' | 'closed' | 'authFailed';
  /** What watchers were told last of the connection (EventThread.sessionState). */
  readonly toldState: KeeperState;
  readonly link: LinkId | null;
  /** `readOnly`: the server that gave it its session had no leader, so no other server knows that session. */
  readonly servedBy?: 'readOnly' | 'readWrite';
  /** Index in the connect string of the server tried next; −1 before the first one is drawn. */
  readonly nextServer: number;
  readonly sessionId: SessionId;
  readonly password: string;
  /** Negotiated; what was asked for before the first answer. */
  readonly sessionTimeoutMs: number;
  /** Auth data given with addAuth, re-sent on each connection. */
  readonly auths: readonly { readonly scheme: string; readonly auth: string | null }[];
  /** What its programs believe, oldest first. */
  readonly beliefs: readonly HeldBelief[];
}

export interface HeldBelief extends Belief {
  /** Null for what all its threads share. */
  readonly thread: number | null;
}

export interface ClientIo {
  /** The highest a reply has named: a server behind it is refused. */
  readonly lastZxidSeen: Zxid;
  readonly lastSentAtMs: number;
  readonly lastHeardAtMs: number;
  readonly nextXid: number;
}

export interface PendingRequest {
  readonly xid: number;
  readonly request: Request;
  readonly watcher: string | null;
  readonly thread: number | null;
  /** What runs on the event lane when the call has come to something. */
  readonly callback?: LaneCallback;
  /** removeWatches: the library takes its watchers off whatever the server answers. */
  readonly local?: true;
  readonly causes: readonly number[];
}

export interface LaneCallback {
  readonly recipe: string;
  readonly args: ProgramArgs;
}

export interface ClientWatch {
  readonly kind: 'data' | 'exist' | 'child' | 'persistent' | 'recursive';
  readonly path: string;
  /** Watcher objects, each called once per event. */
  readonly watchers: readonly string[];
}

export interface LaneEvent {
  readonly event: WatchedEvent;
  readonly watcher: string;
  readonly causes: readonly number[];
}

export interface LaneOutcome {
  readonly outcome: OpResult;
  readonly request: Request;
  readonly callback: LaneCallback;
  readonly causes: readonly number[];
}

export interface MailboxEvent {
  readonly event: WatchedEvent;
  /** The record of the callback that put it there. */
  readonly callback: number;
}

export interface ProgramThread {
  readonly id: number;
  readonly recipe: string;
  readonly args: ProgramArgs;
  readonly state:
    | { readonly kind: 'notStarted' }
    | { readonly kind: 'ready' }
    /** Waits for what its last operation asked; `sinceMs` is when it began to. */
    | { readonly kind: 'waiting'; readonly for: Op; readonly sinceMs: number }
    /** `dropped`: the process ended under it. */
    | { readonly kind: 'ended'; readonly how: 'returned' | 'threw' | 'dropped'; readonly message: string };
  /** Raised with every change of its state: what was to resume an earlier wait is void. */
  readonly turn: number;
  /** The step of the recipe's list it is on; null before the first mark. */
  readonly atStep: string | null;
  /** It was interrupted while it did not wait: its next wait will be broken off. */
  readonly interrupted?: true;
}

/** What a client process is handed in a step. */
export type ClientInput =
  | { readonly kind: 'message'; readonly link: LinkId; readonly message: ServerMessage | CloseMessage }
  /** The connection broke just before this reply could be read. */
  | { readonly kind: 'replyDropped'; readonly link: LinkId; readonly op: RequestOp }
  | { readonly kind: 'task'; readonly task: ClientTask }
  /** A new process of this name, or the programs once more in a process that lives. */
  | { readonly kind: 'start' }
  /** The process ends at once: its programs are dropped, never returned. */
  | { readonly kind: 'kill' }
  /** closeSession, then the end of the process. */
  | { readonly kind: 'close' }
  | { readonly kind: 'pause' }
  | { readonly kind: 'resume' }
  | { readonly kind: 'openGate'; readonly gate: GateName }
  /** A guarded resource's answer to a thread's write. */
  | Extract<ResourceMessage, { readonly kind: 'verdict' }>
  | { readonly kind: 'change'; readonly change: ClientChange };

/** What happens to parts of a process by command. */
export type ClientChange =
  | { readonly type: 'stallProgram' | 'unstallProgram' | 'blockEventLane' | 'unblockEventLane' }
  | { readonly type: 'jumpClock'; readonly byMs: number }
  | { readonly type: 'driftClock'; readonly perMille: number }
  | { readonly type: 'interrupt'; readonly thread: number }
  | { readonly type: 'typeLine'; readonly line: string };
