// Cuts that a scenario's script has made and nobody has healed: who draws one by hand puts it in their place.
import type { TraceRecord } from '../../../engine/index.ts';

/** Whether some of them are there after a step of their world. */
export function hasScriptedCuts(trace: readonly TraceRecord[], step: number): boolean {
  const cut = new Set<string>();
  for (const record of trace) {
    if (record.step > step) break;
    if (record.kind !== 'network.cut' && record.kind !== 'network.healed') continue;
    for (const { from, to } of record.pairs) {
      const pair = `${from}>${to}`;
      if (record.kind === 'network.healed') cut.delete(pair);
      else if (record.actor === 'conductor') cut.add(pair);
    }
  }
  return cut.size > 0;
}
