// What an operator wants to know, each with the event that shows it. Nothing is told that did not happen; what is inferred is named as such
// by its words.
import { DIFFERENCES, type AskedServer, type Difference } from './askedServers.ts';
import type { Ledger } from './ledger.ts';
import type { ExpirySign, LostAnswer, SeenSession } from './seen.ts';
import type { Wakeup } from './wakeups.ts';

export type Finding = {
  /** The event to look at. */
  readonly index: number;
} & (
  | {
      readonly kind: 'herd';
      readonly path: string;
      readonly largest: number;
      readonly writes: number;
      readonly woken: number;
      readonly inVain: number;
      /** Deleted again and again, and waited for each time: the lock of one znode that all watch. */
      readonly isHerdLock: boolean;
    }
  | {
      readonly kind: 'expired';
      readonly session: string;
      readonly timeoutMs: number;
      /** Null: its server has said so. */
      readonly sign: ExpirySign | null;
    }
  | { readonly kind: 'lostAnswer'; readonly lost: LostAnswer }
  | {
      readonly kind: 'nearExpiry';
      readonly session: string;
      readonly silenceMs: number;
      readonly timeoutMs: number;
    }
  | { readonly kind: 'storm'; readonly connects: number; readonly withinMs: number }
  | {
      readonly kind: 'watchLeak';
      readonly session: string;
      readonly watches: number;
      readonly oldestMs: number;
    }
  | {
      readonly kind: 'polling';
      readonly session: string;
      readonly op: string;
      readonly path: string;
      readonly count: number;
      readonly everyMs: number;
    }
  /** A server says something else than what is inferred. */
  | {
      readonly kind: 'differs';
      readonly server: number;
      readonly differences: number;
      readonly first: Difference;
    }
  | {
      readonly kind: 'besides';
      readonly server: number;
      readonly sessions: number;
      readonly first: string;
    }
  | { readonly kind: 'unread'; readonly connection: number; readonly why: string }
);

/** So many clients woken by one write are a herd. */
const HERD = 5;
/** A client pings after a third of its timeout, and gives up after two thirds without an answer. */
const NEAR_EXPIRY = 2 / 3;
const STORM_CONNECTS = 10;
const STORM_MS = 1000;
const LEAK_WATCHES = 100;
const LEAK_MS = 60_000;
const POLLS = 10;
const MAX_EACH = 20;

/** The gravest kinds first. */
export function findingsOf(ledger: Ledger): readonly Finding[] {
  const sessions = [...ledger.sessions.values()];
  const kinds: readonly (readonly Finding[])[] = [
    expired(sessions),
    lostAnswers(ledger),
    herdsOf(ledger.wakeups.all).filter(({ largest }) => largest >= HERD),
    storms(ledger),
    sessions.filter(isNearExpiry).map(({ id, longestSilenceMs, timeoutMs, silenceIndex }) => ({
      kind: 'nearExpiry',
      index: silenceIndex,
      session: id,
      silenceMs: longestSilenceMs,
      timeoutMs,
    })),
    sessions.flatMap((session) => leak(session, ledger.nowMs)),
    sessions.flatMap(polling),
    ledger.asked.all.flatMap(differences),
    ledger.asked.all.flatMap(besides),
    unread(ledger),
  ];
  return kinds.flatMap((findings) => findings.slice(0, MAX_EACH));
}

export type Herd = Extract<Finding, { kind: 'herd' }>;

/** By path, the largest first. */
export function herdsOf(wakeups: readonly Wakeup[]): readonly Herd[] {
  const byPath = new Map<string, Wakeup[]>();
  for (const wakeup of wakeups) {
    const same = byPath.get(wakeup.path);
    if (same === undefined) byPath.set(wakeup.path, [wakeup]);
    else same.push(wakeup);
  }
  return [...byPath]
    .map(([path, all]): Herd => {
      const largest = all.reduce((most, each) => (each.woken.size > most.woken.size ? each : most));
      return {
        kind: 'herd',
        index: largest.lastIndex,
        path,
        largest: largest.woken.size,
        writes: all.length,
        woken: all.reduce((sum, { woken }) => sum + woken.size, 0),
        inVain: all.reduce((sum, { inVain }) => sum + inVain.size, 0),
        isHerdLock: all.length > 1 && all.every(({ type }) => type === 'NodeDeleted'),
      };
    })
    .toSorted((a, b) => b.largest - a.largest || b.woken - a.woken);
}

function expired(sessions: readonly SeenSession[]): readonly Finding[] {
  return sessions
    .filter(({ state }) => state === 'expired')
    .map(({ id, timeoutMs, endedIndex, openedIndex, sign }) => ({
      kind: 'expired',
      index: endedIndex ?? openedIndex,
      session: id,
      timeoutMs,
      sign,
    }));
}

function lostAnswers(ledger: Ledger): readonly Finding[] {
  return ledger.lostAnswers.map((lost) => ({ kind: 'lostAnswer', index: lost.endIndex, lost }));
}

/** Sessions that come back together: each run of them, with the most that came within a second. */
function storms({ connects }: Ledger): readonly Finding[] {
  const again = connects.filter(({ isAgain }) => isAgain);
  const found: Extract<Finding, { kind: 'storm' }>[] = [];
  let first = 0;
  let endOfLast = -1;
  for (const [at, connect] of again.entries()) {
    while ((again[first]?.atMs ?? 0) < connect.atMs - STORM_MS) first += 1;
    const within = at + 1 - first;
    if (within < STORM_CONNECTS) continue;
    const storm = {
      kind: 'storm',
      index: again[first]?.index ?? 0,
      connects: within,
      withinMs: STORM_MS,
    } as const;
    const before = found.at(-1);
    if (first > endOfLast || before === undefined) found.push(storm);
    else if (before.connects < within) found[found.length - 1] = storm;
    endOfLast = at;
  }
  return found;
}

function isNearExpiry({ longestSilenceMs, timeoutMs }: SeenSession): boolean {
  return timeoutMs > 0 && longestSilenceMs > timeoutMs * NEAR_EXPIRY;
}

function leak({ id, watches }: SeenSession, nowMs: number): readonly Finding[] {
  const old = [...watches.values()].filter(
    ({ setMs, kind }) => nowMs - setMs >= LEAK_MS && kind !== 'persistent' && kind !== 'recursive',
  );
  const first = old[0];
  if (first === undefined || old.length < LEAK_WATCHES) return [];
  return [
    {
      kind: 'watchLeak',
      index: first.setIndex,
      session: id,
      watches: old.length,
      oldestMs: nowMs - first.setMs,
    },
  ];
}

function polling({ id, polls }: SeenSession): readonly Finding[] {
  return [...polls.values()]
    .filter(({ count }) => count >= POLLS)
    .map(({ op, path, count, gapsMs, index }) => ({
      kind: 'polling',
      index,
      session: id,
      op,
      path,
      count,
      everyMs: gapsMs / (count - 1),
    }));
}

/** One for each kind, with the first of them. */
function differences({ server, index, differences: all }: AskedServer): readonly Finding[] {
  return DIFFERENCES.flatMap((kind) => {
    const same = all.filter((each) => each.kind === kind);
    const [first] = same;
    return first === undefined
      ? []
      : [{ kind: 'differs' as const, index, server, differences: same.length, first }];
  });
}

function besides({ server, index, besides: sessions }: AskedServer): readonly Finding[] {
  const [first] = sessions;
  return first === undefined
    ? []
    : [{ kind: 'besides' as const, index, server, sessions: sessions.length, first }];
}

function unread({ connections }: Ledger): readonly Finding[] {
  return [...connections.values()].flatMap(({ id, opaque, openedIndex }) =>
    opaque === null ? [] : [{ kind: 'unread' as const, index: openedIndex, connection: id, why: opaque }],
  );
}
