// How records name a transaction: by the request it came from, or `error` if that was refused.
import type { KeeperCode } from '../model/keeperError.ts';
import type { Txn, TxnBody } from '../model/txn.ts';
import type { TxnType } from '../trace/record.ts';
import type { QueuedRequest } from './queuedRequest.ts';

export function txnTypeOf({ request }: QueuedRequest, err: KeeperCode): TxnType {
  if (request.op === 'ping' || request.op === 'learned')
    throw new Error(`a ${request.op} makes no transaction here`);
  return err === 'Ok' ? request.op : 'error';
}

/** The same of a transaction that was read from a log or from the leader, where no request tells more. */
export function typeOf({ body }: Txn): TxnType {
  return errOf(body) === 'Ok' ? body.type : 'error';
}

/** What a transaction was refused with: the code of the part that failed, for a multi. */
export function errOf(body: TxnBody): KeeperCode {
  if (body.type === 'error') return body.err;
  if (body.type !== 'multi') return 'Ok';
  const codes = body.parts.map((part) => (part.type === 'error' ? part.err : 'Ok'));
  return codes.find((code) => code !== 'Ok') ?? 'Ok';
}
