// Everything that ever happened to one znode.
import type { Change, Version } from './history.ts';
import type { LogRow } from './logRows.ts';
import { logRowAt } from './logRows.ts';
import type { ServerHistory } from './serverHistory.ts';

export interface LifeEvent {
  readonly change: Change;
  readonly at: LogRow;
  readonly version: Version;
}

export interface NodeLife {
  /** The newest ones, oldest first. */
  readonly events: readonly LifeEvent[];
  readonly total: number;
}

/** `own`: without what only its children did. */
export function lifeOf(server: ServerHistory, path: string, which: 'own' | 'all', limit: number): NodeLife {
  const { history } = server;
  const id = history.paths.find(path);
  if (id === undefined) return { events: [], total: 0 };
  const versions = [...history.versionsOf(id)].filter(
    (version) => which === 'all' || history.changeOf(version) !== 'childrenChanged',
  );
  const events = versions.slice(-limit).map((version) => ({
    change: history.changeOf(version),
    at: logRowAt(server, history.rowOfVersion(version)),
    version: history.version(version),
  }));
  return { events, total: versions.length };
}
