// Group membership: hosts register their names, and routers use the list. The variants differ in what a host takes for being
// registered, in whether it registers again after an expiry, and in whether its name goes with its session.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { awaitNews, isExpiry, untilExpired } from '../../ensemble/untilExpired.ts';
import { awaitChange, isKeeperError, ownNodes, patiently, readIfThere } from '../../locks/lockProgram.ts';

export const GROUP = '/group';
export const GROUP_VARIANTS = ['checks-owner', 'trusts-node-exists', 'registers-once', 'persistent'] as const;
/** What a router reads when the group has changed: the names; what each host says of itself, too; the same, but not at once. */
export const ROUTERS_READ = ['names', 'everything', 'gathers'] as const;
export const GROUP_STEPS = ['register', 'await', 'serve', 'leave', 'list', 'route'].map(
  (step) => `group.${step}`,
);

const WATCHER = 'group';

export function groupMembership(args: ProgramArgs): Recipe<void> {
  return args['role'] === 'router' ? untilExpired(() => route(args['routersRead'])) : serve(args);
}

/** Milliseconds in which whatever else changes is waited for. */
const GATHER_MS = 1000;

/** Lists the group, uses the list until the watch fires, and lists again. */
function* route(reads: unknown): Recipe<void> {
  for (;;) {
    yield* zk.atStep('group.list');
    const names = yield* patiently(() => zk.getChildren(GROUP, { watch: WATCHER, latch: 'new' }));
    // What a host says of itself; one that is gone says nothing.
    if (reads !== 'names') for (const name of names) yield* readIfThere(`${GROUP}/${name}`);
    yield* zk.atStep('group.route');
    yield* awaitNews(WATCHER);
    if (reads === 'gathers') yield* zk.sleep(GATHER_MS);
  }
}

/** A session that is over costs a host its name, not its life: with another handle it is listed again. */
function* serve(args: ProgramArgs): Recipe<void> {
  const path = `${GROUP}/host-${String(args['client'])}`;
  if (args['variant'] === 'registers-once') return yield* untilExpired(() => registerOnce(path, args));
  for (;;) {
    try {
      yield* register(path, args['variant']);
      yield* zk.believe({ what: 'member', path });
      yield* stay(args);
      return yield* leave(path);
    } catch (error) {
      if (!isExpiry(error)) throw error;
      yield* zk.disbelieve('member');
      yield* zk.newHandle();
    }
  }
}

/** It serves on, even if its session ends. */
function* registerOnce(path: string, { stayMs }: ProgramArgs): Recipe<void> {
  yield* register(path, 'checks-owner');
  yield* zk.believe({ what: 'member', path });
  yield* zk.atStep('group.serve');
  if (stayMs === 'forever') yield* zk.gateOn('leave');
  else yield* zk.sleepOn(Number(stayMs));
  yield* leave(path);
}

function* register(path: string, variant: unknown): Recipe<void> {
  for (;;) {
    yield* zk.atStep('group.register');
    try {
      yield* zk.create(path, { mode: variant === 'persistent' ? 'PERSISTENT' : 'EPHEMERAL' });
      return;
    } catch (error) {
      if (isKeeperError(error, 'NodeExists') && (yield* isRegistered(path, variant))) return;
      if (!isKeeperError(error, 'ConnectionLoss') && !isKeeperError(error, 'NodeExists')) throw error;
    }
  }
}

/** A name of an earlier session will go with that: it has to be gone before it can be made to stay. */
function* isRegistered(path: string, variant: unknown): Recipe<boolean> {
  if (variant !== 'checks-owner') return true;
  if ((yield* ownNodes(path)).includes(path)) return true;
  yield* zk.atStep('group.await');
  const isThere = (yield* patiently(() => zk.exists(path, { watch: WATCHER, latch: 'new' }))) !== null;
  if (isThere) yield* awaitChange(WATCHER);
  return false;
}

function* stay({ stayMs }: ProgramArgs): Recipe<void> {
  yield* zk.atStep('group.serve');
  if (stayMs === 'forever') yield* zk.gate('leave');
  else yield* zk.sleep(Number(stayMs));
}

/** It believes so no longer before its name is gone. */
function* leave(path: string): Recipe<void> {
  yield* zk.disbelieve('member');
  yield* zk.atStep('group.leave');
  try {
    yield* patiently(() => zk.deleteNode(path));
  } catch (error) {
    if (!isKeeperError(error, 'NoNode')) throw error;
  }
}
