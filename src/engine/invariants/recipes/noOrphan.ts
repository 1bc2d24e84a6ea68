// I-4: every node of the recipe whose session is a living client's own is known to one of that client's programs, or will be
// within the bound: after a lost reply it has to be found again.
import type { ClientState } from '../../client/clientState.ts';
import { isClientId, type ClientId } from '../../model/ids.ts';
import { EVENT_LANE } from '../../model/op.ts';
import { childOf } from '../../model/path.ts';
import type { ServerState } from '../../server/serverState.ts';
import type { TraceRecord } from '../../trace/record.ts';
import type { World } from '../../world/world.ts';
import type { Invariant, InvariantMemory } from '../invariant.ts';
import { isExcused } from './excuses.ts';
import { boundMsOf, frameOf, isRunning, isRunningOut, keysOf, livingOwner, truthOf } from './frame.ts';
import { PULSE } from './pulse.ts';

const KNOWS = 'knows ';
const SINCE = 'unknown since ';
const LOOKED = 'looked';
const CHECKED = 'checked';
/** Looking at every node costs something: it is done so often at most. */
const LOOK_EVERY_MS = 50;

export const noOrphan: Invariant = {
  id: 'I-4',
  nature: 'state',
  concerns: new Set([...PULSE, 'fact.stated', 'txn.applied', 'program.started']),
  check(world, records, memory) {
    for (const record of records) learn(record, memory);
    const server = truthOf(world);
    if (server === null) return null;
    if (world.timeMs - Number(memory.get(LOOKED) ?? -LOOK_EVERY_MS) >= LOOK_EVERY_MS)
      look(world, server, memory);
    memory.set(CHECKED, world.timeMs);
    const lost = keysOf(memory, SINCE).filter(
      (path) => world.timeMs - Number(memory.get(SINCE + path)) > boundMsOf(world),
    );
    const [path] = lost;
    if (path === undefined) return null;
    const session = server.nodes.get(path)?.owner ?? null;
    const owner = session === null ? null : livingOwner(world, session);
    return { clients: owner === null ? [] : [owner], path, count: lost.length, records: [] };
  },
  isCounting: (world, memory) =>
    keysOf(memory, SINCE).some((path) =>
      isRunningOut(world, Number(memory.get(SINCE + path)), Number(memory.get(CHECKED))),
    ),
};

/** `knows client:A 0 /path`: what a thread has said. */
function learn(record: TraceRecord, memory: InvariantMemory): void {
  if (record.kind === 'program.started' && record.thread !== EVENT_LANE) {
    for (const known of keysOf(memory, `${KNOWS}${record.actor} ${record.thread} `))
      memory.delete(`${KNOWS}${record.actor} ${record.thread} ${known}`);
  }
  if (record.kind !== 'fact.stated') return;
  const { fact, thread } = record;
  if (fact.type === 'knows')
    memory.set(`${KNOWS}${record.actor} ${fact.by === 'process' ? EVENT_LANE : thread} ${fact.path}`, 1);
  if (fact.type !== 'forgets') return;
  // Whichever thread says so: what it held was the client's.
  for (const known of keysOf(memory, `${KNOWS}${record.actor} `))
    if (known.endsWith(` ${fact.path}`)) memory.delete(`${KNOWS}${record.actor} ${known}`);
}

function look(world: World, server: ServerState, memory: InvariantMemory): void {
  memory.set(LOOKED, world.timeMs);
  const known = knownPaths(world, memory);
  const unknown = new Set<string>();
  for (const parent of frameOf(world).parents) {
    for (const name of server.nodes.get(parent)?.children ?? []) {
      const path = childOf(parent, name);
      const session = server.nodes.get(path)?.owner ?? null;
      const owner = session === null ? null : livingOwner(world, session);
      if (owner !== null && known.get(owner)?.has(path) !== true) unknown.add(path);
    }
  }
  if (unknown.size > 0 && isExcused(world)) unknown.clear();
  for (const path of keysOf(memory, SINCE)) if (!unknown.has(path)) memory.delete(SINCE + path);
  for (const path of unknown) if (!memory.has(SINCE + path)) memory.set(SINCE + path, world.timeMs);
}

/** What each living client's programs know: what they said, and what they believe in. */
function knownPaths(world: World, memory: InvariantMemory): ReadonlyMap<ClientId, ReadonlySet<string>> {
  const known = new Map<ClientId, Set<string>>();
  for (const [id, client] of world.clients) known.set(id, new Set(believed(client)));
  for (const key of keysOf(memory, KNOWS)) {
    const [actor = '', thread, path = ''] = key.split(' ');
    const client = isClientId(actor) ? world.clients.get(actor) : undefined;
    if (isClientId(actor) && client !== undefined && isRunning(client, Number(thread)))
      known.get(actor)?.add(path);
  }
  return known;
}

function believed({ vars }: ClientState): readonly string[] {
  return vars.value.beliefs.map(({ path }) => path);
}
