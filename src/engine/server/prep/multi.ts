// multi: all parts or none (PrepRequestProcessor.pRequestHelper for OpCode.multi).
import { assertNever } from '../../kernel/assertNever.ts';
import type { KeeperErrorCode } from '../../model/keeperError.ts';
import type { MultiPart } from '../../model/message.ts';
import type { TxnBody } from '../../model/txn.ts';
import { checkCheck } from './check.ts';
import type { Checked, Prep } from './checks.ts';
import { checkCreate } from './create.ts';
import { checkDelete } from './delete.ts';
import { checkSetData } from './set.ts';

export interface CheckedMulti {
  readonly body: TxnBody;
  /** The code of the part that failed. */
  readonly err: KeeperErrorCode | 'Ok';
}

/**
 * Later parts see what earlier ones will have done. The first that fails turns all into errors ([Z41]); one that the server
 * stumbles over fails the whole request ([Z59]).
 */
export function checkMulti(prep: Prep, parts: readonly MultiPart[]): CheckedMulti {
  const bodies: TxnBody[] = [];
  for (const part of parts) {
    const checked = checkPart(prep, part);
    if (checked === 'MarshallingError') return { body: { type: 'error', err: checked }, err: checked };
    if (typeof checked === 'string') {
      return { body: { type: 'multi', parts: failed(parts.length, bodies.length, checked) }, err: checked };
    }
    bodies.push(checked);
  }
  return { body: { type: 'multi', parts: bodies }, err: 'Ok' };
}

function checkPart(prep: Prep, part: MultiPart): Checked {
  switch (part.op) {
    case 'create':
    case 'create1':
      return checkCreate(prep, part, 'asPart');
    case 'delete':
      return checkDelete(prep, part);
    case 'setData':
      return checkSetData(prep, part);
    case 'check':
      return checkCheck(prep, part);
    default:
      return assertNever(part);
  }
}

/** Ok before the failing part, RuntimeInconsistency after it. */
function failed(count: number, failing: number, err: KeeperErrorCode): readonly TxnBody[] {
  return Array.from({ length: count }, (_, index): TxnBody => {
    if (index === failing) return { type: 'error', err };
    return { type: 'error', err: index < failing ? 'Ok' : 'RuntimeInconsistency' };
  });
}
