// What any lock promises beyond the first scene's.
import { effect } from './effect.ts';
import { lockLiveness } from './liveness.ts';
import { noHotLoop } from './noHotLoop.ts';
import { noOrphan } from './noOrphan.ts';

export const lockInvariants = {
  'I-2': effect,
  'I-4': noOrphan,
  'I-5': lockLiveness,
  'I-24': noHotLoop,
} as const;
