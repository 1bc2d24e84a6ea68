// @ts-check
// The walls inside src/, as an oxlint plugin: who may import whom, and what pure code may not use.
// ARCHITECTURE.md draws the arrows, the table below enforces them, tests/walls breaks each of them once.
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * One wall: a file or folder of ours, what it may import besides itself, and why not more.
 * @typedef {object} Wall
 * @property {string} where
 * @property {readonly string[]} may Files and folders under src/.
 * @property {readonly string[] | 'any'} packages
 * @property {boolean} [plain] Only .ts files: no component, no style sheet.
 * @property {string} because
 */

/** @param {readonly string[]} names */
const engine = (...names) => names.map((name) => `src/engine/${name}`);

const GROUND = engine('kernel', 'model');
const WORDS = [...GROUND, ...engine('trace')];
const HANDLER = [...WORDS, ...engine('outbox.ts')];
const ACTORS = [...HANDLER, ...engine('server', 'client', 'resource')];
const WORLD = [...ACTORS, ...engine('world.ts')];
const STAGE_FILES = engine(
  'network.ts',
  'networkFaults.ts',
  'stepOutbox.ts',
  'stage.ts',
  'conductor.ts',
  'serverFaults.ts',
  'prompter.ts',
);
const ROLES = engine('roles.ts', 'serverRoles.ts');
const STAGE = [...WORLD, ...ROLES, ...STAGE_FILES];
const STEP = [...STAGE, ...engine('zkcli', 'commands', 'invariants')];
const NONE = /** @type {readonly string[]} */ ([]);
/** Arithmetic over lists and trees: modules of d3 that know no page. */
const ARITHMETIC = ['d3-array', 'd3-hierarchy'];
const meet = 'server and client never import each other: they meet in model/message.ts, as on a wire';

/**
 * The most specific line decides. Inside the engine: simulation → transition → commands, invariants →
 * server, client, resource → trace → model.
 * @type {readonly Wall[]}
 */
const WALLS = [
  {
    where: 'src/engine/kernel',
    may: NONE,
    packages: NONE,
    plain: true,
    because: 'the kernel knows no ZooKeeper word and imports nothing of ours but itself',
  },
  {
    where: 'src/engine/model',
    may: NONE,
    packages: NONE,
    plain: true,
    because: 'the model is the vocabulary everything else shares and imports nothing of ours but itself',
  },
  {
    where: 'src/engine/trace',
    may: GROUND,
    packages: NONE,
    plain: true,
    because: 'records are written in the words of the model, below everything that makes them',
  },
  {
    where: 'src/engine/trace/outbox.ts',
    may: WORDS,
    packages: NONE,
    plain: true,
    because: 'the outbox is what a handler is given, so it knows none of them',
  },
  {
    where: 'src/engine/server',
    may: HANDLER,
    packages: NONE,
    plain: true,
    because: `a server sees its own state and its outbox; ${meet}`,
  },
  {
    where: 'src/engine/client',
    may: HANDLER,
    packages: NONE,
    plain: true,
    because: `a client sees its own state and its outbox; ${meet}`,
  },
  {
    where: 'src/engine/resource',
    may: HANDLER,
    packages: NONE,
    plain: true,
    because: 'a guarded resource stands outside ZooKeeper and sees neither servers nor clients',
  },
  {
    where: 'src/engine/zkcli',
    may: [...HANDLER, ...engine('client')],
    packages: NONE,
    plain: true,
    because: 'a zkCli command is a small recipe: it speaks through the client like any other program',
  },
  {
    where: 'src/engine/world/world.ts',
    may: ACTORS,
    packages: NONE,
    plain: true,
    because: 'the world holds the actors; whatever changes it comes above',
  },
  {
    where: 'src/engine/invariants',
    may: WORLD,
    packages: NONE,
    plain: true,
    because: 'an invariant looks at a world and its newest records and touches nothing that makes them',
  },
  ...ROLES.map((where) => ({
    where,
    may: WORLD,
    packages: NONE,
    plain: true,
    because: 'who plays a role can be seen in the world; what is done to them comes above',
  })),
  ...STAGE_FILES.map((where) => ({
    where,
    may: STAGE,
    packages: NONE,
    plain: true,
    because: 'this is what a step works with: commands and the transition come above',
  })),
  {
    where: 'src/engine/commands',
    may: [...STAGE, ...engine('zkcli')],
    packages: NONE,
    plain: true,
    because: 'a command changes a world; the transition calls it, stepping and looking back come above',
  },
  {
    where: 'src/engine/transition.ts',
    may: STEP,
    packages: NONE,
    plain: true,
    because: 'the transition only routes; the simulation and its history come above',
  },
  {
    where: 'src/engine',
    may: NONE,
    packages: NONE,
    plain: true,
    because: 'the engine is pure and has no dependencies: it imports nothing but itself',
  },
  {
    where: 'src/scenarios',
    may: engine('index.ts'),
    packages: ['valibot'],
    plain: true,
    because: 'scenarios reach the engine through engine/index.ts and know no page',
  },
  {
    where: 'src/ui/select',
    may: ['src/engine/index.ts', 'src/scenarios', 'src/ui/i18n', 'src/words/messages.ts'],
    packages: ARITHMETIC,
    plain: true,
    because:
      'a selector is a pure function from history and playhead to plain data: no React, no store, no pixels',
  },
  {
    where: 'src/ui/stores',
    may: ['src/engine/index.ts', 'src/scenarios', 'src/ui', 'src/words'],
    packages: 'any',
    plain: true,
    because: 'a store knows what the user chose, not how it is shown: it imports no component',
  },
  {
    where: 'src/words',
    may: ['src/engine/index.ts', 'src/scenarios', 'src/ui/i18n'],
    packages: ['react', 'zustand'],
    plain: true,
    because: 'words know what they speak of, and no page that shows them',
  },
  {
    where: 'src/embed',
    may: ['src/words/languages.ts', 'src/words/poster.ts'],
    packages: ['valibot'],
    plain: true,
    because: 'what a host page loads is small: the app is started in a frame, by its address and by messages',
  },
  {
    where: 'src/ui/embed/frame.ts',
    may: ['src/embed', 'src/ui/embed/startEmbed.tsx', 'src/ui/embed/shownPart.ts'],
    packages: NONE,
    because: 'the poster is there before anything else; what it starts is loaded when it is wanted',
  },
  {
    where: 'src/ui',
    may: ['src/engine/index.ts', 'src/scenarios', 'src/embed', 'src/words'],
    packages: 'any',
    because:
      'the page reaches the engine through engine/index.ts: ask what is missing from the public surface',
  },
];

/** Deterministic and synchronous, in every JavaScript engine alike. */
const PURE = ['src/engine', 'src/scenarios'];
const PAGE = ['src/ui', 'src/words', 'src/embed'];

// A test keeps the direction of the folder it stands in. It gets its tools on top.
const TEST_FILE = /\.test\.tsx?$/;
const TEST_FOLDERS = engine('testing');
const TEST_PACKAGES = /^(vitest|fast-check|vitest-browser-react|@vitest\/.*|vitest\/.*|node:.*)$/;

/** @param {string} path @param {string} where */
const inside = (path, where) => path === where || path.startsWith(`${where}/`);

/** @param {{ filename: string }} context */
const pathOf = (context) => relative(root, resolve(context.filename)).split(sep).join('/');

/** @param {string} path */
const wallOf = (path) =>
  WALLS.filter((wall) => inside(path, wall.where)).toSorted((a, b) => b.where.length - a.where.length)[0];

/**
 * Why `path` must not import `specifier`, or undefined when it may.
 * @param {string} path Relative to the project, with forward slashes.
 * @param {string} specifier
 */
function objection(path, specifier) {
  const wall = wallOf(path);
  if (!wall) return `${path} stands in no folder of the table in scripts/lintWalls.mjs: give it a line there`;
  const isTest = TEST_FILE.test(path);
  const refuse = (/** @type {string} */ what) => `${wall.where} must not import ${what}: ${wall.because}`;
  if (!specifier.startsWith('.')) {
    if (isTest && TEST_PACKAGES.test(specifier)) return undefined;
    if (wall.packages === 'any' || wall.packages.includes(specifier)) return undefined;
    return refuse(`'${specifier}'`);
  }
  const [file = ''] = specifier.split('?');
  const target = join(dirname(path), file).split(sep).join('/');
  if (isTest && TEST_FOLDERS.some((folder) => inside(target, folder))) return undefined;
  if (![wall.where, ...wall.may].some((allowed) => inside(target, allowed))) return refuse(target);
  if (wall.plain && !isTest && !target.endsWith('.ts')) return refuse(`${target} (only .ts files)`);
  return undefined;
}

/** @param {string} path */
const isPure = (path) => !TEST_FILE.test(path) && PURE.some((folder) => inside(path, folder));

/** @typedef {{ type: string, value?: unknown, parent?: any, [key: string]: any }} Node */

const direction = {
  meta: { type: 'problem', docs: { description: 'Imports follow the arrows of ARCHITECTURE.md.' } },
  create(/** @type {any} */ context) {
    const path = pathOf(context);
    if (!path.startsWith('src/')) return {};
    const check = (/** @type {Node | null | undefined} */ source) => {
      if (typeof source?.value !== 'string') return;
      const message = objection(path, source.value);
      if (message) context.report({ node: source, message });
    };
    const fromSource = (/** @type {Node} */ node) => check(node.source);
    return {
      ImportDeclaration: fromSource,
      ImportExpression: fromSource,
      ExportNamedDeclaration: fromSource,
      ExportAllDeclaration: fromSource,
      TSImportType: fromSource,
    };
  },
};

const synchronous = {
  meta: { type: 'problem', docs: { description: 'Pure code takes no turn of the real event loop.' } },
  create(/** @type {any} */ context) {
    if (!isPure(pathOf(context))) return {};
    const message =
      'A step is synchronous: pending work is data on the agenda, a waiting program is a generator';
    const check = (/** @type {Node} */ node) => {
      if (node.async || node.await) context.report({ node, message });
    };
    return {
      FunctionDeclaration: check,
      FunctionExpression: check,
      ArrowFunctionExpression: check,
      ForOfStatement: check,
      AwaitExpression: (/** @type {Node} */ node) => context.report({ node, message }),
    };
  },
};

/**
 * Globals that code in some place must do without.
 * @typedef {object} Fence
 * @property {readonly string[]} where
 * @property {string} [except] The one file that may.
 * @property {readonly string[]} globals
 * @property {string} because
 */

/** @type {readonly Fence[]} */
const FENCES = [
  {
    where: PURE,
    globals: ['Date', 'performance'],
    because: 'time comes from the input being handled, in virtual milliseconds',
  },
  {
    where: PURE,
    globals: ['crypto'],
    because: 'chance comes from the seeded generators in the world',
  },
  {
    where: PURE,
    globals: [
      'setTimeout',
      'setInterval',
      'setImmediate',
      'queueMicrotask',
      'requestAnimationFrame',
      'requestIdleCallback',
      'Promise',
    ],
    because: 'a step is synchronous: pending work is data on the agenda, a waiting program is a generator',
  },
  {
    where: PURE,
    globals: ['Intl'],
    because: 'it depends on the locale: compare strings with < and >',
  },
  {
    where: PURE,
    globals: ['WeakRef', 'FinalizationRegistry'],
    because: 'when memory is freed is chance',
  },
  {
    where: PURE,
    globals: [
      'window',
      'document',
      'self',
      'globalThis',
      'global',
      'navigator',
      'location',
      'localStorage',
      'sessionStorage',
      'indexedDB',
      'fetch',
      'Worker',
      'process',
      'Buffer',
      'require',
      'console',
    ],
    because: 'pure code knows no page and no process',
  },
  {
    where: PAGE,
    except: 'src/ui/playback/playbackLoop.ts',
    globals: ['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
    because:
      'wall time is read in src/ui/playback/playbackLoop.ts alone: everything else is given the playhead',
  },
  {
    where: PAGE,
    except: 'src/ui/stores/storage.ts',
    globals: ['localStorage', 'sessionStorage', 'indexedDB'],
    because: 'storage can be blocked: go through src/ui/stores/storage.ts, which then keeps things in memory',
  },
  {
    where: PAGE,
    except: 'src/ui/fetching/fetching.ts',
    globals: ['fetch', 'XMLHttpRequest', 'WebSocket', 'EventSource'],
    because:
      'the page makes no requests: everything it needs is bundled; src/ui/fetching/fetching.ts asks for the page itself',
  },
];

const GLOBAL_OBJECTS = new Set(['window', 'globalThis', 'self']);

const fences = {
  meta: {
    type: 'problem',
    docs: { description: 'Clock, chance, locale, storage and network stay where they belong.' },
  },
  create(/** @type {any} */ context) {
    const path = pathOf(context);
    if (TEST_FILE.test(path)) return {};
    /** @type {Map<string, string>} */
    const reasons = new Map();
    for (const { where, except, globals, because } of FENCES)
      if (path !== except && where.some((folder) => inside(path, folder)))
        for (const name of globals) reasons.set(name, because);
    if (reasons.size === 0) return {};
    const report = (/** @type {Node} */ node, /** @type {string} */ name) => {
      const because = reasons.get(name);
      if (because) context.report({ node, message: `${path} must do without ${name}: ${because}` });
    };
    const check = (/** @type {Node} */ node) => {
      report(node, node.name);
      // The same global, asked of the global object: window.localStorage, globalThis['Date'].
      const use = node.parent;
      if (!GLOBAL_OBJECTS.has(node.name) || use?.type !== 'MemberExpression' || use.object !== node) return;
      report(use, use.computed ? use.property.value : use.property.name);
    };
    return {
      'Program:exit'() {
        // A global that the linter's `env` declares has a variable; one it does not know is left over in `through`.
        const { set, through } = context.sourceCode.scopeManager.globalScope;
        for (const { identifier } of through) check(identifier);
        for (const name of new Set([...reasons.keys(), ...GLOBAL_OBJECTS])) {
          const variable = set.get(name);
          if (variable?.defs.length === 0)
            for (const { identifier } of variable.references) check(identifier);
        }
      },
    };
  },
};

const INEXACT = new Set(
  'exp expm1 log log2 log10 log1p pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh cbrt hypot'.split(
    ' ',
  ),
);
const LOCAL = /^(localeCompare|toLocale\w*String|toLocale\w*Case)$/;

/** @param {Node} node */
const isInteger = (node) => node.type === 'Literal' && Number.isInteger(node.value);

const sameEverywhere = {
  meta: {
    type: 'problem',
    docs: { description: 'Pure code gives the same bits in every JavaScript engine.' },
  },
  create(/** @type {any} */ context) {
    if (!isPure(pathOf(context))) return {};
    const report = (/** @type {Node} */ node, /** @type {string} */ message) =>
      context.report({ node, message });
    return {
      MemberExpression(/** @type {Node} */ node) {
        const name = node.computed ? node.property.value : node.property.name;
        if (LOCAL.test(name)) report(node, `${name} depends on the locale: compare strings with < and >`);
        if (node.object.name !== 'Math') return;
        if (name === 'random') report(node, 'Chance comes from the seeded generators in the world');
        if (INEXACT.has(name))
          report(node, `Math.${name} differs between JavaScript engines: integer arithmetic only`);
      },
      Identifier(/** @type {Node} */ node) {
        if (node.name !== 'Math') return;
        const use = node.parent;
        const named = use?.type === 'MemberExpression' && (!use.computed || use.property.type === 'Literal');
        if (!named || use.object !== node)
          report(node, 'Write Math.name in full, so that it can be seen which function is used');
      },
      BinaryExpression(/** @type {Node} */ node) {
        if (node.operator !== '**' || (isInteger(node.left) && isInteger(node.right))) return;
        report(node, '** is Math.pow, which differs between JavaScript engines: multiply');
      },
    };
  },
};

export default {
  meta: { name: 'walls' },
  rules: { direction, synchronous, fences, 'same-everywhere': sameEverywhere },
};
