// Every invariant by its id, what it takes for granted, and whether a world keeps to that.
import type { World } from '../world/world.ts';
import { agreement } from './agreement.ts';
import { beliefHasNode } from './beliefHasNode.ts';
import { boundedWakeUps } from './boundedWakeUps.ts';
import {
  globalPrimaryOrder,
  integrity,
  localPrimaryOrder,
  primaryIntegrity,
  processConsistency,
} from './broadcastOrder.ts';
import { durability } from './durability.ts';
import { ephemeralLife } from './ephemeralLife.ts';
import { eventBeforeData } from './eventBeforeData.ts';
import { fifo } from './fifo.ts';
import type { FaultAssumption, Invariant, InvariantId } from './invariant.ts';
import { noResurrection } from './noResurrection.ts';
import { noTimeTravel, zxidsGrow } from './zxids.ts';
import { assertionHolds, ownInvariant, type OwnCheck } from './ownCheck.ts';
import { enoughPermits } from './permits.ts';
import { oneBeliever, oneLeader } from './oneBeliever.ts';
import { oneLeaderPerEpoch } from './oneLeaderPerEpoch.ts';
import { atMostOnce } from './recipes/atMostOnce.ts';
import { barrierAgreement } from './recipes/barrierAgreement.ts';
import { boundedChurn } from './recipes/boundedChurn.ts';
import { configurationUnity, copiesKeepUp } from './recipes/copies.ts';
import { deadStruckOff } from './recipes/deadStruckOff.ts';
import { effect } from './recipes/effect.ts';
import { freshness } from './recipes/freshness.ts';
import { leaderLiveness, lockLiveness } from './recipes/liveness.ts';
import { livingListed } from './recipes/livingListed.ts';
import { noHotLoop } from './recipes/noHotLoop.ts';
import { noLoss } from './recipes/noLoss.ts';
import { noLostUpdate } from './recipes/noLostUpdate.ts';
import { noOrphan } from './recipes/noOrphan.ts';
import { oneOutcome, outcomeComes } from './recipes/outcomes.ts';
import { queueMoves } from './recipes/queueMoves.ts';
import { uniqueNames } from './recipes/uniqueNames.ts';
import { urgentFirst } from './recipes/urgentFirst.ts';
import { replicas } from './replicas.ts';

/** `own`: those of learners' files (I-40), each of which is one. */
export function invariantsOf(id: InvariantId, own: readonly OwnCheck[]): readonly Invariant[] {
  return id === 'I-40' ? own.map(ownInvariant) : [invariantOf(id)];
}

export function invariantOf(id: InvariantId): Invariant {
  return INVARIANTS[id];
}

/** Empty for what has to hold whatever happens. */
export function assumptionsOf(id: InvariantId): readonly FaultAssumption[] {
  return invariantOf(id).assumes ?? [];
}

/** Those that a world of this setup does not keep to once these commands were given in it. */
export function assumptionsBroken(
  { quorum = 'majority' }: World['setup'],
  commands: readonly { readonly type: string }[],
): readonly FaultAssumption[] {
  const broken: FaultAssumption[] = [];
  if (commands.some(({ type }) => type === 'wipeDisk')) broken.push('disksKept');
  if (quorum !== 'majority') broken.push('quorumsIntersect');
  return broken;
}

const INVARIANTS: Readonly<Record<InvariantId, Invariant>> = {
  'I-1': oneBeliever,
  'I-2': effect,
  'I-3': beliefHasNode,
  'I-4': noOrphan,
  'I-5': lockLiveness,
  'I-6': fifo,
  'I-7': boundedWakeUps,
  'I-8': atMostOnce,
  'I-9': noLoss,
  'I-10': barrierAgreement,
  'I-11': configurationUnity,
  'I-12': oneLeader,
  'I-12e': oneLeaderPerEpoch,
  'I-13': leaderLiveness,
  'I-14': boundedChurn,
  'I-15': durability,
  'I-16': noResurrection,
  'I-17': agreement,
  'I-18': noTimeTravel,
  'I-19': eventBeforeData,
  'I-20': freshness,
  'I-21': ephemeralLife,
  'I-22': uniqueNames,
  'I-23': noLostUpdate,
  'I-24': noHotLoop,
  'I-25': zxidsGrow,
  'I-26': replicas,
  'I-27': queueMoves,
  'I-28': oneOutcome,
  'I-29': outcomeComes,
  'I-30': copiesKeepUp,
  'I-31': livingListed,
  'I-32': deadStruckOff,
  'I-33': urgentFirst,
  'I-34': integrity,
  'I-35': localPrimaryOrder,
  'I-36': globalPrimaryOrder,
  'I-37': primaryIntegrity,
  'I-38': processConsistency,
  'I-39': assertionHolds,
  'I-40': ownInvariant(null),
  'I-41': enoughPermits,
};
