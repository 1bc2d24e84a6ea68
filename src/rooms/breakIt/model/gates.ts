// Gates that programs wait at, as commands that open them.
import type { Command, World } from '../../../engine/index.ts';

/** What a user can let happen now: every gate that some program waits at, by client. */
export function gatesIn({ clients }: World): readonly Command[] {
  const found: Command[] = [];
  for (const [client, { vars, threads }] of clients) {
    if (vars.value.process !== 'running') continue;
    const gates = new Set<string>();
    for (const { state } of threads.values()) {
      if (state.kind !== 'waiting' || state.for.kind !== 'gate' || gates.has(state.for.gate)) continue;
      const { gate } = state.for;
      gates.add(gate);
      found.push(gate === 'release' ? { type: 'release', client } : { type: 'openGate', client, gate });
    }
  }
  return found;
}
