// What a client's programs wait to be told to do. Giving back a lock has a key of its own.
import type { ClientState, GateName } from '../../engine/index.ts';

export function gatesOf(client: ClientState | undefined): readonly GateName[] {
  const gates: GateName[] = [];
  for (const { state } of client?.threads.values() ?? []) {
    if (state.kind !== 'waiting' || state.for.kind !== 'gate') continue;
    const { gate } = state.for;
    if (gate !== 'release' && !gates.includes(gate)) gates.push(gate);
  }
  return gates;
}
