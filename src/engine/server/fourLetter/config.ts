// `conf`, `envi` and `dirs` (ZooKeeperServer.dumpConf, Environment.list, DirsCommand). The model has no files and no machine:
// those values are what a small Debian server shows.
import type { ServerStep } from '../serverStep.ts';
import { lines, VERSION } from './server.ts';

export function configText({ config }: ServerStep): string {
  return lines([
    'clientPort=2181',
    'secureClientPort=-1',
    'dataDir=/var/lib/zookeeper/version-2',
    `dataDirSize=${LOG_FILE_BYTES}`,
    'dataLogDir=/var/lib/zookeeper/version-2',
    `dataLogSize=${LOG_FILE_BYTES}`,
    `tickTime=${config.tickTimeMs}`,
    'maxClientCnxns=0',
    `minSessionTimeout=${config.minSessionTimeoutMs}`,
    `maxSessionTimeout=${config.maxSessionTimeoutMs}`,
    'clientPortListenBacklog=-1',
    'serverId=0',
  ]);
}

export function environmentText(): string {
  return lines([
    'Environment:',
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
  ]);
}

export function directoriesText(): string {
  return lines([`datadir_size: ${LOG_FILE_BYTES}`, `logdir_size: ${LOG_FILE_BYTES}`]);
}

/** A log file is allocated ahead in pieces of 64 MB. */
const LOG_FILE_BYTES = 67_108_880;
