// `conf`, `envi` and `dirs` (ZooKeeperServer.dumpConf, Environment.list, DirsCommand). The model has no files and no machine:
// those values are what a small Debian server shows.
import { serverNumber } from '../../model/ids.ts';
import { electionPort, membersText, quorumPort } from '../quorum/configNode.ts';
import { initLimitTicks, syncLimitTicks } from '../quorum/limits.ts';
import type { ServerConfig, ServerState } from '../serverState.ts';
import type { ServerStep } from '../serverStep.ts';
import { lines, VERSION } from './server.ts';

export function configText({ self, config }: ServerStep): string {
  const { id } = self.vars.value;
  const number = serverNumber(id);
  const basic = lines([
    `clientPort=${config.clientPorts?.[number - 1] ?? 2181}`,
    'secureClientPort=-1',
    `dataDir=${DATA_DIRECTORY}`,
    `dataDirSize=${LOG_FILE_BYTES}`,
    `dataLogDir=${DATA_DIRECTORY}`,
    `dataLogSize=${LOG_FILE_BYTES}`,
    `tickTime=${config.tickTimeMs}`,
    `maxClientCnxns=${config.maxClientCnxns ?? 0}`,
    `minSessionTimeout=${config.minSessionTimeoutMs}`,
    `maxSessionTimeout=${config.maxSessionTimeoutMs}`,
    'clientPortListenBacklog=-1',
    `serverId=${self.peer.value === null ? 0 : number}`,
  ]);
  return self.peer.value === null ? basic : basic + memberText(self, config);
}

/** What QuorumPeer adds; the text ends without an end of line. */
function memberText(self: ServerState, config: ServerConfig): string {
  const number = serverNumber(self.vars.value.id);
  const peerType = self.peer.value?.observers.includes(self.vars.value.id) === true ? 1 : 0;
  return (
    lines([
      `initLimit=${initLimitTicks(config)}`,
      `syncLimit=${syncLimitTicks(config)}`,
      'electionAlg=3',
      `electionPort=${electionPort(number)}`,
      `quorumPort=${quorumPort(number)}`,
      `peerType=${peerType}`,
      'membership: ',
    ]) + membersText(self)
  );
}

export function environmentText(): string {
  return lines(['Environment:', ...environmentLines()]);
}

/** `name=value` each. */
export function environmentLines(): readonly string[] {
  return [
    `zookeeper.version=${VERSION}`,
    'host.name=localhost',
    'java.version=17.0.15',
    'java.vendor=Debian',
    'java.home=/usr/lib/jvm/java-17-openjdk-amd64',
    'java.class.path=/usr/share/java/zookeeper.jar',
    'java.library.path=/usr/java/packages/lib:/usr/lib/x86_64-linux-gnu/jni:/lib:/usr/lib',
    'java.io.tmpdir=/tmp',
    'java.compiler=<NA>',
    'os.name=Linux',
    'os.arch=amd64',
    'os.version=6.1.0',
    'user.name=zookeeper',
    'user.home=/var/lib/zookeeper',
    'user.dir=/',
    'os.memory.free=159MB',
    'os.memory.max=185MB',
    'os.memory.total=185MB',
  ];
}

export function directoriesText(): string {
  return lines([`datadir_size: ${LOG_FILE_BYTES}`, `logdir_size: ${LOG_FILE_BYTES}`]);
}

export const DATA_DIRECTORY = '/var/lib/zookeeper/version-2';
/** A log file is allocated ahead in pieces of 64 MB. */
export const LOG_FILE_BYTES = 67_108_880;
