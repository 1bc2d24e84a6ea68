// One change after the other, each of which moves other fields of a Stat.
import { PERMS, zk } from '../../../engine/index.ts';
import type { Acl, ProgramArgs, Recipe } from '../../../engine/index.ts';
import { untilExpired, withoutRetry } from '../../ensemble/untilExpired.ts';

export const NODE = '/config';
const CHILD = `${NODE}/child`;
export const TTL_NODE = '/ttl';
const WATCHER = 'ttl';

/** Everybody may read; only who added this user may do more. */
const OWN_ACL: Acl = [
  { scheme: 'world', id: 'anyone', perms: PERMS.READ },
  { scheme: 'auth', id: '', perms: PERMS.ALL },
];

export const STEPS = [
  'stat.create',
  'stat.write',
  'stat.child',
  'stat.deleteChild',
  'stat.acl',
  'stat.refused',
  'stat.ttl',
  'stat.gone',
] as const;

/** So long it trusts its watch before it looks at what has come. */
const LOOK_MS = 1000;

/** `pauseMs`: between two changes. `ttlMs`: of the last node. */
export function owner({ pauseMs, ttlMs }: ProgramArgs): Recipe<void> {
  const changes: readonly (readonly [(typeof STEPS)[number], () => Recipe<unknown>])[] = [
    ['stat.create', () => zk.create(NODE, { data: 'first' })],
    ['stat.write', () => zk.setData(NODE, 'second')],
    ['stat.child', () => zk.create(CHILD)],
    ['stat.deleteChild', () => zk.deleteNode(CHILD)],
    ['stat.acl', () => zk.setACL(NODE, OWN_ACL)],
    ['stat.refused', () => zk.sleep(Number(pauseMs))],
    ['stat.ttl', () => zk.create(TTL_NODE, { mode: 'PERSISTENT_WITH_TTL', ttlMs: Number(ttlMs) })],
  ];
  return untilExpired(function* () {
    yield* zk.addAuth('digest', 'amy:secret');
    for (const [step, change] of changes) {
      yield* zk.atStep(step);
      yield* withoutRetry(change);
      yield* zk.sleep(Number(pauseMs));
    }
    yield* zk.atStep('stat.gone');
    yield* withoutRetry(() => zk.exists(TTL_NODE, { watch: WATCHER }));
    while ((yield* zk.nextWatchEvent(WATCHER, { timeoutMs: LOOK_MS })) === null);
  });
}

/** Writes once the ACL has been changed, and may not. */
export function stranger({ pauseMs }: ProgramArgs): Recipe<void> {
  return untilExpired(function* () {
    yield* zk.sleep(Number(pauseMs) * STEPS.indexOf('stat.refused'));
    yield* withoutRetry(() => zk.setData(NODE, 'third'));
  });
}
