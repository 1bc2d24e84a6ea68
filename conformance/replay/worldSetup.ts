// The world a trace is replayed in: servers as the recorder configures them, no clients, no latency.
import type { ServerConfig, ServerId, WorldSetup } from '../../src/engine/index.ts';
import type { ServerOptions, Trace } from './trace.ts';

export function worldSetupOf(trace: Trace): WorldSetup {
  const { count, observers, joiners, options } = trace.servers;
  const all = Array.from({ length: count + joiners }, (_, at): ServerId => `server:${at + 1}`);
  const servers = all.slice(0, count);
  // The recorder starts a bare quorum of the highest ids first. Who was needed for it and who joined a leader that serves
  // do not end up with the same zxid.
  const quorum = Math.floor((count - observers) / 2) + 1;
  return {
    seed: 1,
    config: serverConfigOf(options),
    servers: all,
    observers: servers.slice(0, observers),
    ...(joiners === 0 ? {} : { joiners: all.slice(count) }),
    notStarted: [...servers.slice(0, -quorum), ...all.slice(count)],
    clients: [],
    newcomer: null,
    nodes: [],
    latencyMs: { min: 0, max: 0 },
    conductor: [],
  };
}

/** Options by the names of zoo.cfg and of system properties; the recorder's values where the trace gives none. */
function serverConfigOf(options: ServerOptions): ServerConfig {
  const tickTimeMs = numberIn(options, 'tickTime', 500);
  return {
    tickTimeMs,
    minSessionTimeoutMs: numberIn(options, 'minSessionTimeout', 2 * tickTimeMs),
    maxSessionTimeoutMs: numberIn(options, 'maxSessionTimeout', 20 * tickTimeMs),
    maxPacketBytes: numberIn(options, 'jute.maxbuffer', 0xfffff),
    extendedTypes: flagIn(options, 'zookeeper.extendedTypesEnabled', true),
    enforceQuota: flagIn(options, 'zookeeper.enforceQuota', false),
    skipAcl: flagIn(options, 'zookeeper.skipACL', false),
    superDigest: textIn(options, 'zookeeper.DigestAuthenticationProvider.superDigest'),
    containerCheckIntervalMs: numberIn(options, 'znode.container.checkIntervalMs', 300),
    containerMaxNeverUsedMs: numberIn(options, 'znode.container.maxNeverUsedIntervalMs', 0),
    snapCount: numberIn(options, 'snapCount', 100_000),
    fsyncMs: 0,
    // A real server is back after about a second.
    restartMs: 1000,
    initLimit: numberIn(options, 'initLimit', 10),
    syncLimit: numberIn(options, 'syncLimit', 4),
    reconfigEnabled: flagIn(options, 'reconfigEnabled', false),
    standaloneEnabled: flagIn(options, 'standaloneEnabled', true),
    readOnlyMode: flagIn(options, 'readonlymode.enabled', false),
    localSessions: flagIn(options, 'localSessionsEnabled', false),
    localSessionsUpgrading: flagIn(options, 'localSessionsUpgradingEnabled', false),
    fourLetterWords: (textIn(options, 'zookeeper.4lw.commands.whitelist') ?? '*').split(/\s*,\s*/),
  };
}

/** Options that change nothing the engine models; a trace that relies on any other unknown one says so when it fails. */
const WITHOUT_EFFECT = ['zookeeper.forceSync', 'zookeeper.admin.enableServer'];
const UNDERSTOOD = new Set([
  'tickTime',
  'minSessionTimeout',
  'maxSessionTimeout',
  'jute.maxbuffer',
  'zookeeper.extendedTypesEnabled',
  'zookeeper.enforceQuota',
  'zookeeper.skipACL',
  'zookeeper.DigestAuthenticationProvider.superDigest',
  'znode.container.checkIntervalMs',
  'znode.container.maxNeverUsedIntervalMs',
  'snapCount',
  'zookeeper.4lw.commands.whitelist',
  'initLimit',
  'syncLimit',
  'readonlymode.enabled',
  'reconfigEnabled',
  'standaloneEnabled',
  'localSessionsEnabled',
  'localSessionsUpgradingEnabled',
  ...WITHOUT_EFFECT,
]);

export function unknownOptions(trace: Trace): readonly string[] {
  return Object.keys(trace.servers.options).filter((name) => !UNDERSTOOD.has(name));
}

function numberIn(options: ServerOptions, name: string, otherwise: number): number {
  const value = options[name];
  return value === undefined ? otherwise : Number(value);
}

function flagIn(options: ServerOptions, name: string, otherwise: boolean): boolean {
  const value = options[name];
  return value === undefined ? otherwise : value === true || value === 'true' || value === 'yes';
}

function textIn(options: ServerOptions, name: string): string | null {
  const value = options[name];
  return value === undefined ? null : String(value);
}
