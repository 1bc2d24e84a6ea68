// org.apache.zookeeper.WatchedEvent and its two enumerations.

export const EVENT_TYPES = [
  'None',
  'NodeCreated',
  'NodeDeleted',
  'NodeDataChanged',
  'NodeChildrenChanged',
  'DataWatchRemoved',
  'ChildWatchRemoved',
  'PersistentWatchRemoved',
] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export type KeeperState =
  | 'Disconnected'
  | 'SyncConnected'
  | 'AuthFailed'
  | 'ConnectedReadOnly'
  | 'Expired'
  | 'Closed';

export interface WatchedEvent {
  readonly type: EventType;
  readonly state: KeeperState;
  /** Null for None events, which are about the connection. */
  readonly path: string | null;
}
