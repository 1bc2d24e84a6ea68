// A client that sets a watch by one call and hears what comes of it, and one that makes a single change.
import { zk } from '../../../engine/index.ts';
import type { ProgramArgs, Recipe } from '../../../engine/index.ts';
import { untilExpired, withoutRetry } from '../../ensemble/untilExpired.ts';

export const NODE = '/a';
export const CHILD = `${NODE}/child`;
export const GRANDCHILD = `${CHILD}/below`;
/** The watcher object that the call is given; `handle` is about the one given to the constructor. */
export const WATCHER = 'watcher';
export const HANDLE_WATCHER = 'default';

/** What sets a watch. */
export const CALLS = ['getData', 'exists', 'getChildren', 'persistent', 'recursive', 'handle'] as const;
export type Call = (typeof CALLS)[number];

/** What the other client changes. */
export const CHANGES = [
  'create',
  'setData',
  'setSame',
  'delete',
  'setACL',
  'createChild',
  'setChild',
  'deleteChild',
  'createGrandchild',
] as const;

/** What happens to the watcher's own connection. */
export const STATES = [
  'disconnected',
  'syncConnected',
  'expired',
  'authFailed',
  'connectedReadOnly',
  'closed',
] as const;

export const HAPPENINGS = [...CHANGES, ...STATES] as const;
export type Happening = (typeof HAPPENINGS)[number];

/** Before the change: the watch is set. */
const REST_MS = 600;

export function watcherProgram({ call, happening }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    yield* zk.atStep('events.set');
    yield* withoutRetry(() => setWatch(String(call)));
    if (happening === 'authFailed' || happening === 'closed') {
      yield* zk.sleep(REST_MS);
      yield* zk.atStep(happening === 'closed' ? 'events.close' : 'events.addAuth');
      if (happening === 'closed') yield* zk.closeSession();
      else yield* zk.addAuth('unknown', 'scheme');
    }
    yield* zk.atStep('events.await');
    for (;;) {
      const { state } = yield* zk.nextWatchEvent(call === 'handle' ? HANDLE_WATCHER : WATCHER);
      if (state === 'Expired' || state === 'AuthFailed' || state === 'Closed') return;
    }
  });
}

export function changeProgram({ happening }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    yield* zk.sleep(REST_MS);
    yield* zk.atStep('events.change');
    yield* withoutRetry(() => change(String(happening)));
  });
}

/** There is nothing to be given to: what the constructor was given is there already. */
function* setWatch(call: string): Recipe<unknown> {
  switch (call) {
    case 'exists':
      return yield* zk.exists(NODE, { watch: WATCHER });
    case 'getChildren':
      return yield* zk.getChildren(NODE, { watch: WATCHER });
    case 'persistent':
      return yield* zk.addWatch(NODE, WATCHER, 'PERSISTENT');
    case 'recursive':
      return yield* zk.addWatch(NODE, WATCHER, 'PERSISTENT_RECURSIVE');
    case 'handle':
      return null;
    default:
      return yield* zk.getData(NODE, { watch: WATCHER });
  }
}

function* change(happening: string): Recipe<unknown> {
  switch (happening) {
    case 'create':
      return yield* zk.create(NODE);
    case 'setData':
      return yield* zk.setData(NODE, 'new');
    case 'setSame':
      return yield* zk.setData(NODE, '');
    case 'delete':
      return yield* zk.deleteNode(NODE);
    case 'setACL':
      return yield* zk.setACL(NODE, [{ scheme: 'world', id: 'anyone', perms: 3 }]);
    case 'createChild':
      return yield* zk.create(CHILD);
    case 'setChild':
      return yield* zk.setData(CHILD, 'new');
    case 'deleteChild':
      return yield* zk.deleteNode(CHILD);
    case 'createGrandchild':
      return yield* zk.create(GRANDCHILD);
    default:
      return null;
  }
}
