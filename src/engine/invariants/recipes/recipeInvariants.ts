// The invariants that rest on what programs believe and state, beyond those of any lock.
import { atMostOnce } from './atMostOnce.ts';
import { barrierAgreement } from './barrierAgreement.ts';
import { boundedChurn } from './boundedChurn.ts';
import { configurationUnity } from './configurationUnity.ts';
import { freshness } from './freshness.ts';
import { leaderLiveness } from './liveness.ts';
import { noLoss } from './noLoss.ts';
import { noLostUpdate } from './noLostUpdate.ts';
import { oneLeader } from './oneLeader.ts';
import { copiesKeepUp } from './copiesKeepUp.ts';
import { deadStruckOff } from './deadStruckOff.ts';
import { livingListed } from './livingListed.ts';
import { oneOutcome } from './oneOutcome.ts';
import { outcomeComes } from './outcomeComes.ts';
import { queueMoves } from './queueMoves.ts';
import { uniqueNames } from './uniqueNames.ts';
import { urgentFirst } from './urgentFirst.ts';

export const recipeInvariants = {
  'I-8': atMostOnce,
  'I-9': noLoss,
  'I-10': barrierAgreement,
  'I-11': configurationUnity,
  'I-12': oneLeader,
  'I-13': leaderLiveness,
  'I-14': boundedChurn,
  'I-20': freshness,
  'I-22': uniqueNames,
  'I-23': noLostUpdate,
  'I-27': queueMoves,
  'I-28': oneOutcome,
  'I-29': outcomeComes,
  'I-30': copiesKeepUp,
  'I-31': livingListed,
  'I-32': deadStruckOff,
  'I-33': urgentFirst,
} as const;
