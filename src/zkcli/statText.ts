// org.apache.zookeeper.cli.StatPrinter.
import { dateText, type Stat } from '../engine/index.ts';

export function statText(stat: Stat): string {
  return `cZxid = 0x${stat.czxid.toString(16)}
ctime = ${dateText(stat.ctimeMs)}
mZxid = 0x${stat.mzxid.toString(16)}
mtime = ${dateText(stat.mtimeMs)}
pZxid = 0x${stat.pzxid.toString(16)}
cversion = ${stat.cversion}
dataVersion = ${stat.version}
aclVersion = ${stat.aversion}
ephemeralOwner = ${stat.ephemeralOwner}
dataLength = ${stat.dataLength}
numChildren = ${stat.numChildren}
`;
}
