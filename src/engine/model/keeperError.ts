// Error codes of org.apache.zookeeper.KeeperException.Code, by name.

export const KEEPER_CODES = {
  Ok: 0,
  SystemError: -1,
  RuntimeInconsistency: -2,
  DataInconsistency: -3,
  ConnectionLoss: -4,
  MarshallingError: -5,
  Unimplemented: -6,
  OperationTimeout: -7,
  BadArguments: -8,
  UnknownSession: -12,
  NewConfigNoQuorum: -13,
  ReconfigInProgress: -14,
  APIError: -100,
  NoNode: -101,
  NoAuth: -102,
  BadVersion: -103,
  NoChildrenForEphemerals: -108,
  NodeExists: -110,
  NotEmpty: -111,
  SessionExpired: -112,
  InvalidCallback: -113,
  InvalidACL: -114,
  AuthFailed: -115,
  SessionMoved: -118,
  NotReadOnly: -119,
  EphemeralOnLocalSession: -120,
  NoWatcher: -121,
  RequestTimeout: -122,
  ReconfigDisabled: -123,
  SessionClosedRequireSaslAuth: -124,
  QuotaExceeded: -125,
  ThrottledOp: -127,
} as const;

export type KeeperCode = keyof typeof KEEPER_CODES;
/** What a failed operation says: every code but Ok. */
export type KeeperErrorCode = Exclude<KeeperCode, 'Ok'>;

/**
 * Thrown into a program when its operation failed, as the Java client throws KeeperException. No Error: losing a race for
 * a lock is daily business here, and capturing a stack would cost more than the step it is thrown in.
 */
export class KeeperError {
  readonly name = 'KeeperError';
  readonly code: KeeperErrorCode;
  /** A failed multi's codes, part by part; empty otherwise. */
  readonly results: readonly KeeperCode[];

  constructor(code: KeeperErrorCode, results: readonly KeeperCode[] = []) {
    this.code = code;
    this.results = results;
  }

  get message(): string {
    return this.code;
  }

  toString(): string {
    return `${this.name}: ${this.code}`;
  }
}
