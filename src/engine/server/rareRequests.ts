// Everything behind `rare`, named once.
export { isKnownScheme, processAuth } from './authPacket.ts';
export { checkContainers, planContainerCheck, postDeleteRequest } from './containerManager.ts';
export { checkMulti } from './prep/multi.ts';
export { checkSetAcl } from './prep/setAcl.ts';
export { countBytes, countNode, exceedsQuota, setUpQuotas } from './quota.ts';
export { evaluateRareRead } from './rareReads.ts';
export { meaningOf } from './rawRequest.ts';
export { beginSnapshot, writeSnapshot } from './snapshotWriter.ts';
export { digestAfter, digestOf } from './treeDigest.ts';
