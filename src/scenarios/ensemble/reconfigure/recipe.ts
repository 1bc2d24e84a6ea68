// An administrator with the super user’s password: each time its user asks, the next of the changes it was given.
import { type ProgramArgs, type Recipe, type RecipeBook, zk } from '../../../engine/index.ts';
import { untilExpired, withoutRetry } from '../untilExpired.ts';

/** `super:` and what `super:secret` is hashed to, as DigestAuthenticationProvider.superDigest has it. */
export const SUPER_DIGEST = 'super:lK75jTNcA+U9vtVEw5vB51mj/w4=';

/** `changes`: one behind the other, `;` between them; each is who joins, `|`, who leaves, by numbers with commas. */
function reconfigureWhenAsked({ changes }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    yield* zk.addAuth('digest', 'super:secret');
    for (const change of String(changes).split(';')) {
      const [joining = '', leaving = ''] = change.split('|');
      yield* zk.gate('publish');
      yield* withoutRetry(() => zk.reconfig({ joining: membersOf(joining), leaving }));
    }
  });
}

function membersOf(numbers: string): string {
  const members = numbers.split(',').filter((number) => number !== '');
  return members.map((number) => memberText(Number(number))).join(',');
}

/** At the ports that servers of the lab stand for. */
function memberText(number: number): string {
  return `server.${number}=127.0.0.1:${28_880 + number}:${38_880 + number}:participant;${2180 + number}`;
}

export const RECONFIGURE_PROGRAMS: RecipeBook = { 'ensemble-reconfigure': reconfigureWhenAsked };
