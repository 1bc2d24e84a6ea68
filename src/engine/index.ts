// The engine's public surface: what scenarios and the page may use.
export { Simulation, DEFAULT_OPTIONS, type SimulationOptions } from './simulation.ts';
export type { CostClock } from './history.ts';
export { INVARIANT_IDS, type InvariantId, type Violation, type Finding } from './invariants/invariant.ts';
export { MAX_CLIENTS } from './commands/registry.ts';
export { resolveTarget } from './commands/roles.ts';
export { assertNever } from './kernel/assertNever.ts';
export { hash32, hashString } from './kernel/rng.ts';
export type { Table, Cell, Fifo } from './kernel/table.ts';
export {
  PERMS,
  OPEN_ACL_UNSAFE,
  READ_ACL_UNSAFE,
  type Acl,
  type AclEntry,
  type AuthId,
} from './model/acl.ts';
export type { Command, CommandType, ClientTarget, GivenCommand, Refusal } from './model/command.ts';
export {
  isClientId,
  isServerId,
  nthClientId,
  type ActorId,
  type ClientId,
  type LinkId,
  type ServerId,
  type SessionId,
  type WireId,
  type Zxid,
} from './model/ids.ts';
export { KEEPER_CODES, KeeperError, type KeeperCode, type KeeperErrorCode } from './model/keeperError.ts';
export * from './model/message.ts';
export type { Belief, GateName, Op, OpResult, ProgramArgs, Recipe, RecipeBook, Yielded } from './model/op.ts';
export { parentOf } from './model/path.ts';
export { sequenceOf } from './model/sequence.ts';
export type { Stat } from './model/stat.ts';
export type { Txn, TxnBody } from './model/txn.ts';
export type { EventType, KeeperState, WatchedEvent } from './model/watchedEvent.ts';
export { RecipeDiverged } from './client/generators.ts';
export type {
  ClientSetup,
  ClientState,
  ClientVars,
  ClientWatch,
  PendingRequest,
  ProgramSetup,
  ProgramThread,
} from './client/clientState.ts';
export * as zk from './client/zk.ts';
export type {
  ServerConfig,
  ServerConnection,
  ServerSession,
  ServerState,
  ServerVars,
  ServerWatch,
  Znode,
} from './server/serverState.ts';
export { why } from './trace/causes.ts';
export type {
  RecordBody,
  RecordHead,
  RecordKind,
  RecordOf,
  TraceRecord,
  TreeChange,
  TxnType,
} from './trace/record.ts';
export type { Direction, Flight, Link, World, WorldSetup } from './world.ts';
