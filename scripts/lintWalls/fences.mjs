// @ts-check
// Clock, chance, locale, storage and network stay where they belong.
import { inside, PAGE, pathOf, PURE, TEST_FILE } from './places.mjs';

/** @import { Node } from './places.mjs' */

/**
 * Globals that code in some place must do without.
 * @typedef {object} Fence
 * @property {readonly string[]} where
 * @property {readonly string[]} [except] Files that may.
 * @property {readonly string[]} globals
 * @property {string} because
 */

/** A class ends with its tabs. What is kept for it is no preference: the join page comes without the store of those. */
const OF_A_CLASS = ['src/rooms/classroom/secret.ts', 'src/rooms/classroom/join/keptPhone.ts'];

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
      // Whether the page was loaded again.
      'src/ui/stores/pageLoad.ts',
    ],
    globals: ['Date', 'performance', 'requestAnimationFrame', 'cancelAnimationFrame', 'requestIdleCallback'],
    because:
      'wall time is read in src/ui/playback/playbackLoop.ts alone, and by workers for their slices: everything else is given the playhead',
  },
  {
    where: PAGE,
    except: ['src/ui/stores/storage.ts', ...OF_A_CLASS],
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

export const fences = {
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
