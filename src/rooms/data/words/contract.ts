// What a language says on the page that opens data directories.
import type { Difference } from '../model/align.ts';
import type { DamageReason } from '../model/damage.ts';
import type { Change, Verdict } from '../model/history.ts';
import type { MapCell } from '../model/treeMap.ts';
import type { Pattern } from '../model/patterns.ts';
import type { SessionLife } from '../model/sessionLives.ts';

export interface DataDirectoryWords {
  readonly title: string;
  readonly lead: string;
  /** The link to the lab. */
  readonly whole: string;
  readonly open: {
    readonly drop: string;
    readonly folder: string;
    readonly files: string;
    readonly sample: string;
    readonly sampleAbout: string;
    readonly accepts: string;
    readonly stays: string;
    readonly another: string;
  };
  /** On the lab, when such files are dropped there. */
  readonly offer: { readonly found: string; readonly open: string };
  readonly reading: {
    readonly title: string;
    readonly cancel: string;
    readonly of: (done: string, all: string) => string;
  };
  readonly failed: {
    readonly nothing: string;
    readonly error: (message: string) => string;
    /** Something that was asked of files that are open has no answer. */
    readonly unanswered: (message: string) => string;
    readonly tooManyZnodes: (most: number) => string;
  };
  readonly bytes: (count: number) => string;
  readonly count: (count: number) => string;
  readonly time: (ms: number) => string;
  readonly span: (ms: number) => string;

  readonly servers: string;
  /** By what `myid` says, or by its folder. */
  readonly serverName: (myid: string | null, folder: string) => string;
  readonly badge: (right: number, compared: number) => string;
  readonly noDigests: string;
  readonly covers: string;
  /** After how many were compared: of those that were not. */
  readonly notCompared: (count: number) => string;
  /** Of a server whose own checksums are right, and whose history is not that of the others. */
  readonly differs: string;
  readonly withoutDigest: (count: number) => string;
  readonly firstWrong: string;
  readonly serverDigest: string;
  readonly hereDigest: string;
  readonly suspects: (lastRight: string | null) => string;
  readonly transactions: (count: number) => string;
  readonly epochs: (accepted: number | null, current: number | null) => string;
  readonly snapshots: string;
  readonly snapshotLine: (facts: {
    readonly nodes: number;
    readonly settled: string | null;
    readonly isRight: boolean | null;
  }) => string;
  readonly damages: (count: number) => string;
  readonly noDamage: string;
  readonly reasons: Readonly<Record<DamageReason, string>>;
  readonly damagePlace: (offset: number, zxid: string) => string;

  readonly tabs: Readonly<Record<Tab, string>>;
  readonly moment: {
    readonly title: string;
    readonly previous: string;
    readonly next: string;
    readonly zxid: string;
    readonly go: string;
    readonly axis: string;
    readonly byZxid: string;
    readonly byTime: string;
    readonly noSuchZxid: string;
    readonly kinds: { readonly snapshot: string; readonly start: string };
    /** `cxid` null: the server did it for the session. */
    readonly by: (session: string, cxid: number | null) => string;
    readonly byServer: string;
    readonly verdicts: Readonly<Record<Verdict, string>>;
    /** Keys for moving about. */
    readonly keys: string;
  };
  readonly tree: {
    readonly search: string;
    readonly results: (count: number) => string;
    readonly none: string;
    readonly more: (count: number) => string;
    readonly children: (count: number) => string;
    readonly choose: string;
    readonly notThere: string;
    readonly changedHere: string;
    readonly otherMoments: (count: number) => string;
  };
  readonly map: {
    readonly title: string;
    readonly zoomedTo: string;
    readonly zoomIn: string;
    readonly zoomOut: string;
    readonly chooseFirst: string;
    readonly isWhole: string;
    readonly keys: string;
    readonly part: (first: number, last: number) => string;
    readonly count: (znodes: number, changed: number) => string;
    readonly cell: (cell: MapCell) => string;
    readonly legend: Readonly<
      Record<
        'persistent' | 'ephemeral' | 'container' | 'ttl' | 'group' | 'came' | 'data' | 'went' | 'below',
        string
      >
    >;
  };
  readonly node: {
    readonly stat: string;
    readonly data: string;
    readonly noData: string;
    readonly cut: (bytes: string) => string;
    readonly forms: { readonly text: string; readonly json: string; readonly hex: string };
    readonly notJson: string;
    readonly acl: string;
    readonly life: string;
    readonly kind: Readonly<Record<'persistent' | 'ephemeral' | 'container' | 'ttl', string>>;
    readonly ttl: (ms: number) => string;
    readonly changes: Readonly<Record<Change, string>>;
    readonly showAll: string;
    readonly lifeCut: (shown: number, all: number) => string;
    readonly session: string;
    readonly when: string;
    readonly what: string;
    readonly version: (version: number) => string;
  };
  readonly compare: {
    readonly setFrom: string;
    readonly clear: string;
    readonly result: (count: number, from: string, to: string) => string;
    readonly none: string;
    readonly how: Readonly<Record<'came' | 'went' | 'data' | 'other', string>>;
  };
  readonly log: {
    readonly filter: string;
    readonly session: string;
    readonly type: string;
    readonly all: string;
    readonly none: string;
    readonly earlier: string;
    readonly later: string;
    readonly path: string;
    readonly time: string;
    readonly more: (count: number) => string;
  };
  readonly sessions: {
    /** Beside a session. */
    readonly show: string;
    readonly summary: (all: number, open: number) => string;
    readonly open: string;
    readonly ended: Readonly<Record<Exclude<SessionLife['closedBy'], null>, string>>;
    readonly timeout: (ms: number) => string;
    readonly unknownTimeout: string;
    readonly writes: (count: number) => string;
    readonly ephemerals: (count: number) => string;
    readonly atMoment: string;
    readonly notInLog: string;
    readonly shown: (shown: number, all: number) => string;
    readonly legend: Readonly<Record<'lived' | 'expired' | 'now', string>>;
    readonly bar: (id: string, from: string, to: string, end: string) => string;
  };
  readonly activity: {
    readonly writes: string;
    readonly perBucket: (span: string) => string;
    readonly byType: string;
    readonly byPrefix: string;
    readonly bySession: string;
    readonly biggest: string;
    readonly mostChildren: string;
    readonly busiest: string;
    readonly legend: Readonly<
      Record<'creates' | 'sets' | 'deletes' | 'sessions' | 'refused' | 'others' | 'epoch', string>
    >;
    readonly epochs: string;
    readonly epoch: (epoch: number, from: string, count: number) => string;
  };
  readonly patterns: {
    readonly none: string;
    readonly go: string;
    readonly scene: string;
    readonly about: string;
  };
  readonly pattern: (pattern: Pattern) => string;
  readonly beside: {
    readonly equal: string;
    readonly differences: (count: number) => string;
    readonly difference: (difference: Difference, names: readonly string[]) => string;
    readonly strips: string;
    readonly has: (from: string, to: string, count: number) => string;
    readonly lacks: Readonly<Record<'before' | 'after' | 'inSnapshot' | 'hole' | 'otherHistory', string>>;
    readonly hasThem: string;
    readonly records: string;
    readonly missing: string;
    readonly zxids: string;
    readonly paths: (count: number, zxid: string) => string;
    readonly samePaths: (zxid: string) => string;
    readonly path: string;
    readonly notThere: string;
    readonly version: (letter: string) => string;
    readonly pathsAbout: string;
    readonly morePaths: (count: number) => string;
  };
  readonly onward: {
    readonly world: string;
    readonly worldAbout: string;
    readonly worldOpen: string;
    readonly worldMade: (znodes: number, clients: number) => string;
    readonly worldLeft: (znodes: number, clients: number) => string;
    readonly exports: string;
    readonly formats: {
      readonly json: string;
      readonly csv: string;
      readonly zkcli: string;
      readonly shiviz: string;
    };
    readonly mask: string;
    readonly masks: { readonly nothing: string; readonly data: string; readonly names: string };
    readonly maskAbout: string;
    readonly failed: string;
  };
}

export type Tab = 'tree' | 'log' | 'sessions' | 'activity' | 'patterns' | 'beside' | 'proof' | 'onward';
