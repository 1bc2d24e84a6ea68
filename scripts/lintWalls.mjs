// @ts-check
// The walls inside src/, as an oxlint plugin: who may import whom, and what pure code may not use.
// ARCHITECTURE.md draws the arrows, the table below enforces them, tests/walls breaks each of them once.
import { dirname, join, relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = dirname(dirname(fileURLToPath(import.meta.url)));

/**
 * One wall: a file or folder of ours, what it may import besides itself, and why not more.
 * @typedef {object} Wall
 * @property {string} where With `/*` at its end: each folder in there by itself.
 * @property {readonly string[]} may Files and folders under src/.
 * @property {Below} [below] If it stands in an order.
 * @property {readonly string[] | 'any'} packages
 * @property {boolean} [plain] Only .ts files: no component, no style sheet.
 * @property {string} because
 */

/**
 * @typedef {object} Below
 * @property {readonly string[]} walls Those before it in the order, by their `where`.
 * @property {string} base The folder that the order is of. Its tests may import anything in there.
 * @property {boolean} isSplit Its folders have lines of their own: it holds only for the files that stand in it.
 * @property {string} elsewhere Why it may not import more from outside the base.
 */

/** @param {readonly string[]} names */
const engine = (...names) => names.map((name) => `src/engine/${name}`);

const GROUND = engine('kernel', 'model');
const HANDLER = [...GROUND, ...engine('trace')];
const ACTORS = [...HANDLER, ...engine('server', 'client', 'resource')];
const WORLD = [...ACTORS, ...engine('world')];
const STAGE = [...WORLD, ...engine('stage')];
const STEP = [...STAGE, ...engine('commands', 'invariants')];
const NONE = /** @type {readonly string[]} */ ([]);
/** Arithmetic over lists and trees: modules of d3 that know no page. */
const ARITHMETIC = ['d3-array', 'd3-hierarchy'];
const meet = 'server and client never import each other: they meet in model/message.ts, as on a wire';

/**
 * A folder of an order, why what is listed after it stays out of it, and what is otherwise there.
 * @typedef {readonly [folder: string, because: string, otherwise?: Partial<Wall> & { readonly isAlone?: true }]} Line
 */

/** @type {readonly Line[]} */
const SCENARIO_FOLDERS = [
  ['scenario', 'what every scenario is made of knows none of them'],
  ['locks', 'the other families borrow from the locks, which borrow from nobody'],
  ['ensemble', 'an ensemble may be locked, and no lock knows an ensemble'],
  ['elections', 'an election is a lock that is held for long'],
  ['coordination', 'barriers and values use locks and ensembles, and queues use them'],
  ['queues', 'a queue may need a barrier, and nothing needs a queue'],
  ['lessonStages', 'the stages of lessons are scenarios too: the lessons themselves come above the library'],
  ['experiment', 'an experiment runs any scenario that it is given, and knows none by name'],
  ['world', 'a composed world runs any recipe that it is given, and knows none by name'],
  ['link', 'a link carries an experiment, whatever scenarios there are'],
  ['.', 'the library lists all scenarios; what tells of them comes above'],
  ['museum', 'a museum piece is played by scenarios of the library'],
  ['lessons', 'a lesson goes through scenarios of the library'],
  ['homework', 'what is handed in is the work of a lesson, and is judged by doing it again'],
  ['deck', 'the talk shows moments of all of them'],
  ['testing', 'what tests of scenarios share; nothing else needs it'],
];

const PAGE_MAY = [
  'src/engine/index.ts',
  'src/zkcli',
  'src/exports',
  'src/scenarios',
  'src/embed',
  'src/words',
];

/** @type {readonly Line[]} */
const PAGE_FOLDERS = [
  ['theme', 'colours and sizes know nothing that has them'],
  ['room', 'what a room is, as the stage knows it: types alone', { plain: true }],
  [
    'stores',
    'a store knows what the user chose, not how it is shown: it imports no component',
    { plain: true },
  ],
  ['fetching', 'code that does not come is told of alike, whatever it was wanted for'],
  ['playback', 'time goes on whatever is drawn of it'],
  [
    'select',
    'a selector is a pure function from history and playhead to plain data: no React, no store, no pixels',
    {
      may: ['src/engine/index.ts', 'src/scenarios', 'src/words/messages.ts', 'src/words/contracts'],
      packages: ARITHMETIC,
      plain: true,
      isAlone: true,
    },
  ],
  ['link', 'a link is opened and written whatever shows it'],
  ['commands', 'a command can be given from any picture, panel or key'],
  ['parts', 'a button knows nobody who has one'],
  ['draw/thing', 'a client, a znode or a server looks the same wherever it is drawn'],
  ['draw/view', 'the frame of a view holds any of them'],
  ['draw/board', 'a board draws things and knows no world'],
  ['draw/timeRows', 'rows over time are shared by whatever shows time'],
  ['draw/table', 'a table draws the cells that it is given'],
  ['views/beliefBars', 'the latches show the bars of beliefs too'],
  ['views/*', 'a view knows what views share and no other view'],
  ['views/shelf', 'the shelf has a line for each view, and no view knows who shows it'],
  ['views', 'pictures and shelf of a world know no panel and no control beside them'],
  ['controls', 'a control does what it says wherever it stands; cards and guide have controls in them'],
  ['scenes', 'what can be opened, with its words: panels and rooms list it'],
  ['panels', 'panels tell of the world shown, and know no room that leads away from it'],
];

const ROOM_MAY = [...PAGE_MAY, 'src/ui', 'src/wire'];

/**
 * The rooms, each with what it may import besides the stage and what is below it: never another room.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const ROOMS = {
  breakIt: ['src/engine/later.ts', 'src/ownRecipes'],
  claims: [],
  classroom: [],
  console: [],
  data: [],
  deck: [],
  embed: [],
  lessons: [],
  library: [],
  live: ['src/engine/later.ts'],
  ownRecipes: ['src/ownRecipes'],
  tap: [],
  worlds: [],
};

/** @type {readonly Wall[]} */
const ROOM_WALLS = Object.entries(ROOMS).flatMap(([name, more]) => {
  const where = `src/rooms/${name}`;
  const because =
    'a room knows the stage and what is below it, and no other room: what two share stands below';
  return [
    { where, may: [...ROOM_MAY, ...more], packages: /** @type {const} */ ('any'), because },
    {
      where: `${where}/model`,
      may: ['src/engine/index.ts', 'src/scenarios', 'src/zkcli', 'src/wire', ...more],
      packages: ['valibot'],
      plain: true,
      because: 'the model of a room runs on the page, in a worker and on the command line alike',
    },
    {
      where: `${where}/words`,
      may: ['src/engine/index.ts', 'src/scenarios', 'src/words', `${where}/model`],
      packages: NONE,
      plain: true,
      because: 'words know what they speak of, and no page that shows them',
    },
    {
      where: `${where}/e2e`,
      may: [
        'src/engine/index.ts',
        'src/scenarios',
        'src/words',
        'src/ui',
        'src/embed',
        'src/rooms',
        'e2e',
        'scripts',
      ],
      packages: /** @type {const} */ ('any'),
      because: 'a test of the page uses it as a visitor does',
    },
  ];
});

/**
 * Walls of folders that stand above each other: each may import those listed before it, so no two import each other. `.` is
 * the files that stand in the base itself. A folder without a line is refused.
 * @param {string} base
 * @param {readonly Line[]} lines
 * @param {Omit<Wall, 'where'>} all Its reason is that of what they import from elsewhere.
 * @returns {readonly Wall[]}
 */
function inOrder(base, lines, all) {
  const places = lines.map(([folder]) => (folder === '.' ? base : `${base}/${folder}`));
  return places.map((where, index) => {
    const [, because = '', { isAlone = false, ...otherwise } = {}] = lines[index] ?? [];
    const walls = isAlone ? [] : places.slice(0, index);
    const isSplit = places.some((place) => place.startsWith(`${where}/`));
    return { ...all, where, below: { walls, base, isSplit, elsewhere: all.because }, because, ...otherwise };
  });
}

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
    because:
      'records are written in the words of the model, and the outbox is given to handlers: both are below everything that makes them',
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
    where: 'src/engine/world',
    may: ACTORS,
    packages: NONE,
    plain: true,
    because:
      'the world holds the actors, and who plays a role can be seen in it; whatever changes it comes above',
  },
  {
    where: 'src/engine/invariants',
    may: WORLD,
    packages: NONE,
    plain: true,
    because: 'an invariant looks at a world and its newest records and touches nothing that makes them',
  },
  {
    where: 'src/engine/stage',
    may: WORLD,
    packages: NONE,
    plain: true,
    because: 'this is what a step works with: commands and the transition come above',
  },
  {
    where: 'src/engine/commands',
    may: STAGE,
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
    where: 'src/zkcli',
    may: engine('index.ts'),
    packages: NONE,
    plain: true,
    because: 'a zkCli command is a small recipe: it speaks through the client like any other program',
  },
  {
    where: 'src/exports',
    may: engine('index.ts', 'later.ts'),
    packages: NONE,
    plain: true,
    because: 'a trace becomes a file of another tool from its records alone',
  },
  {
    where: 'src/wire',
    may: engine('index.ts'),
    packages: NONE,
    plain: true,
    because: 'the bytes of a connection are read and written alike, whatever room they come from',
  },
  ...inOrder('src/scenarios', SCENARIO_FOLDERS, {
    may: ['src/engine/index.ts', 'src/zkcli'],
    packages: ['valibot'],
    plain: true,
    because: 'scenarios reach the engine through engine/index.ts and know no page',
  }),
  {
    where: 'src/ownRecipes',
    may: [...engine('index.ts'), 'src/scenarios'],
    packages: [
      'quickjs-emscripten-core',
      '@jitl/quickjs-singlefile-mjs-release-sync',
      'sucrase',
      '@lezer/javascript',
    ],
    plain: true,
    because: 'own recipes are a scenario like others, on top of an interpreter, and know no page',
  },
  {
    where: 'src/words',
    may: [
      'src/engine/index.ts',
      'src/scenarios',
      'src/ownRecipes/words.ts',
      ...Object.keys(ROOMS).map((name) => `src/rooms/${name}/words`),
    ],
    packages: ['react', 'zustand'],
    plain: true,
    because: 'words know what they speak of, and no page that shows them',
  },
  {
    where: 'src/embed',
    may: ['src/words/languages.ts', 'src/words/poster.ts', 'src/words/silentFrame.ts'],
    packages: ['valibot'],
    plain: true,
    because: 'what a host page loads is small: the app is started in a frame, by its address and by messages',
  },
  {
    where: 'src/package',
    may: [...engine('index.ts', 'later.ts'), 'src/scenarios', 'src/embed'],
    packages: ['react', 'znode-lab', 'valibot'],
    because: 'what is installed as a package has the engine and the element, and no page of its own',
  },
  {
    where: 'src/offline',
    may: NONE,
    packages: ['workbox-precaching'],
    plain: true,
    because:
      'a service worker answers for whatever version of the page was built with it, and runs nothing of it',
  },
  {
    where: 'src/pages/frame.ts',
    may: ['src/embed', 'src/rooms/embed/ui', 'src/pages/embedded.ts'],
    packages: NONE,
    because: 'the poster is there before anything else; what it starts is loaded when it is wanted',
  },
  ...inOrder('src/ui', PAGE_FOLDERS, {
    may: PAGE_MAY,
    packages: 'any',
    because:
      'the page reaches the engine through engine/index.ts: ask what is missing from the public surface',
  }),
  ...ROOM_WALLS,
  {
    where: 'src/rooms/classroom/join',
    may: ['src/rooms/classroom/model/protocol.ts'],
    packages: NONE,
    because:
      'a phone joins a class in a moment: its page is small, and knows of the protocol its types alone',
  },
  {
    where: 'src/rooms/data/reading',
    may: ['src/engine/index.ts', 'src/rooms/data/model'],
    packages: ['fflate'],
    plain: true,
    because:
      'files come piece by piece, in a worker and on the command line alike: it waits for them and knows no page',
  },
  {
    where: 'src/rooms/data/testing',
    may: ['src/rooms/data/model', 'src/rooms/data/reading'],
    packages: NONE,
    plain: true,
    because: 'tests of the room share how a log is written; nothing else needs it',
  },
  {
    where: 'src/rooms/index.ts',
    may: ['src/rooms', 'src/ui'],
    packages: NONE,
    because: 'it lists the rooms',
  },
  {
    where: 'src/pages',
    may: [...ROOM_MAY, 'src/rooms', 'src/ownRecipes'],
    packages: 'any',
    because: 'a page puts stage and rooms together: nothing needs it',
  },
];

/** Deterministic and synchronous, in every JavaScript engine alike. */
const PURE = [
  'src/engine',
  'src/zkcli',
  'src/exports',
  'src/scenarios',
  'src/wire',
  ...Object.keys(ROOMS).map((name) => `src/rooms/${name}/model`),
];
const PAGE = ['src/ui', 'src/rooms', 'src/pages', 'src/words', 'src/embed'];

// A test keeps the direction of the folder it stands in. It gets its tools on top.
const TEST_FILE = /\.test\.tsx?$|^src\/rooms\/\w+\/e2e\//;
const TEST_TOOL = /\/testing[/.]/;
const FOR_TESTS = [...engine('testing'), 'src/rooms/data/testing', 'scripts/wideSweeps.mjs'];
const TEST_PACKAGES = /^(vitest|fast-check|vitest-browser-react|@vitest\/.*|vitest\/.*|node:.*)$/;

/** @param {string} path @param {string} where */
const inside = (path, where) => path === where || path.startsWith(`${where}/`);

/** @param {{ filename: string }} context */
const pathOf = (context) => relative(root, resolve(context.filename)).split(sep).join('/');

/** @param {Wall} wall @param {string} path */
function isOf({ where, below }, path) {
  if (where.endsWith('/*')) return inside(dirname(path), dirname(where)) && dirname(path) !== dirname(where);
  return below?.isSplit ? dirname(path) === where : inside(path, where);
}

/** @param {string} path */
const wallOf = (path) =>
  WALLS.filter((wall) => isOf(wall, path)).toSorted((a, b) => b.where.length - a.where.length)[0];

/** @param {Wall} wall @param {string} path @param {string} target */
function isOwn(wall, path, target) {
  if (wall.below === undefined) return inside(target, wall.where);
  if (wallOf(target)?.where !== wall.where) return false;
  if (!wall.where.endsWith('/*')) return true;
  const depth = wall.where.split('/').length;
  const folder = path.split('/').slice(0, depth).join('/');
  return inside(target, folder);
}

/**
 * Why `path` must not import `specifier`, or undefined when it may.
 * @param {string} path Relative to the project, with forward slashes.
 * @param {string} specifier
 */
function objection(path, specifier) {
  const wall = wallOf(path);
  if (!wall) return `${path} stands in no folder of the table in scripts/lintWalls.mjs: give it a line there`;
  const { where, below, may, packages } = wall;
  const isTest = TEST_FILE.test(path);
  const refuse = (/** @type {string} */ what, because = wall.because) =>
    `${where} must not import ${what}: ${because}`;
  if (!specifier.startsWith('.')) {
    if (isTest && TEST_PACKAGES.test(specifier)) return undefined;
    if (packages === 'any' || packages.includes(specifier)) return undefined;
    return refuse(`'${specifier}'`);
  }
  const [file = ''] = specifier.split('?');
  const target = join(dirname(path), file).split(sep).join('/');
  if (isTest && FOR_TESTS.some((allowed) => inside(target, allowed))) return undefined;
  const isBelow =
    below !== undefined &&
    (below.walls.includes(wallOf(target)?.where ?? '') ||
      ((isTest || TEST_TOOL.test(path)) && inside(target, below.base)));
  if (!isBelow && !isOwn(wall, path, target) && !may.some((allowed) => inside(target, allowed)))
    return refuse(target, below !== undefined && !inside(target, below.base) ? below.elsewhere : undefined);
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
 * @property {readonly string[]} [except] Files that may.
 * @property {readonly string[]} globals
 * @property {string} because
 */

/** A class ends with its tabs: what is kept for it is not kept for later visits. */
const OF_THIS_TAB = ['src/rooms/classroom/secret.ts', 'src/rooms/classroom/join/keptPhone.ts'];

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
    except: [
      'src/ui/playback/playbackLoop.ts',
      'src/rooms/breakIt/ui/searchWorker.ts',
      'src/rooms/breakIt/ui/ownSearchWorker.ts',
      'src/rooms/ownRecipes/ui/aheadWorker.ts',
    ],
    globals: ['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
    because:
      'wall time is read in src/ui/playback/playbackLoop.ts alone, and by workers for their slices: everything else is given the playhead',
  },
  {
    where: PAGE,
    except: ['src/ui/stores/storage.ts', ...OF_THIS_TAB],
    globals: ['localStorage', 'sessionStorage', 'indexedDB'],
    because: 'storage can be blocked: go through src/ui/stores/storage.ts, which then keeps things in memory',
  },
  {
    where: PAGE,
    except: [
      'src/ui/fetching/fetching.ts',
      'src/ui/fetching/processChannel.ts',
      'src/rooms/classroom/ui/hostLine.ts',
      'src/rooms/classroom/join/line.ts',
    ],
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
      if (!except?.includes(path) && where.some((folder) => inside(path, folder)))
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

/** Whatever draws or listens may be there twice, and a test puts back what it has changed: neither finds a variable of a module. */
const HELD = ['src/ui', 'src/rooms', 'src/embed', 'src/pages', 'src/words'];
const HELD_IN = 'src/ui/stores';

const held = {
  meta: {
    type: 'problem',
    docs: { description: 'What the page remembers stands in a store or in an object.' },
  },
  create(/** @type {any} */ context) {
    const path = pathOf(context);
    const isFree = TEST_FILE.test(path) || path.includes('/e2e/') || inside(path, HELD_IN);
    if (isFree || !HELD.some((folder) => inside(path, folder))) return {};
    return {
      'Program > VariableDeclaration, Program > ExportNamedDeclaration > VariableDeclaration'(
        /** @type {Node} */ node,
      ) {
        if (node.kind === 'const' || node.declare === true) return;
        context.report({
          node,
          message: `${path} must not keep a variable of the module: what is remembered stands in a store or in an object`,
        });
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
  rules: { direction, synchronous, fences, held, 'same-everywhere': sameEverywhere },
};
