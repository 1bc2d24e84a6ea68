// A reader of captions: takes a sentence apart and looks into the world and what happened in it. It shares no code with what writes them.
import type { RecordOf, TraceRecord, World } from '../src/engine/index.ts';

/** What a sentence is held against. */
export interface Seen {
  readonly world: World;
  /** All that has happened in it. */
  readonly trace: readonly TraceRecord[];
  /** What has happened since the sentence before. */
  readonly span: readonly TraceRecord[];
}

/** The clauses that are not so. */
export function falseIn(text: string, seen: Seen): readonly string[] {
  return text.split(/[.;](?: |$)/).filter((clause) => {
    const said = clause.replace(/^(?:Left|Right): /, '');
    return !(isSo(said, seen.world) && isCounted(said, seen) && isKnown(said, seen));
  });
}

const HOLDS: Readonly<Record<string, string>> = {
  'holds the lock': 'holder',
  'is the leader': 'leader',
  'may read': 'reader',
  'may write': 'writer',
  'has a permit': 'permit',
  'is a member of the group': 'member',
  'is past the barrier': 'entered',
};
/** Of these a znode of the client's session says whether it is so. */
const NEEDS_ZNODE: ReadonlySet<string> = new Set(['holder', 'leader']);
const ENDED: Readonly<Record<string, string>> = {
  'no longer holds the lock': 'holder',
  'no longer leads': 'leader',
  'may no longer read': 'reader',
  'may no longer write': 'writer',
};

function isSo(clause: string, world: World): boolean {
  const [, endedProgram] = /^[Tt]he program of client (\w+) ends with \w+$/.exec(clause) ?? [];
  const [, failed] = /^[Aa] callback of client (\w+) fails with \w+$/.exec(clause) ?? [];
  if (failed !== undefined) return world.clients.get(`client:${failed}`)?.vars.value.process !== 'killed';
  const [, deaf] = /^[Aa]n event for client (\w+) waits behind a callback$/.exec(clause) ?? [];
  if (endedProgram !== undefined) {
    const threads = [...(world.clients.get(`client:${endedProgram}`)?.threads.values() ?? [])];
    return threads.some(({ state }) => state.kind === 'ended');
  }
  if (deaf !== undefined) return (world.clients.get(`client:${deaf}`)?.eventLane.size ?? 0) > 0;
  const [, name, rest] = /^[Cc]lient (\w+) (.*)$/.exec(clause) ?? [];
  if (name !== undefined && rest !== undefined) {
    const state = world.clients.get(`client:${name}`)?.vars.value;
    const believes = (what: string) => state?.beliefs.some((held) => held.what === what) === true;
    const holds = HOLDS[rest];
    if (holds !== undefined) return believes(holds) && (!NEEDS_ZNODE.has(holds) || isFounded(state, world));
    const [, believed] = /^believes that it (.*), and the tree says otherwise$/.exec(rest) ?? [];
    if (believed !== undefined) return believes(HOLDS[believed] ?? '');
    const ended = ENDED[rest];
    if (ended !== undefined) return !believes(ended);
    const [, watched] = /^now watches (\/\S+)$/.exec(rest) ?? [];
    if (watched !== undefined) return isWatched(world, watched);
  }
  const [, threads, process] =
    /^(\w+) threads of client (\w+) believe at once that they hold the lock$/.exec(clause) ?? [];
  if (threads !== undefined) {
    const beliefs = world.clients.get(`client:${process}`)?.vars.value.beliefs ?? [];
    const believing = new Set(beliefs.flatMap(({ what, thread }) => (what === 'holder' ? [thread] : [])));
    return believing.size === numberOf(threads);
  }
  const [, server, epoch] = /^[Ss]erver (\d+) leads epoch (\d+)(?:,.*)?$/.exec(clause) ?? [];
  if (server !== undefined) {
    const peer = world.servers.get(`server:${Number(server)}`)?.peer.value;
    return peer?.role === 'LEADING' && peer.acceptedEpoch === Number(epoch);
  }
  const [, written, version] = /^(\/\S+) was written and has version (\d+)$/.exec(clause) ?? [];
  const [, guarded, aversion] = /^(\/\S+) has a new ACL: aversion (\d+)$/.exec(clause) ?? [];
  const node = [...world.servers.values()][0]?.nodes.get(written ?? guarded ?? '');
  if (written !== undefined) return node?.version === Number(version);
  if (guarded !== undefined) return node?.aversion === Number(aversion);
  const [, proposed] = /^(\S+) writes are proposed and not committed yet$/.exec(clause) ?? [];
  if (proposed !== undefined)
    return [...world.servers.values()].some(
      ({ proposals }) =>
        [...proposals.values()].filter(({ txn }) => !txn.body.type.endsWith('Session')).length ===
        numberOf(proposed),
    );
  const [, won] = /^[Ss]erver (\d+) is elected, but does not lead yet$/.exec(clause) ?? [];
  if (won !== undefined) {
    const peer = world.servers.get(`server:${Number(won)}`)?.peer.value;
    return peer?.role === 'LEADING' && peer.phase !== 'broadcast';
  }
  const [, waiting] = /^(\w+) clients wait, each watching the znode before its own$/.exec(clause) ?? [];
  if (waiting !== undefined) return isChain(world, numberOf(waiting));
  const looking = /^(?:[Ss]erver )(.*) looks? for a leader$/.exec(clause)?.[1];
  if (looking !== undefined) {
    const ids = looking.split(/(?:, and |, | and )?server | and |, /).filter((id) => /^\d+$/.test(id));
    return ids.every((id) => world.servers.get(`server:${Number(id)}`)?.peer.value?.role === 'LOOKING');
  }
  return true;
}

/** Whether there is a line in which that many clients each have a watch on the next lower number, and nobody another znode there. */
function isChain({ servers, clients }: World, waiting: number): boolean {
  const { nodes, dataWatches } = [...servers.values()][0] ?? {};
  const sessions = new Map([...clients].map(([id, { vars }]) => [vars.value.sessionId, id]));
  const owned = [...(nodes?.entries() ?? [])].filter(
    ([path, { owner }]) => owner !== null && /\d{10}$/.test(path),
  );
  const watched = new Set(
    [...(dataWatches?.entries() ?? [])].flatMap(([path, watches]) =>
      watches.map(({ link }) => `${link.split('#')[0]} ${path}`),
    ),
  );
  const lines = new Map<string, typeof owned>();
  for (const each of owned) {
    const parent = each[0].slice(0, each[0].lastIndexOf('/'));
    lines.set(parent, [...(lines.get(parent) ?? []), each]);
  }
  return [...lines.values()].some((line) => {
    const inOrder = line.toSorted(([a], [b]) => Number(a.slice(-10)) - Number(b.slice(-10)));
    const expected = inOrder
      .slice(1)
      .map(([, { owner }], at) => `${owner === null ? '' : sessions.get(owner)} ${inOrder[at]?.[0]}`);
    const isOneEach = new Set(inOrder.map(([, { owner }]) => owner)).size === inOrder.length;
    return isOneEach && expected.length === waiting && expected.every((each) => watched.has(each));
  });
}

function isWatched(world: World, path: string): boolean {
  const end = path.includes('…') ? path.slice(path.indexOf('…') + 1) : path;
  return [...world.servers.values()].some(({ dataWatches, childWatches }) =>
    [dataWatches, childWatches].some((table) =>
      [...table.keys()].some((each) => each.endsWith(end) && (table.get(each) ?? []).length > 0),
    ),
  );
}

function watchersOf({ servers }: World, path: string): readonly string[] {
  return [...servers.values()].flatMap(({ dataWatches, childWatches }) =>
    [dataWatches, childWatches].flatMap((table) =>
      [...table.entries()].flatMap(([each, watches]) =>
        isNamed(each, path) ? watches.map(({ link }) => link) : [],
      ),
    ),
  );
}

/** A watch that was set meanwhile may have fired since. */
function isWatchedBy({ servers }: World, path: string, link: string): boolean {
  return [...servers.values()].some(({ dataWatches, childWatches }) =>
    [dataWatches, childWatches].some((table) => table.get(path)?.some((watch) => watch.link === link)),
  );
}

const SPELLED = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];

function numberOf(said: string): number {
  const spelled = SPELLED.indexOf(said.toLowerCase());
  return spelled < 0 ? Number(said.replaceAll(',', '')) : spelled;
}

/** Each form of number that a caption has, with what it counts. */
function isCounted(clause: string, { world, span, trace }: Seen): boolean {
  const found = <K extends TraceRecord['kind']>(kind: K) =>
    span.filter((record): record is RecordOf<K> => record.kind === kind);
  const woken = found('event.delivered').filter(({ event }) => event.type !== 'None');
  const [, roused, state] =
    /^[Cc]lient (\w+) wakes: (Disconnected|SyncConnected|Expired)$/.exec(clause) ?? [];
  if (roused !== undefined)
    return found('program.resumed').some(
      ({ actor, input }) =>
        actor === `client:${roused}` && input.kind === 'event' && input.event.state === state,
    );
  const [, waking, news] = /^(.* wakes?[^:]*): (.*)$/.exec(clause) ?? [];
  if (waking !== undefined && news !== undefined)
    return isCounted(waking, { world, span, trace }) && isToldToAll(news, woken);
  const [, back] = /^(.* reconnected), session kept$/.exec(clause) ?? [];
  if (back !== undefined) {
    const resumed = found('session.established').filter(({ how }) => how === 'resumed');
    const names = [...back.matchAll(/lient (\w+)/g)].map(([, each]) => `client:${each}`);
    return names.every((name) => resumed.some(({ actor }) => actor === name));
  }
  const [, refused] = /^[Tt]he authentication of client (\w+) failed$/.exec(clause) ?? [];
  if (refused !== undefined)
    return found('event.delivered').some(
      ({ actor, event }) => actor === `client:${refused}` && event.state === 'AuthFailed',
    );
  const [, closing] =
    /^[Tt]he reply exceeds jute\.maxbuffer: client (\w+) closes its connection$/.exec(clause) ?? [];
  if (closing !== undefined)
    return found('connection.lost').some(
      ({ actor, why }) => actor === `client:${closing}` && why === 'packetTooLong',
    );
  const [, learner] = /^[Cc]lient (\w+)’s library learned that its session expired$/.exec(clause) ?? [];
  if (learner !== undefined)
    return found('session.learnedExpired').some(({ actor }) => actor === `client:${learner}`);
  const [, wake] = /^(\S+) clients wake(?: for one release)?$/.exec(clause) ?? [];
  if (wake !== undefined) return new Set(woken.map(({ actor }) => actor)).size === numberOf(wake);
  const [, waker, often, type, heardOf] =
    /^[Cc]lient (\w+) wakes(?: (twice|\S+ times))?(?:: (\w+) (\/\S*))?$/.exec(clause) ?? [];
  if (waker !== undefined) {
    const times = often === undefined ? 1 : often === 'twice' ? 2 : numberOf(often.replace(' times', ''));
    const heard = woken.filter(({ actor }) => actor === `client:${waker}`);
    const isSaid = ({ event }: (typeof woken)[number]) =>
      heardOf === undefined || (event.type === type && isNamed(event.path ?? '', heardOf));
    return heard.length === times && heard.every(isSaid);
  }
  const [, fires] = /^(\S+) watch(?:es)? fires?$/.exec(clause) ?? [];
  if (fires !== undefined) return found('watch.fired').length === numberOf(fires);
  const [, took] = / takes item (\S+)$/.exec(`  ${clause}`) ?? [];
  if (took !== undefined)
    return found('fact.stated').some(({ fact }) => fact.type === 'took' && fact.item === took);
  const [, made] = /\bznode is (\/\S+)$/.exec(clause) ?? [];
  if (made !== undefined)
    return trace.some(
      (record) =>
        record.kind === 'txn.applied' &&
        record.changes.some((change) => change.type === 'created' && change.path === made),
    );
  const [, losing, failed] =
    /^[Cc]lient (\w+) gets ConnectionLoss for its (\w+)(?: and .*)?$/.exec(clause) ?? [];
  if (losing !== undefined)
    return found('request.failed').some(({ actor, op }) => actor === `client:${losing}` && op === failed);
  const [, watchers, watched] = /^(\S+) clients now watch(?: (\/\S+))?/.exec(clause) ?? [];
  if (watchers !== undefined) {
    const links =
      watched === undefined
        ? found('watch.set').flatMap(({ link, path }) => (isWatchedBy(world, path, link) ? [link] : []))
        : watchersOf(world, watched);
    return new Set(links.map((link) => link.split('#')[0])).size === numberOf(watchers);
  }
  const [, after, unit, old, how] =
    /leads epoch \d+, ([\d.,]+) (ms|s|min) after server (\d+) (went down|froze)$/.exec(clause) ?? [];
  if (after !== undefined) {
    const led = trace.findLast(({ kind }) => kind === 'leader.established');
    const lost = trace.findLast(
      ({ kind, actor, seq }) =>
        kind === (how === 'froze' ? 'server.frozen' : 'server.stopped') &&
        actor === `server:${old}` &&
        seq < (led?.seq ?? 0),
    );
    if (led === undefined || lost === undefined || unit === 'min') return false;
    const scale = unit === 's' ? 1000 : 1;
    return Math.abs(led.timeMs - lost.timeMs - numberOf(after) * scale) <= scale / 10;
  }
  const [, writers, file] = /^(.*) (?:is|are) writing snapshot\.([\da-f]+)$/.exec(clause) ?? [];
  const [, done, doneFile] = /^(.*?) (?:has|have) written snapshot\.([\da-f]+)/.exec(clause) ?? [];
  const said = writers ?? done;
  if (said !== undefined) {
    const of = (kind: TraceRecord['kind'], id: string) =>
      trace.some(
        (record) =>
          record.kind === kind &&
          record.actor === `server:${id}` &&
          'zxid' in record &&
          record.zxid.toString(16) === (file ?? doneFile),
      );
    return (said.match(/\d+/g) ?? []).every(
      (id) => of('snapshot.begun', id) && of('snapshot.taken', id) === (done !== undefined),
    );
  }
  const [, reader, epochRead, counterRead] =
    /^[Ss]erver (\d+) has read its disk up to zxid (\d+):(\d+)$/.exec(clause) ?? [];
  if (reader !== undefined)
    return found('server.started').some(
      ({ actor, lastZxid }) =>
        actor === `server:${reader}` && lastZxid === Number(epochRead) * 2 ** 32 + Number(counterRead),
    );
  const [, committed] = /^(\d\S*) writes are committed$/.exec(clause) ?? [];
  if (committed !== undefined)
    return new Set(found('txn.committed').map(({ zxid }) => zxid)).size === numberOf(committed);
  const [, server, dropped] = /^[Ss]erver (\d+) dropped (\S+) log entr/.exec(clause) ?? [];
  if (server !== undefined && dropped !== undefined)
    return found('log.truncated').some(
      (record) =>
        record.actor === `server:${server}` &&
        record.dropped === numberOf(dropped) &&
        wasCommittedAfter(record.to, record, trace) === clause.endsWith('that a quorum had'),
    );
  const [, loggers, why] = /^[Ss]erver (.*) logged the write of client \w+, but (.*)$/.exec(clause) ?? [];
  if (loggers !== undefined) {
    const peer = [...world.servers.values()].flatMap(({ peer: of }) => of.value ?? [])[0];
    const voting = loggers.match(/\d+/g)?.filter((id) => peer?.voters.includes(`server:${Number(id)}`)) ?? [];
    const most = peer?.quorum === 'majority' ? peer.voters.length / 2 : 0;
    const isMinority = voting.length <= most;
    return isMinority === (why === 'no quorum has it');
  }
  return true;
}

/** Whether all who woke were told that. */
function isToldToAll(news: string, woken: readonly RecordOf<'event.delivered'>[]): boolean {
  const [type, said = ''] = news.split(' ');
  return woken.every(({ event }) => event.type === type && event.path !== null && isNamed(event.path, said));
}

/** Clients, servers and paths that are named are there, or were. */
function isKnown(clause: string, { world, trace }: Seen): boolean {
  const clients = [...clause.matchAll(/\bclients? ([A-Z]\d*)\b/gi)].map(([, name]) => `client:${name}`);
  const servers = [...clause.matchAll(/\bserver (\d+)\b/gi)].map(([, id]) => `server:${id}`);
  const actors = new Set<string>([...world.clients.keys(), ...world.servers.keys()]);
  if (![...clients, ...servers].every((id) => actors.has(id))) return false;
  const [, path] = /\bnow watch(?:es)? (\/\S*)$/.exec(clause) ?? [];
  return (
    path === undefined || trace.some((record) => record.kind === 'watch.set' && isNamed(record.path, path))
  );
}

/** Long names are shortened in the middle. */
function isNamed(path: string, said: string): boolean {
  const [start = '', end] = said.split('…');
  return end === undefined ? path === said : path.startsWith(start) && path.endsWith(end);
}

type ClientVars = NonNullable<ReturnType<World['clients']['get']>>['vars']['value'];

/** Whether some server has the znode that each belief rests on, owned by the client's session and first in its line. */
function isFounded(state: ClientVars | undefined, { servers }: World): boolean {
  return (state?.beliefs ?? []).every(({ path, what }) => {
    if (!NEEDS_ZNODE.has(what)) return true;
    return [...servers.values()].some(
      ({ nodes }) =>
        nodes.get(path)?.owner === state?.sessionId &&
        [...nodes.keys()].every((other) => !isEarlier(other, path)),
    );
  });
}

/** Of two sequential znodes in one line: their names are alike but for a GUID and the number. Below the root there are no lines. */
function isEarlier(other: string, path: string): boolean {
  const [place, number] = placeOf(path);
  const [otherPlace, otherNumber] = placeOf(other);
  return place === otherPlace && place.lastIndexOf('/') > 0 && otherNumber < number;
}

function placeOf(path: string): readonly [place: string, number: number] {
  const [, start = path, number = 'NaN'] =
    /^(.*?)(\d{10})$/.exec(path.replace(/_c_[0-9a-f-]{36}-/, '')) ?? [];
  return [start, Number(number)];
}

/** Whether a leader had counted a quorum for something behind that zxid which the server had in its log. */
function wasCommittedAfter(to: number, { actor, seq }: TraceRecord, trace: readonly TraceRecord[]): boolean {
  const before = trace.filter((record) => record.seq < seq);
  return before.some(
    (record) =>
      record.kind === 'txn.committed' &&
      record.zxid > to &&
      before.some((each) => each.kind === 'txn.logged' && each.actor === actor && each.zxid === record.zxid),
  );
}
