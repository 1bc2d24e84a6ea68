import type { StaleBelief } from '../model/beliefs.ts';
import type { Finding } from '../model/findings.ts';
import type { SeenSession, SessionState, Source, WatchKind } from '../model/seen.ts';
import type { Opaque, TapEvent } from '../model/tapEvent.ts';
import type { Cause } from '../model/wakeups.ts';

export type TapTab =
  | 'findings'
  | 'clients'
  | 'diagram'
  | 'tree'
  | 'beliefs'
  | 'messages'
  | 'figures'
  | 'disturb';

export type TapState = 'connecting' | 'following' | 'lookingBack' | 'broken' | 'ended';

type EndedBy = Extract<TapEvent, { kind: 'ended' }>['by'];

/** The page that shows what passed the tap. */
export interface TapWords {
  readonly title: string;
  readonly lead: string;
  readonly whole: string;
  readonly open: {
    readonly drop: string;
    readonly accepts: string;
    readonly file: string;
    readonly command: string;
    readonly reading: string;
    readonly nothing: (name: string) => string;
    /** `linkType`: a number of the format. */
    readonly linkType: (linkType: number) => string;
    readonly noServer: string;
    readonly sample: string;
    readonly sampleAbout: string;
    readonly another: string;
  };
  readonly states: Readonly<Record<TapState, string>>;
  /** `servers`: connect strings, ports in front of the servers. */
  readonly listens: (servers: string) => string;
  readonly recorded: (name: string, servers: string) => string;
  readonly dropped: (events: number) => string;
  readonly unreadable: (lines: number) => string;
  /** Of a recording that is too long. */
  readonly leftOut: (events: number) => string;
  readonly moment: {
    readonly title: string;
    readonly slider: string;
    readonly of: (event: number, events: number, seconds: string) => string;
    readonly earlier: string;
    readonly later: string;
    readonly now: string;
  };
  readonly tabs: Readonly<Record<TapTab, string>>;
  readonly count: (number: number) => string;
  readonly bytes: (number: number) => string;
  readonly ms: (ms: number) => string;
  readonly none: string;
  readonly nothingYet: string;
  readonly findings: {
    readonly none: string;
    readonly about: string;
    readonly print: string;
    readonly show: string;
    readonly scene: string;
    readonly compare: string;
    readonly compared: string;
    readonly simulation: string;
    readonly totals: (figures: Totals) => string;
    readonly say: (finding: Finding) => string;
    readonly advice: Readonly<Record<Finding['kind'], string>>;
  };
  readonly wakeups: {
    readonly title: string;
    readonly inferred: string;
    readonly cause: string;
    readonly path: string;
    readonly woken: string;
    readonly inVain: string;
    readonly causes: (cause: Cause) => string;
  };
  readonly clients: {
    readonly summary: (open: number, sessions: number) => string;
    readonly states: Readonly<Record<SessionState, string>>;
    readonly client: string;
    readonly session: string;
    readonly server: string;
    readonly timeout: string;
    readonly silence: string;
    readonly longest: (time: string) => string;
    readonly requests: string;
    readonly watches: string;
    readonly ephemerals: string;
    readonly older: string;
    readonly connects: (session: SeenSession) => string;
    readonly watch: (kind: WatchKind, path: string, resets: number) => string;
    readonly noSession: string;
    readonly endedBy: Readonly<Record<EndedBy, string>>;
    readonly opaque: Readonly<Record<Opaque, string>>;
  };
  readonly servers: {
    readonly title: string;
    readonly about: string;
    readonly role: string;
    readonly epoch: string;
    readonly znodes: string;
    readonly sessions: string;
    readonly watches: string;
    readonly ephemerals: string;
    readonly asked: string;
    readonly known: string;
    readonly inferred: string;
    readonly silent: string;
    readonly refused: (words: string) => string;
    readonly cut: string;
  };
  readonly diagram: { readonly about: string; readonly label: (messages: number) => string };
  readonly tree: {
    readonly about: string;
    /** Joined with a data directory. */
    readonly complete: string;
    readonly search: string;
    readonly states: Readonly<Record<'there' | 'gone' | 'unsure', string>>;
    readonly sources: Readonly<Record<Source, string>>;
    readonly seen: (source: string, seconds: string) => string;
    readonly owner: (session: string) => string;
    readonly version: (version: number) => string;
    readonly showGone: string;
    readonly more: (nodes: number) => string;
  };
  readonly beliefs: {
    readonly about: string;
    readonly none: string;
    readonly path: string;
    readonly told: string;
    readonly known: string;
    readonly hears: string;
    /** `version` null: there is no such znode. */
    readonly was: (version: number | null, seconds: string) => string;
    readonly heard: Readonly<Record<StaleBelief['hears'], string>>;
  };
  readonly messages: {
    readonly filter: string;
    readonly shown: (shown: number, all: number) => string;
    readonly opened: (client: string, server: number) => string;
    readonly ended: (by: string) => string;
    readonly opaque: (why: string) => string;
    readonly gone: string;
    readonly connected: (session: string, timeout: string) => string;
    readonly disturbed: (order: string) => string;
    readonly gap: (bytes: string) => string;
    readonly report: (server: number, mode: string) => string;
    /** `session` null: the tree at the beginning. */
    readonly log: (zxid: string, changes: string, session: string | null) => string;
  };
  readonly figures: {
    readonly operations: string;
    readonly operation: string;
    readonly count: string;
    readonly errors: string;
    readonly bytes: string;
    readonly paths: string;
    readonly path: string;
    readonly reads: string;
    readonly writes: string;
    readonly notifications: string;
    readonly first: (rows: number) => string;
  };
  readonly disturb: {
    readonly about: string;
    readonly order: string;
    readonly give: string;
    readonly forms: string;
    readonly holding: string;
    readonly heal: string;
    readonly done: (order: string) => string;
    readonly noOrder: string;
    readonly noTarget: string;
    readonly notReached: string;
    readonly cut: string;
    readonly dropReply: string;
    readonly stall: string;
    readonly close: string;
    readonly delay: string;
  };
}

export interface Totals {
  readonly connections: number;
  readonly requests: number;
  readonly notifications: number;
  readonly bytes: number;
  readonly wakeups: number;
  readonly woken: number;
}
