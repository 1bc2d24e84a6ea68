// A reconfiguration (PrepRequestProcessor.pRequest2Txn, case reconfig). What is wrong with the request is said before whether
// the client may ask for it at all.
import { PERMS } from '../../model/acl.ts';
import type { KeeperErrorCode } from '../../model/keeperError.ts';
import type { ReconfigRequest } from '../../model/message.ts';
import { configText, votersOf, type Member, type QuorumConfig } from '../../model/quorumConfig.ts';
import { CONFIG_NODE } from '../initialTree.ts';
import { changedMembers, wholeMembers } from '../quorum/memberSpec.ts';
import { holdsQuorum } from '../quorum/quorumVerifier.ts';
import { syncedFollowers } from '../quorum/syncedFollowers.ts';
import { isDenied, sessionFault, type Checked, type Prep } from './checks.ts';
import { copyPending } from './pendingChanges.ts';

export function checkReconfig(prep: Prep, request: ReconfigRequest): Checked {
  const { self, config } = prep.step;
  if (config.reconfigEnabled !== true) return 'ReconfigDisabled';
  const fault = sessionFault(prep);
  if (fault !== null) return fault;
  const peer = self.peer.value;
  if (peer?.config === undefined) return 'Unimplemented';
  if (peer.lastSeen !== undefined) return 'ReconfigInProgress';
  const { fromConfig = -1 } = request;
  if (fromConfig !== -1 && fromConfig !== peer.config.version) return 'BadVersion';
  const members = membersOf(prep, request, peer.config.members);
  if (typeof members === 'string') return members;
  const next: QuorumConfig = { version: self.vars.value.lastProposedZxid + 1, members };
  const voters = votersOf(next);
  if (voters.length < (isStandaloneEnabled(prep) ? 2 : 1)) return 'BadArguments';
  if (!holdsQuorum({ voters, quorum: peer.quorum }, syncedFollowers(prep.step))) return 'NewConfigNoQuorum';
  const node = prep.changes.get(CONFIG_NODE);
  if (node === null) return 'NoNode';
  if (isDenied(prep, node.acl, PERMS.WRITE)) return 'NoAuth';
  const written = copyPending(node);
  written.version = -1;
  written.dataLength = configText(next).length;
  prep.changes.set(CONFIG_NODE, written);
  return { type: 'reconfig', config: next };
}

function membersOf(
  prep: Prep,
  { members = null, joining = null, leaving = null }: ReconfigRequest,
  present: readonly Member[],
): readonly Member[] | KeeperErrorCode {
  if (members === null) return changedMembers(present, joining, leaving);
  const whole = wholeMembers(members);
  return typeof whole === 'string' ? whole : (unfitWhole(prep, whole) ?? whole);
}

/** What a whole list must not be; a part of it that joins or leaves is not asked (QuorumPeerConfig.parseDynamicConfig). */
function unfitWhole(prep: Prep, members: readonly Member[]): KeeperErrorCode | null {
  const voters = members.filter(({ type }) => type === 'participant');
  const hasObservers = voters.length < members.length;
  if (voters.length === 0) return hasObservers || !isStandaloneEnabled(prep) ? 'MarshallingError' : null;
  return voters.length === 1 && isStandaloneEnabled(prep) && hasObservers ? 'MarshallingError' : null;
}

function isStandaloneEnabled({ step }: Prep): boolean {
  return step.config.standaloneEnabled ?? true;
}
