import type { ShownInvariantId } from './contract.ts';

/** The promises beside the picture by their names; what they promise is said once somebody asks. */
export const invariantNames: Readonly<Record<ShownInvariantId, string>> = {
  'I-1': 'One believer',
  'I-3': 'Belief has its znode',
  'I-6': 'First come, first served',
  'I-7': 'One wake-up per release',
};
