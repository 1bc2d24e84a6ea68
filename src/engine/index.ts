// The engine's public surface: what everybody outside may use.
export { FIRST_BUCKETS } from './model/javaHash.ts';
export { Simulation, type SimulationOptions } from './simulation.ts';
export { seedAhead } from './seedAhead.ts';
export { ProgramDriver } from './client/generators.ts';
export { ProgramTree } from './client/programTree.ts';
export { ToldPrograms, type AheadOf, type ToldAnswer } from './toldPrograms.ts';
export type { CostClock } from './history.ts';
export { messageNames } from './commands/messages.ts';
export {
  INVARIANT_IDS,
  partKey,
  type Claim,
  type FaultAssumption,
  type Finding,
  type InvariantId,
  type InvariantPart,
  type Said,
  type UnfoundedBelief,
  type Violation,
} from './invariants/invariant.ts';
export { areOfOneLock, believers, excludeEachOther, OF_LOCKS } from './invariants/believers.ts';
export { groundFault } from './invariants/beliefHasNode.ts';
export { truthOf } from './invariants/recipes/frame.ts';
export type { OwnCheck, SeenWorld, WrongWorld } from './invariants/ownCheck.ts';
export { assumptionsBroken, assumptionsOf } from './invariants/invariantOf.ts';
export { resolveTarget } from './world/roles.ts';
export { resolveServer } from './world/serverRoles.ts';
export { assertNever } from './kernel/assertNever.ts';
export { hash32, hashString } from './kernel/rng.ts';
export { fixupAcl, OPEN_ACL_UNSAFE, PERMS, type Acl, type AclEntry, type AuthId } from './model/acl.ts';
export {
  COMMAND_TYPES,
  isDoneOutside,
  commandsIn,
  fieldsOf,
  iconOf,
  type ClientTarget,
  type Command,
  type CommandIcon as CommandIconName,
  type CommandPlace,
  type CommandType,
  type Field,
  type MessageName,
  type Peer,
  type PeerTarget,
  type Refusal,
  type ServerTarget,
} from './model/command.ts';
export {
  isClientId,
  isResourceId,
  isServerId,
  isWireId,
  serverNumber,
  actorName,
  clientIdOf,
  nthClientId,
  type ClientId,
  type LinkId,
  type ResourceId,
  type ServerId,
  type SessionId,
  type WireId,
  type Zxid,
} from './model/ids.ts';
export { IllegalArgument } from './client/illegalArgument.ts';
export { dateText } from './model/javaDate.ts';
export { parseJavaInteger } from './model/javaNumber.ts';
export { Interrupted } from './model/interrupted.ts';
export type { Fact } from './model/fact.ts';
export { FOUR_LETTER_WORDS } from './model/fourLetterWord.ts';
export type { ConnectionState, LocalOp } from './model/op.ts';
export { KEEPER_CODES, KeeperError, type KeeperCode, type KeeperErrorCode } from './model/keeperError.ts';
export type { Message } from './model/anyMessage.ts';
export * from './model/message.ts';
export {
  CONSOLE_RECIPE,
  EVENT_LANE,
  type Belief,
  type GateName,
  type ProcessHome,
  type ProgramArgs,
  type Recipe,
  type RecipeBook,
} from './model/op.ts';
export type { RecipeFrame } from './model/recipeFrame.ts';
export { childOf, nameOf, parentOf, validatePath, type PathError } from './model/path.ts';
export { sequenceOf } from './model/sequence.ts';
export { statOf, type Stat } from './model/stat.ts';
export type { CreateTxn, Txn, TxnBody } from './model/txn.ts';
export { EVENT_TYPES, type WatchedEvent } from './model/watchedEvent.ts';
export type {
  ClientSetup,
  ClientState,
  ClientWatch,
  PendingRequest,
  ProgramThread,
} from './client/clientState.ts';
export { DEFAULT_WATCHER } from './client/eventLane.ts';
export { readTimeoutMs } from './client/library/libraryProfile.ts';
export { CLIENT_MAX_PACKET_BYTES, replyBytes } from './client/replySize.ts';
export { shownBy } from './client/clock.ts';
export { stateName } from './client/stateName.ts';
/** What a recipe calls. */
export * as zk from './client/zk.ts';
export { createDataTree } from './server/createServer.ts';
export { adminAnswer, adminCommandNames, wordOfAdminCommand } from './server/admin/adminCommands.ts';
export { adminText } from './server/admin/adminValue.ts';
export { applyTxn, type ChildNaming } from './server/dataTree.ts';
export { initialTree } from './server/initialTree.ts';
export { MISTAKE_IDS, RELEASES, type MistakeId, type Release } from './server/mistakes/mistakeId.ts';
export { loadTree } from './server/recovery.ts';
export type {
  DataTree,
  NodeTable,
  ServerConfig,
  ServerSession,
  ServerState,
  ServerWatch,
  Znode,
} from './server/serverState.ts';
export { dataRead } from './trace/dataRead.ts';
export { heardIn, silenceMs } from './trace/heardIn.ts';
export { cameOf, why } from './trace/why.ts';
export { matchesPattern, type Cue, type CueMoment } from './trace/cue.ts';
export type {
  RecordBody,
  RecordHead,
  RecordKind,
  RecordOf,
  TraceRecord,
  TreeChange,
} from './trace/record.ts';
export { habitsAfter, NO_HABITS } from './stage/outsiders.ts';
export type { Habits, Outsider, Trait } from './world/outsider.ts';
export { isWireOpen, linkOfWire, outsiderWith } from './world/wires.ts';
export type { Direction, Flight, World, WorldSetup } from './world/world.ts';
export { counterOf, epochOf, zxidText } from './model/zxid.ts';
export { dataLength, dataOfHex, dataText, type Data } from './model/data.ts';
