// A group member, present as long as its session, and a client that keeps the list of members.
import { KeeperError, zk } from '../../../engine/index.ts';
import type { ProgramArgs, Recipe, RecipeBook } from '../../../engine/index.ts';
import { answered, awaitNews, untilExpired } from '../untilExpired.ts';

export const MEMBERS = '/members';

/** Makes its ephemeral node and leaves the rest to its session. */
function beMember({ client }: ProgramArgs): Recipe<void> {
  return untilExpired(() => answered(() => register(`${MEMBERS}/${String(client)}`)));
}

/** Lists the members, waits for the list to change, lists them again. */
function listMembers(): Recipe<void> {
  return untilExpired(function* () {
    for (;;) {
      yield* answered(() => zk.getChildren(MEMBERS, { watch: WATCHER, latch: 'new' }));
      yield* awaitNews(WATCHER);
    }
  });
}

const WATCHER = 'members';

/** That it is there already is the work of an earlier call whose answer was lost. */
function* register(path: string): Recipe<void> {
  try {
    yield* zk.create(path, { mode: 'EPHEMERAL' });
  } catch (error) {
    if (!(error instanceof KeeperError) || error.code !== 'NodeExists') throw error;
  }
}

export const MEMBER_PROGRAMS: RecipeBook = { 'ensemble-member': beMember, 'ensemble-list': listMembers };
