// `wchs`, `wchc` and `wchp` (org.apache.zookeeper.server.command.WatchCommand): the data table only ([W20]).
import type { LinkId } from '../../model/ids.ts';
import type { ServerState } from '../serverState.ts';
import { lines } from './server.ts';

/** A connection whose watches have all fired still counts. */
export function watchesSummary(self: ServerState): string {
  let total = 0;
  for (const paths of self.dataWatchPaths.values()) total += paths.length;
  return lines([
    `${self.dataWatchPaths.size} connections watching ${self.dataWatches.size} paths`,
    `Total watches:${total}`,
  ]);
}

export function watchesBySession(self: ServerState): string {
  const texts: string[] = [];
  for (const [link, paths] of self.dataWatchPaths.entries()) {
    texts.push(sessionOf(self, link), ...paths.map((path) => `\t${path}`));
  }
  return lines([...texts, '']);
}

export function watchesByPath(self: ServerState): string {
  const texts: string[] = [];
  for (const [path, watches] of self.dataWatches.entries()) {
    texts.push(path, ...watches.map((watch) => `\t${sessionOf(self, watch.link)}`));
  }
  return lines([...texts, '']);
}

function sessionOf(self: ServerState, link: LinkId): string {
  return self.connections.get(link)?.sessionId ?? '0x0';
}
