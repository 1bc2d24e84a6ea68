// The four letters by which `cons` names a connection's last operation (FinalRequestProcessor).
import type { QueuedRequest } from './queuedRequest.ts';

export function operationName(op: QueuedRequest['request']['op']): string {
  return NAMES[op];
}

const NAMES: Readonly<Record<QueuedRequest['request']['op'], string>> = {
  addWatch: 'ADDW',
  auth: 'NA',
  check: 'CHEC',
  checkWatches: 'CHKW',
  closeSession: 'CLOS',
  create: 'CREA',
  create1: 'CREA',
  createSession: 'SESS',
  delete: 'DELE',
  deleteContainer: 'DELE',
  exists: 'EXIS',
  getACL: 'GETA',
  getAllChildrenNumber: 'GETACN',
  getChildren: 'GETC',
  getChildren1: 'GETC',
  getData: 'GETD',
  getEphemerals: 'GETE',
  learned: 'NA',
  multi: 'MULT',
  multiRead: 'MLTR',
  ping: 'PING',
  raw: 'NA',
  reconfig: 'NA',
  removeWatches: 'REMW',
  setACL: 'SETA',
  setData: 'SETD',
  setWatches: 'SETW',
  sync: 'SYNC',
  whoAmI: 'HOMI',
};
