// An ensemble without any client of its own: programs outside the lab connect to it, and all they do comes in commands
// (`npm run live`). Links name it; menus do not offer it, for nothing would happen.
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import type { ScenarioEntry } from '../../scenario/entry.ts';
import { SAMPLE_CONFIG } from '../../scenario/sampleServer.ts';
import { numbered } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { integerOf } from '../parameters.ts';
import { words } from './words.ts';

const entry = ensembleScenario({
  id: 'live',
  words,
  views: ['serverTrees', 'connections', 'spaceTime'],
  parameters: [
    countParameter('servers', 1, 9, 3),
    countParameter('latencyMs', 0, 1000, 1),
    choiceParameter('tickTimeMs', ['2000', '1000', '500', '200']),
    choiceParameter('readOnlyMode', ['off', 'on']),
    choiceParameter('extendedTypes', ['off', 'on']),
    countParameter('containerCheckMs', 100, 3_600_000, SAMPLE_CONFIG.containerCheckIntervalMs),
  ],
  clients: { min: 0, max: 0, initial: 0 },
  setup({ seed, values }) {
    const servers = integerOf(values, 'servers', 3);
    const latencyMs = integerOf(values, 'latencyMs', 1);
    const tickTimeMs = integerOf(values, 'tickTimeMs', SAMPLE_CONFIG.tickTimeMs);
    return {
      seed,
      config: {
        ...SAMPLE_CONFIG,
        tickTimeMs,
        minSessionTimeoutMs: 2 * tickTimeMs,
        maxSessionTimeoutMs: 20 * tickTimeMs,
        readOnlyMode: values['readOnlyMode'] === 'on',
        extendedTypes: values['extendedTypes'] === 'on',
        containerCheckIntervalMs: integerOf(
          values,
          'containerCheckMs',
          SAMPLE_CONFIG.containerCheckIntervalMs,
        ),
      },
      servers: Array.from({ length: servers }, (_, index) => numbered(index + 1)),
      clients: [],
      newcomer: null,
      nodes: [],
      latencyMs: { min: latencyMs, max: latencyMs },
      conductor: [],
    };
  },
});

export const live: ScenarioEntry = { ...entry, isUnlisted: true };
