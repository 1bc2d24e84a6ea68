// Lock-step arrival: when a world is quiescent, the conductor opens a gate that clients wait at, so that a protocol's
// counts do not depend on latencies.
import type { ClientState } from '../client/clientState.ts';
import type { GateName } from '../model/op.ts';
import type { Stage } from './stage.ts';
import type { World } from '../world/world.ts';

/** The gate the conductor opens now: of those it may open and a program waits at, the first of its list. */
export function nextGate(world: World): GateName | null {
  if (world.setup.conductor.length === 0 || world.agenda.foregroundCount > 0) return null;
  for (const gate of world.setup.conductor) {
    for (const client of world.clients.values()) if (canPass(client, gate)) return gate;
  }
  return null;
}

/** Opens a gate for every client that waits at it. */
export function openGates(stage: Stage, gate: GateName): void {
  const clients = [...stage.world.clients].filter(([, state]) => canPass(state, gate)).map(([id]) => id);
  stage.outbox.record({ kind: 'gate.opened', gate, clients });
  const { causes } = stage.outbox;
  for (const client of clients) {
    stage.outbox.begin('conductor', causes);
    stage.toClient(client, { kind: 'openGate', gate });
  }
}

/** Whether a thread of this client waits at that gate. */
export function waitsAt(client: ClientState, gate: GateName): boolean {
  for (const { state } of client.threads.values()) {
    if (state.kind === 'waiting' && state.for.kind === 'gate' && state.for.gate === gate) return true;
  }
  return false;
}

function canPass(client: ClientState, gate: GateName): boolean {
  return client.vars.value.process === 'running' && waitsAt(client, gate);
}
