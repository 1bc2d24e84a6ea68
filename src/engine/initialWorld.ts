// World 0: servers started, nodes that are there beforehand, clients about to start.
import { createClient } from './client/process.ts';
import { Agenda } from './kernel/agenda.ts';
import { Table } from './kernel/table.ts';
import { serverNumber, type ServerId } from './model/ids.ts';
import { beginScript } from './stage/prompter.ts';
import { createResource } from './resource/resourceState.ts';
import { createServer, type EnsembleMembers } from './server/createServer.ts';
import { firstConfig } from './server/quorum/configNode.ts';
import { seeded } from './seededServers.ts';
import { Transition, type Ports } from './transition.ts';
import type { World, WorldSetup } from './world/world.ts';

/** Builds world 0. What its servers record at their start belongs to step 0. */
export function initialWorld(setup: WorldSetup, ports: Ports): World {
  const world: World = {
    setup,
    timeMs: 0,
    step: 0,
    nextRecordSeq: 1,
    nextFlightId: 1,
    cue: null,
    agenda: new Agenda(),
    links: new Table(),
    flights: new Table(),
    servers: new Map(setup.servers.map((id) => [id, createServer(id, membersOf(setup, id))])),
    clients: new Map(setup.clients.map((client) => [client.id, createClient(client)])),
    resources: new Map(setup.resources?.map((resource) => [resource.id, createResource(resource)])),
    linkCounts: new Table(),
    outsiders: new Table(),
    cutOff: new Table(),
    cutPairs: new Table(),
    slowPairs: new Table(),
    frozen: new Table(),
    held: new Table(),
    silencedBy: new Table(),
  };
  const stage = new Transition(world, ports);
  for (const [id, state] of world.servers) {
    if (setup.notStarted?.includes(id) === true) continue;
    stage.outbox.begin(id, []);
    stage.toServer(id, { kind: 'task', task: { type: 'start' } });
    world.servers.set(id, seeded(state, setup));
  }
  for (const { id, startAfterMs = 0 } of setup.clients) {
    stage.outbox.begin(id, []);
    stage.outbox.schedule({ type: 'start' }, startAfterMs);
  }
  if (setup.script !== undefined && setup.script.length > 0) beginScript(world);
  return world;
}

/** Who votes, who only learns, and how many votes decide; null where one server stands alone. */
function membersOf(setup: WorldSetup, own: ServerId): EnsembleMembers | null {
  const { servers, observers = [], joiners = [], quorum = 'majority', config } = setup;
  if (servers.length < 2) return null;
  const sorted = servers
    .filter((id) => id === own || !joiners.includes(id))
    .toSorted((a, b) => serverNumber(a) - serverNumber(b));
  const members = {
    voters: sorted.filter((id) => !observers.includes(id)),
    observers: sorted.filter((id) => observers.includes(id)),
    quorum,
  };
  return config.reconfigEnabled === true ? { ...members, config: firstConfig(members) } : members;
}
