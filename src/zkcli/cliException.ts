// org.apache.zookeeper.cli.CliException and what is thrown in its place: the text of an error, which zkCli prints and goes on.
import { IllegalArgument, KeeperError, type KeeperErrorCode } from '../engine/index.ts';

export class CliException extends Error {
  /** Of the failed call it stands for. */
  readonly code: KeeperErrorCode | null;

  constructor(message: string, code: KeeperErrorCode | null = null) {
    super(message);
    this.code = code;
  }
}

export function isNoNode(error: unknown): boolean {
  return error instanceof CliException && error.code === 'NoNode';
}

/** What the call was about, as KeeperException.getPath has it; null where nothing was sent. */
export type CallPath = string | null;

/** CliWrapperException and MalformedPathException: what a failed call comes to. Anything else is not caught. */
export function wrapped(error: unknown, path: CallPath): unknown {
  if (error instanceof KeeperError) return new CliException(wrapperText(error.code, path), error.code);
  if (error instanceof IllegalArgument) return new CliException(error.message);
  return error;
}

/** KeeperException.getMessage. */
export function keeperText(code: KeeperErrorCode, path: CallPath): string {
  const text = `KeeperErrorCode = ${CODE_TEXTS[code] ?? code}`;
  return path === null || path === '' ? text : `${text} for ${path}`;
}

function wrapperText(code: KeeperErrorCode, path: CallPath): string {
  const start = STARTS[code];
  return start === undefined ? (WHOLE[code] ?? keeperText(code, path)) : `${start}${path}`;
}

const STARTS: Partial<Readonly<Record<KeeperErrorCode, string>>> = {
  NoNode: 'Node does not exist: ',
  NoChildrenForEphemerals: 'Ephemerals cannot have children: ',
  NodeExists: 'Node already exists: ',
  NotEmpty: 'Node not empty: ',
  NotReadOnly: 'Not a read-only call: ',
  InvalidACL: 'Acl is not valid : ',
  NoAuth: 'Insufficient permission : ',
  BadArguments: 'Arguments are not valid : ',
  BadVersion: 'version No is not valid : ',
  QuotaExceeded: 'Quota has exceeded : ',
};

const WHOLE: Partial<Readonly<Record<KeeperErrorCode, string>>> = {
  ReconfigInProgress: 'Another reconfiguration is in progress -- concurrent reconfigs not supported (yet)',
  NewConfigNoQuorum:
    'No quorum of new config is connected and up-to-date with the leader of last commmitted config - ' +
    'try invoking reconfiguration after new servers are connected and synced',
};

/** KeeperException.getCodeMessage, where it is not the code's name. */
const CODE_TEXTS: Partial<Readonly<Record<KeeperErrorCode, string>>> = {
  RuntimeInconsistency: 'RuntimeInconsistency',
  SessionExpired: 'Session expired',
  SessionMoved: 'Session moved',
  NotReadOnly: 'Not a read-only call',
  EphemeralOnLocalSession: 'Ephemeral node on local session',
  NoWatcher: 'No such watcher',
  ReconfigDisabled: 'Reconfig is disabled',
  SessionClosedRequireSaslAuth: 'Session closed because client failed to authenticate',
  QuotaExceeded: 'Quota has exceeded',
  ThrottledOp: 'Op throttled due to high load',
};
