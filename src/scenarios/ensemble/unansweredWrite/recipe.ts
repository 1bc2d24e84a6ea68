// Increments a number on request, with the version it read. After a lost reply the result is unknown: the variants differ in
// what they assume.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { isKeeperError, patiently } from '../../locks/lockProgram.ts';
import { REGISTER } from '../register.ts';
import { untilExpired } from '../untilExpired.ts';

/** `takesItForDone`: the connection was lost behind the call. `looks`: reads the number, and adds again unless it is there. */
export const UNANSWERED = ['takesItForDone', 'looks'] as const;

export function addWhenAsked({ unanswered }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* zk.gate('write');
      yield* addOne(unanswered);
      yield* zk.fact({ type: 'added', path: REGISTER, by: 1 });
    }
  });
}

function* addOne(unanswered: unknown): Recipe<void> {
  for (;;) {
    const { data, stat } = yield* patiently(() => zk.getData(REGISTER));
    const sum = Number(data ?? 0) + 1;
    try {
      yield* zk.setData(REGISTER, String(sum), stat.version);
      return;
    } catch (error) {
      if (isKeeperError(error, 'BadVersion')) continue;
      if (!isKeeperError(error, 'ConnectionLoss')) throw error;
      if (unanswered === 'takesItForDone' || (yield* isMine(stat.version + 1, sum))) return;
    }
  }
}

/** With one client that adds, the number that it wrote by that version is its own. */
function* isMine(version: number, sum: number): Recipe<boolean> {
  const { data, stat } = yield* patiently(() => zk.getData(REGISTER));
  return stat.version >= version && Number(data) >= sum;
}
