// Which scene of the lab explains a pattern.
import type { PatternKind } from '../model/patterns.ts';

export const SCENE_OF_PATTERN: Readonly<Record<PatternKind, `#${'scene' | 'museum'}=${string}`>> = {
  herd: '#scene=herd-lock',
  sessionStorm: '#scene=session-failover',
  expiryStorm: '#scene=away-too-long',
  flapping: '#scene=group-membership',
  holderExpired: '#museum=stale-write',
  ownerExpired: '#museum=stale-write',
  growingQueue: '#scene=large-queue',
  sequenceNearEnd: '#museum=numbers-run-out',
  longChildList: '#museum=list-too-long-to-read',
};
