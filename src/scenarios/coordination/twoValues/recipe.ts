// A configuration of two values that belong together. The variants differ in what keeps a reader from mixing two versions:
// nothing; a ready znode that exists only between publications; one transaction for both values, which then share a zxid; or
// an immutable znode per version, and a pointer.
import { type ProgramArgs, type Recipe, zk } from '../../../engine/index.ts';
import { answered, awaitNews, untilExpired } from '../../ensemble/untilExpired.ts';
import { isKeeperError, patiently } from '../../locks/lockProgram.ts';
import { created, deleted, written } from '../multiParts.ts';

export const CONFIG = '/config';
export const VALUES = [`${CONFIG}/a`, `${CONFIG}/b`] as const;
export const CONFIG_VARIANTS = [
  'ready-node',
  'one-multi',
  'version-node',
  'plain',
  'multi-unchecked',
] as const;

/** How a form writes a version, and how it reads one with a watch on its change: null while there is none to go by. */
interface Form {
  readonly publish: (version: string) => Recipe<void>;
  readonly read: () => Recipe<readonly string[] | null>;
  readonly steps: readonly string[];
}

const READY = `${CONFIG}/ready`;
/** Holds the path of the version that is the present one. */
const POINTER = `${CONFIG}/current`;
const WATCHER = 'config';
/** Milliseconds between two versions. */
const REST_MS = 1500;

export function configuration(args: ProgramArgs): Recipe<void> {
  const form = formOf(args['variant']);
  return untilExpired(() => (args['role'] === 'publisher' ? publishAll(args, form) : follow(form)));
}

export function configurationSteps(variant: unknown): readonly string[] {
  return formOf(variant).steps;
}

const FORMS: Readonly<Record<(typeof CONFIG_VARIANTS)[number], Form>> = {
  plain: {
    publish: setBoth,
    read: () => readBoth({ watch: WATCHER, latch: 'new' }),
    steps: ['config.write', 'config.read', 'config.await'],
  },
  'multi-unchecked': {
    publish: setBothAtOnce,
    read: () => readBoth({ watch: WATCHER, latch: 'new' }),
    steps: ['config.multi', 'config.read', 'config.await'],
  },
  'one-multi': {
    publish: setBothAtOnce,
    read: readOfOneZxid,
    steps: ['config.multi', 'config.compare', 'config.await'],
  },
  'version-node': {
    publish: pointToNew,
    read: readByPointer,
    steps: ['config.version', 'config.follow', 'config.await'],
  },
  'ready-node': {
    publish: setUnready,
    read: readWhileReady,
    steps: ['config.unready', 'config.write', 'config.ready', 'config.ask', 'config.read', 'config.await'],
  },
};

/** The first version at once, the others one by one. */
function* publishAll({ pace, rounds }: ProgramArgs, { publish }: Form): Recipe<void> {
  const last = rounds === 'endless' ? Number.MAX_SAFE_INTEGER : Number(rounds);
  for (let version = 1; version <= last; version++) {
    if (version > 1 && pace === 'byHand') yield* zk.gate('publish');
    else if (version > 1) yield* zk.sleep(REST_MS);
    yield* publish(`v${version}`);
  }
}

/** Goes by what it has read until a watch rings. */
function* follow({ read }: Form): Recipe<void> {
  for (;;) {
    const versions = yield* read();
    if (versions !== null) yield* zk.fact({ type: 'configured', versions });
    yield* zk.atStep('config.await');
    yield* awaitNews(WATCHER);
  }
}

function* setBoth(version: string): Recipe<void> {
  for (const path of VALUES) {
    yield* zk.atStep('config.write');
    yield* answered(() => zk.setData(path, version));
  }
}

function* setUnready(version: string): Recipe<void> {
  yield* zk.atStep('config.unready');
  yield* unless('NoNode', () => zk.deleteNode(READY));
  yield* setBoth(version);
  yield* zk.atStep('config.ready');
  yield* unless('NodeExists', () => zk.create(READY));
}

function* setBothAtOnce(version: string): Recipe<void> {
  yield* zk.atStep('config.multi');
  yield* answered(() => zk.multi(VALUES.map((path) => written(path, version))));
}

/** Creates a znode with both values and updates the pointer in one transaction. Deletes the version before the previous one. */
function* pointToNew(version: string): Recipe<void> {
  yield* zk.atStep('config.version');
  const node = `${CONFIG}/${version}`;
  const isFirst = (yield* patiently(() => zk.exists(POINTER))) === null;
  const point = isFirst ? created(POINTER, node) : written(POINTER, node);
  const values = VALUES.map((path) => created(path.replace(CONFIG, node), version));
  if (!(yield* unless('NodeExists', () => zk.multi([created(node, ''), ...values, point]))))
    yield* answered(() => zk.setData(POINTER, node));
  const old = `${CONFIG}/v${Number(version.slice(1)) - 2}`;
  const paths = [...VALUES.map((path) => path.replace(CONFIG, old)), old];
  yield* unless('NoNode', () => zk.multi(paths.map(deleted)));
}

/** What one transaction wrote has one zxid: values of two are read again. */
function* readOfOneZxid(): Recipe<readonly string[] | null> {
  yield* zk.atStep('config.compare');
  const [a, b] = VALUES;
  for (;;) {
    const one = yield* patiently(() => zk.getData(a, { watch: WATCHER, latch: 'new' }));
    const other = yield* patiently(() => zk.getData(b));
    if (one.data === '' || other.data === '') return null;
    if (one.stat.mzxid === other.stat.mzxid) return [one.data ?? '', other.data ?? ''];
  }
}

/** A version's node never changes: whenever its values are read, they belong together. Gone meanwhile? There is a newer one. */
function* readByPointer(): Recipe<readonly string[] | null> {
  yield* zk.atStep('config.follow');
  for (;;) {
    const isThere = yield* patiently(() => zk.exists(POINTER, { watch: WATCHER, latch: 'new' }));
    if (isThere === null) return null;
    try {
      const node = yield* readValue(POINTER, { watch: WATCHER });
      const versions: string[] = [];
      for (const path of VALUES) versions.push(yield* readValue(path.replace(CONFIG, node), {}));
      return versions;
    } catch (error) {
      if (!isKeeperError(error, 'NoNode')) throw error;
    }
  }
}

/** What was read counts only if the same ready node was there before and after. */
function* readWhileReady(): Recipe<readonly string[] | null> {
  for (;;) {
    yield* zk.atStep('config.ask');
    const before = yield* patiently(() => zk.exists(READY, { watch: WATCHER, latch: 'new' }));
    if (before === null) return null;
    const versions = yield* readBoth({});
    const after = yield* patiently(() => zk.exists(READY));
    if (after?.czxid === before.czxid) return versions;
  }
}

/** Null while nothing has been published. */
function* readBoth(first: Parameters<typeof zk.getData>[1]): Recipe<readonly string[] | null> {
  yield* zk.atStep('config.read');
  const [a, b] = VALUES;
  const { latch: _, ...second } = first ?? {};
  const values = [yield* readValue(a, first), yield* readValue(b, second)];
  return values.includes('') ? null : values;
}

function* readValue(path: string, options: Parameters<typeof zk.getData>[1]): Recipe<string> {
  return (yield* patiently(() => zk.getData(path, options))).data ?? '';
}

/** A call that may find its work done already: whether it had to do it. */
function* unless(code: 'NoNode' | 'NodeExists', call: () => Recipe<unknown>): Recipe<boolean> {
  try {
    yield* answered(call);
    return true;
  } catch (error) {
    if (!isKeeperError(error, code)) throw error;
    return false;
  }
}

function formOf(variant: unknown): Form {
  const known = CONFIG_VARIANTS.find((name) => name === variant);
  if (known === undefined) throw new Error(`two-values has no variant ${String(variant)}`);
  return FORMS[known];
}
