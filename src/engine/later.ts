// The second entrance: what the first load of a page does without. What imports it is fetched later, too.
export { aclNumber } from './server/aclNumbers.ts';
export { isIdleForPrograms } from './quiescence.ts';
export { describe } from './trace/describe.ts';
export { imageOf, worldOf, type WorldImage } from './world/worldImage.ts';
export { stateHash } from './stateHash.ts';
