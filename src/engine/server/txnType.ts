// How records name a transaction: by what it does, or `error` if it was refused. It is the same at every server, no matter whose
// client asked for it and by which request.
import type { KeeperCode } from '../model/keeperError.ts';
import type { TxnBody, TxnType } from '../model/txn.ts';

export function typeOf(body: TxnBody): TxnType {
  return errOf(body) === 'Ok' ? body.type : 'error';
}

/** What a transaction was refused with: the code of the part that failed, for a multi. */
export function errOf(body: TxnBody): KeeperCode {
  if (body.type === 'error') return body.err;
  if (body.type !== 'multi') return 'Ok';
  const codes = body.parts.map((part) => (part.type === 'error' ? part.err : 'Ok'));
  return codes.find((code) => code !== 'Ok') ?? 'Ok';
}
