// closeSession, asked for by the client or by the session tracker (PrepRequestProcessor.pRequest2Txn).
import { parentOf } from '../../model/path.ts';
import type { TxnBody } from '../../model/txn.ts';
import { setSessionClosing } from '../sessionTracker.ts';
import type { Prep } from './checks.ts';

/** All the session's ephemerals go with it, those still in flight too ([S7]). */
export function prepareCloseSession(prep: Prep): TxnBody {
  const { step, request, changes } = prep;
  const paths = ephemeralsOf(prep);
  for (const path of paths) {
    // The parent's count of children stays as it is until the close is applied, as in 3.8.
    const parent = changes.get(parentOf(path));
    if (parent !== null) changes.set(parentOf(path), parent);
    changes.set(path, null);
  }
  setSessionClosing(step, request.sessionId);
  return { type: 'closeSession', paths };
}

function ephemeralsOf({ step, request }: Prep): readonly string[] {
  const { self } = step;
  const paths = new Set(self.ephemerals.get(request.sessionId) ?? []);
  for (const [path, { node }] of self.outstanding.entries()) {
    if (node === null) paths.delete(path);
    else if (node.owner === request.sessionId) paths.add(path);
  }
  return [...paths];
}
