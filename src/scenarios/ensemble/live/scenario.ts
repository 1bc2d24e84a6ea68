// An ensemble without any client of its own: programs outside the lab connect to it, and all they do comes in commands
// (`npm run live`). Links name it; menus do not offer it, for nothing would happen.
import type { ServerConfig } from '../../../engine/index.ts';
import { choiceParameter, countParameter } from '../../scenario/parameters.ts';
import type { ScenarioEntry } from '../../scenario/entry.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import { SAMPLE_CONFIG } from '../../scenario/sampleServer.ts';
import { numbered } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { integerOf } from '../parameters.ts';
import { words } from './words.ts';

/** A port for each server. */
const PORTS = /^\d{1,5}(,\d{1,5}){0,8}$/;
/** 4lw.commands.whitelist */
const WORDS = /^(\*|[a-z]{4})(,(\*|[a-z]{4})){0,20}$/;
/** DigestAuthenticationProvider.superDigest */
const DIGEST = /^[^:]{1,40}:[A-Za-z0-9+/]{27}=$/;

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
    // What came later than recordings that are kept.
    { ...countParameter('startedAtMs', 0, Number.MAX_SAFE_INTEGER, 0), before: 0 },
    { ...choiceParameter('childOrder', ['hashSet', 'sorted']), before: 'sorted' },
    { ...choiceParameter('ports', ['unsaid']), form: PORTS, before: 'unsaid' },
    { ...choiceParameter('fourLetterWords', ['*']), form: WORDS, before: '*' },
    { ...choiceParameter('superDigest', ['none']), form: DIGEST, before: 'none' },
    { ...choiceParameter('enforceQuota', ['off', 'on']), before: 'off' },
    { ...countParameter('maxClientCnxns', 0, 10_000, 60), before: 0 },
    // A page that comes late is told the log since the snapshot: 100,000 transactions would take ten seconds.
    { ...countParameter('snapCount', 100, 100_000, 2000), before: SAMPLE_CONFIG.snapCount },
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
        treeDigest: true,
        minSessionTimeoutMs: 2 * tickTimeMs,
        maxSessionTimeoutMs: 20 * tickTimeMs,
        readOnlyMode: values['readOnlyMode'] === 'on',
        extendedTypes: values['extendedTypes'] === 'on',
        enforceQuota: values['enforceQuota'] === 'on',
        superDigest: textOf(values, 'superDigest', 'none'),
        fourLetterWords: String(values['fourLetterWords'] ?? '*').split(','),
        maxClientCnxns: integerOf(values, 'maxClientCnxns', 0),
        snapCount: integerOf(values, 'snapCount', SAMPLE_CONFIG.snapCount),
        childOrder: values['childOrder'] === 'hashSet' ? 'hashSet' : 'sorted',
        ...portsOf(textOf(values, 'ports', 'unsaid')),
        ...startOf(integerOf(values, 'startedAtMs', 0)),
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

function textOf(values: ParameterValues, name: string, none: string): string | null {
  const value = values[name] ?? none;
  return value === none ? null : String(value);
}

function portsOf(text: string | null): Pick<ServerConfig, 'clientPorts'> {
  return text === null ? {} : { clientPorts: text.split(',').map(Number) };
}

/** Ids of sessions have the time of the start in them, so none is given by two processes. */
function startOf(startedAtMs: number): Pick<ServerConfig, 'epochMs' | 'uptimeMs'> {
  return startedAtMs === 0 ? {} : { epochMs: startedAtMs, uptimeMs: startedAtMs };
}

export const live: ScenarioEntry = { ...entry, isUnlisted: true };
