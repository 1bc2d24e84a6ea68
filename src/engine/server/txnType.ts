// How records name a transaction: by the request it came from, or `error` if that was refused.
import type { KeeperCode } from '../model/keeperError.ts';
import type { TxnType } from '../trace/record.ts';
import type { QueuedRequest } from './serverState.ts';

export function txnTypeOf({ request }: QueuedRequest, err: KeeperCode): TxnType {
  if (request.op === 'ping') throw new Error('a ping makes no transaction');
  return err === 'Ok' ? request.op : 'error';
}
