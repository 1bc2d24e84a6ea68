// The last report of each server, and where it says something else than what passed the tap. A report takes a moment, in which things
// change: only what differs in two reports running counts.
import { fill } from './fill.ts';
import type { SeenSession } from './seen.ts';
import type { Held, ServerReport } from './serverReport.ts';

/** `unseen…`: the server has it, and the tap has not seen it set or created. `missing…`: the other way round. */
export const DIFFERENCES = ['unseenWatch', 'missingWatch', 'unseenEphemeral', 'missingEphemeral'] as const;

export type Difference = Held & { readonly kind: (typeof DIFFERENCES)[number] };

export interface AskedServer {
  readonly server: number;
  readonly atMs: number;
  readonly index: number;
  readonly report: ServerReport;
  /** Sessions there that do not pass the tap. */
  readonly besides: readonly string[];
  /** Sessions that are connected to it through the tap. */
  readonly knownSessions: number;
  /** Watches of those sessions, as inferred from what passed. */
  readonly inferredWatches: number;
  /** Of all sessions: each server has the whole tree. */
  readonly inferredEphemerals: number;
  readonly differences: readonly Difference[];
}

interface Known {
  readonly sessions: ReadonlyMap<string, SeenSession>;
  /** The server that a session is connected to through the tap. */
  readonly serverOf: (session: SeenSession) => number | null;
}

/** In the order of the servers. */
export class AskedServers {
  readonly #last = new Map<number, AskedServer>();
  /** Of the last report: also what may have been just a matter of time. */
  readonly #before = new Map<number, ReadonlySet<string>>();

  get all(): readonly AskedServer[] {
    return [...this.#last.values()].toSorted((a, b) => a.server - b.server);
  }

  takeOver(from: AskedServers): void {
    fill(this.#last, from.#last);
    fill(this.#before, from.#before);
  }

  take(server: number, report: ServerReport, at: { atMs: number; index: number }, known: Known): void {
    const here = [...known.sessions.values()].filter((session) => known.serverOf(session) === server);
    const found = report.isCut ? [] : differencesOf(report, here);
    const before = this.#before.get(server);
    this.#before.set(server, new Set(found.map(keyOf)));
    this.#last.set(server, {
      server,
      ...at,
      report,
      besides: (report.sessions ?? []).filter((session) => !here.some(({ id }) => id === session)),
      knownSessions: here.length,
      inferredWatches: here.reduce((sum, session) => sum + watchesOf(session), 0),
      inferredEphemerals: [...known.sessions.values()].reduce(
        (sum, { ephemerals }) => sum + ephemerals.size,
        0,
      ),
      differences: found.filter((each) => before?.has(keyOf(each)) === true),
    });
  }
}

function differencesOf(
  { watches, ephemerals }: ServerReport,
  here: readonly SeenSession[],
): readonly Difference[] {
  return here.flatMap(({ id, watches: inferred, ephemerals: own }) => {
    const watched = new Set(
      [...inferred.values()].filter(({ kind }) => kind !== 'child').map(({ path }) => path),
    );
    return [
      ...differing(id, { inferred: watched, asked: watches }, WATCH),
      ...differing(id, { inferred: own, asked: ephemerals }, EPHEMERAL),
    ];
  });
}

type Kinds = Readonly<Record<'unseen' | 'missing', Difference['kind']>>;
const WATCH: Kinds = { unseen: 'unseenWatch', missing: 'missingWatch' };
const EPHEMERAL: Kinds = { unseen: 'unseenEphemeral', missing: 'missingEphemeral' };

interface Paths {
  readonly inferred: ReadonlySet<string>;
  /** Of all sessions; null if the server did not say. */
  readonly asked: readonly Held[] | null;
}

function differing(
  session: string,
  { inferred, asked }: Paths,
  { unseen, missing }: Kinds,
): readonly Difference[] {
  if (asked === null) return [];
  const told = new Set(asked.filter((held) => held.session === session).map(({ path }) => path));
  return [
    ...[...told].filter((path) => !inferred.has(path)).map((path) => ({ kind: unseen, session, path })),
    ...[...inferred].filter((path) => !told.has(path)).map((path) => ({ kind: missing, session, path })),
  ];
}

/** As DataTree.getWatchCount has it: watches of data and of existence are one, and those that stay count for data and for children. */
function watchesOf({ watches }: SeenSession): number {
  const data = new Set<string>();
  let children = 0;
  for (const { kind, path } of watches.values()) {
    if (kind !== 'child') data.add(path);
    if (kind !== 'data' && kind !== 'exist') children += 1;
  }
  return data.size + children;
}

function keyOf({ kind, session, path }: Difference): string {
  return `${kind} ${session} ${path}`;
}
