// Writes are linearizable: there is one history, it explains every answer, and it keeps to the order in time.
import type { Change, Happening, Sight } from './history.ts';
import { isWrite, type Rule } from './rule.ts';
import { Undecided } from './undecided.ts';

type Applied = Extract<Happening, { readonly kind: 'applied' }>;
type Answered = Extract<Happening, { readonly kind: 'answered' }>;

/** A write that was asked for after another was answered comes after it; no two have the same zxid. */
export function writesLinearizable(): Rule {
  const floors = new Map<string, number>();
  const taken = new Set<number>();
  let answered = 0;
  return {
    name: 'writes are linearizable',
    see(happening) {
      if (happening.kind === 'asked' && isWrite(happening.op))
        floors.set(`${happening.connection} ${happening.xid}`, answered);
      if (happening.kind !== 'answered' || happening.err !== 'Ok' || !isWrite(happening.op)) return null;
      const { connection, xid, zxid, op } = happening;
      const floor = floors.get(`${connection} ${xid}`) ?? 0;
      if (zxid <= floor)
        return `${op} of ${connection} is ${zxid}, but ${floor} was answered before it was asked`;
      if (taken.has(zxid)) return `two writes are ${zxid}`;
      taken.add(zxid);
      answered = Math.max(answered, zxid);
      return null;
    },
  };
}

/** A server applies transactions by rising zxid, and all servers apply the same ones. */
export function zxidsGrow(): Rule {
  const stands = new Map<string, number>();
  /** The newest that a server ever applied: its snapshot may hold what came after the zxid it is named by. */
  const reached = new Map<string, number>();
  const contents = new Map<number, Applied>();
  return {
    name: 'zxids grow, and name one transaction each',
    see(happening) {
      if (happening.kind === 'rebuilt') stands.delete(happening.server);
      if (happening.kind !== 'applied') return null;
      const { server, zxid } = happening;
      const before = stands.get(server) ?? 0;
      stands.set(server, zxid);
      if (zxid <= before) return `${server} applied ${zxid} after ${before}`;
      const isAgain = zxid <= (reached.get(server) ?? 0);
      reached.set(server, Math.max(zxid, reached.get(server) ?? 0));
      const known = contents.get(zxid) ?? happening;
      contents.set(zxid, known);
      if (isAgain ? isPartOf(happening, known) : contentOf(happening) === contentOf(known)) return null;
      return `${server} applied ${contentOf(happening)} as ${zxid}, another ${contentOf(known)}`;
    },
  };
}

function contentOf({ session, changes }: Applied): string {
  return JSON.stringify([session, changes]);
}

/** What a snapshot has already is not changed again. */
function isPartOf({ session, changes }: Applied, whole: Applied): boolean {
  const known = new Set(whole.changes.map((change) => JSON.stringify(change)));
  return session === whole.session && changes.every((change) => known.has(JSON.stringify(change)));
}

/** What became of a path at a zxid. */
interface State {
  readonly zxid: number;
  readonly is: 'there' | 'gone' | 'unknown';
  /** Null where it is not known. */
  readonly version: number | null;
}

/** One tree, changed by one transaction after the other, explains which nodes reads find. */
export function oneHistory(): Rule {
  const tree = new NaiveTree();
  return {
    name: 'one history of the tree explains every answer',
    see(happening) {
      if (happening.kind === 'proposed') tree.expect(happening.zxid, happening.path);
      if (happening.kind === 'applied') return tree.apply(happening);
      return happening.kind === 'answered' ? tree.contradiction(happening) : null;
    },
  };
}

const READS = new Set(['exists', 'getData', 'getChildren', 'getChildren1', 'getAllChildrenNumber']);

class NaiveTree {
  readonly #states = new Map<string, State[]>();
  readonly #undecided = new Undecided();

  expect(zxid: number, path: string | null): void {
    this.#undecided.expect(zxid, path);
  }

  apply({ zxid, changes }: Applied): string | null {
    const { isNext, unseen } = this.#undecided.apply(zxid);
    if (!isNext) return null;
    for (const path of unseen === 'anything' ? this.#states.keys() : unseen)
      this.#keep(path, { zxid, is: 'unknown', version: null });
    for (const change of changes) {
      const wrong = this.#impossible(change);
      if (wrong !== null) return `${zxid} ${wrong}`;
      this.#change(zxid, change);
    }
    return null;
  }

  contradiction({ op, path, zxid, err }: Answered): string | null {
    if (!READS.has(op) || path === null || (err !== 'Ok' && err !== 'NoNode')) return null;
    // A read-only server may show what is never committed.
    if (!this.#undecided.wasApplied(zxid)) return null;
    const state = this.#states.get(path)?.findLast((one) => one.zxid <= zxid);
    if (state === undefined || state.is === 'unknown') return null;
    if ((state.is === 'there') === (err === 'Ok')) return null;
    return `${op} ${path} at ${zxid} says ${err}, though it is ${state.is} since ${state.zxid}`;
  }

  #impossible(change: Change): string | null {
    const state = this.#states.get(change.path)?.at(-1);
    if (state === undefined || state.is === 'unknown') return null;
    if (change.type === 'created')
      return state.is === 'there' ? `creates ${change.path}, which is there` : null;
    if (state.is === 'gone') return `changes ${change.path} (${change.type}), which is gone`;
    if (change.type !== 'dataSet' || state.version === null || change.version === state.version + 1)
      return null;
    if (change.version === CONFIG_VERSION) return null;
    return `makes version ${change.version} of ${change.path} after ${state.version}`;
  }

  #change(zxid: number, change: Change): void {
    const before = this.#states.get(change.path)?.at(-1);
    const version = { created: 0, deleted: null, dataSet: null, aclSet: before?.version ?? null }[
      change.type
    ];
    const is = change.type === 'deleted' ? 'gone' : 'there';
    this.#keep(change.path, { zxid, is, version: change.type === 'dataSet' ? change.version : version });
  }

  #keep(path: string, state: State): void {
    const states = this.#states.get(path);
    if (states === undefined) this.#states.set(path, [state]);
    else states.push(state);
  }
}

/** Answers about a node fit together: its zxids and versions rise with the state they were read from. */
export function sightsAgree(): Rule {
  const known = new Map<string, { readonly at: number; readonly sight: Sight }>();
  return {
    name: 'what answers show of a node fits together',
    see(happening) {
      if (happening.kind !== 'answered' || happening.err !== 'Ok') return null;
      for (const sight of happening.sights) {
        const { path, czxid, mzxid, pzxid } = sight;
        const at = happening.zxid;
        if (czxid > mzxid || mzxid > at || pzxid > at)
          return `${path} was made at ${czxid}, changed at ${mzxid} and below at ${pzxid}, read at ${at}`;
        const before = known.get(path);
        const wrong = before === undefined ? null : disagreement(before, { at, sight });
        if (wrong !== null) return `${path}: ${wrong}`;
        if (before === undefined || at >= before.at) known.set(path, { at, sight });
      }
      return null;
    },
  };
}

interface Look {
  readonly at: number;
  readonly sight: Sight;
}

function disagreement(one: Look, other: Look): string | null {
  const [older, newer] = one.at <= other.at ? [one, other] : [other, one];
  if (newer.sight.czxid < older.sight.czxid)
    return `made at ${older.sight.czxid} as of ${older.at}, at ${newer.sight.czxid} as of ${newer.at}`;
  if (newer.sight.czxid > older.sight.czxid) return null;
  const rises = newer.sight.mzxid - older.sight.mzxid;
  if (rises < 0)
    return `changed at ${older.sight.mzxid} as of ${older.at}, at ${newer.sight.mzxid} as of ${newer.at}`;
  const isSame = newer.sight.version === older.sight.version;
  if (isSame && newer.sight.version === CONFIG_VERSION) return null;
  return isSame === (rises === 0) || Math.abs(newer.sight.version) >= MAX_VERSION
    ? null
    : `version ${older.sight.version} at ${older.sight.mzxid}, ${newer.sight.version} at ${newer.sight.mzxid}`;
}

const MAX_VERSION = 2 ** 31 - 1;
/** /zookeeper/config keeps it through all reconfigurations. */
const CONFIG_VERSION = -1;
