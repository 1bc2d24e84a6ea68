// Configuration and figures of a server, as the AdminServer has them. The model has no files and no machine: those values are what a
// small Debian server shows. It does not keep the sizes of answers.
import { serverNumber } from '../../model/ids.ts';
import { zxidText } from '../../model/zxid.ts';
import { DATA_DIRECTORY, environmentLines, LOG_FILE_BYTES } from '../fourLetter/config.ts';
import { figuresOf } from '../fourLetter/monitor.ts';
import type { ServerState } from '../serverState.ts';
import { modeOf, nodeCount, outstandingCount, VERSION } from '../fourLetter/server.ts';
import { JavaDouble, type AdminRecord } from './adminValue.ts';
import type { AdminView } from './adminView.ts';
import { averageLatency } from './sessionFacts.ts';

export function configurationFacts({ self, config }: AdminView): AdminRecord {
  const number = serverNumber(self.vars.value.id);
  return {
    client_port: config.clientPorts?.[number - 1] ?? 2181,
    data_dir: DATA_DIRECTORY,
    data_log_dir: DATA_DIRECTORY,
    tick_time: config.tickTimeMs,
    max_client_cnxns: config.maxClientCnxns ?? 0,
    min_session_timeout: config.minSessionTimeoutMs,
    max_session_timeout: config.maxSessionTimeoutMs,
    server_id: self.peer.value === null ? 0 : number,
    client_port_listen_backlog: -1,
  };
}

export function initialConfiguration({ self, config }: AdminView): AdminRecord {
  const port = config.clientPorts?.[serverNumber(self.vars.value.id) - 1] ?? 2181;
  const lines = [`tickTime=${config.tickTimeMs}`, `dataDir=${DATA_DIRECTORY}`, `clientPort=${port}`];
  return { initial_configuration: lines.map((line) => `${line}\n`).join('') };
}

/** By version 2 of the real ones, which is what a server says; the sums themselves are of other hashes (treeDigest.ts). */
export function digestFacts({ digestLog }: ServerState): readonly AdminRecord[] {
  return digestLog.toArray().map(({ zxid, digest }) => ({ zxid, digest, digest_version: 2 }));
}

export function directoryFacts(): AdminRecord {
  return { datadir_size: LOG_FILE_BYTES, logdir_size: LOG_FILE_BYTES };
}

export function environmentFacts(): AdminRecord {
  return Object.fromEntries(environmentLines().map((line) => pairOf(line)));
}

/** Those of the environment that Java itself has. */
export function systemProperties(): AdminRecord {
  const ofJava = environmentLines().filter((line) => !/^(?:zookeeper\.|host\.|os\.memory\.)/u.test(line));
  return Object.fromEntries(ofJava.map((line) => pairOf(line)));
}

function pairOf(line: string): readonly [string, string] {
  const at = line.indexOf('=');
  return [line.slice(0, at), line.slice(at + 1)];
}

export function lastSnapshot({ self, config }: AdminView): AdminRecord {
  const zxid = zxidText(self.snapshot.value?.zxid ?? 0).slice('0x'.length);
  const atMs = (config.epochMs ?? 0) + self.vars.value.startedAtMs;
  return { zxid, timestamp: Math.floor(atMs / 1000) };
}

export function statistics(view: AdminView): AdminRecord {
  const { self, nowMs } = view;
  const { packetsSent, packetsReceived, lastProcessedZxid, startedAtMs, state } = self.vars.value;
  const latency = self.latency.value;
  return {
    version: VERSION,
    read_only: state === 'readOnly',
    server_stats: {
      packets_sent: packetsSent,
      packets_received: packetsReceived,
      fsync_threshold_exceed_count: 0,
      client_response_stats: NO_SIZES,
      provider_null: false,
      uptime: nowMs - startedAtMs,
      server_state: modeOf(self),
      outstanding_requests: outstandingCount(self),
      min_latency: latency.minMs,
      avg_latency: averageLatency(view),
      max_latency: latency.maxMs,
      data_dir_size: LOG_FILE_BYTES,
      log_dir_size: LOG_FILE_BYTES,
      last_processed_zxid: BigInt(zxidText(lastProcessedZxid)),
      num_alive_client_connections: self.connections.size,
      auth_failed_count: 0,
      non_mtlsremote_conn_count: 0,
      non_mtlslocal_conn_count: 0,
    },
    client_response: NO_SIZES,
    node_count: nodeCount(self),
  };
}

/** The hundreds of metrics that the real server has behind these are left out. */
export function monitorFacts({ self, nowMs }: AdminView): AdminRecord {
  const figures = figuresOf(self, nowMs).map(([name, value]) => [name, factOf(name, value)] as const);
  return {
    ...Object.fromEntries(figures),
    num_alive_connections: self.connections.size,
    last_client_response_size: -1,
    max_client_response_size: -1,
    min_client_response_size: -1,
  };
}

function factOf(name: string, value: string | number) {
  return DOUBLES.has(name) ? new JavaDouble(String(value)) : value;
}

const DOUBLES: ReadonlySet<string> = new Set(['avg_latency', 'connection_drop_probability']);
const NO_SIZES = { last_buffer_size: -1, min_buffer_size: -1, max_buffer_size: -1 };
