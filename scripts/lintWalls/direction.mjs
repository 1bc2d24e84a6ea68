// @ts-check
// Imports follow the arrows of ARCHITECTURE.md.
import { dirname, join, sep } from 'node:path';
import { inside, pathOf, TEST_FILE } from './places.mjs';
import { engine, WALLS } from './table.mjs';

/** @import { Node } from './places.mjs' */
/** @import { Wall } from './table.mjs' */

// A test, and what tests share, keeps the direction of the folder it stands in. It gets its tools on top.
const TEST_TOOL = /\/testing[/.]/;
const FOR_TESTS = [...engine('testing'), 'src/rooms/data/testing', 'scripts/wideSweeps.mjs', 'scripts/words'];
const TEST_PACKAGES = /^(vitest|fast-check|vitest-browser-react|@vitest\/.*|vitest\/.*|node:.*)$/;

export const direction = {
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

/** @param {Wall} wall @param {string} path */
function isOf({ where, below }, path) {
  if (where.endsWith('/*')) return inside(dirname(path), dirname(where)) && dirname(path) !== dirname(where);
  return below?.isSplit ? dirname(path) === where : inside(path, where);
}

/** Thousands of files import the same few hundred. @type {Map<string, Wall | undefined>} */
const wallsFound = new Map();

/** @param {string} path */
function wallOf(path) {
  if (!wallsFound.has(path))
    wallsFound.set(
      path,
      WALLS.filter((wall) => isOf(wall, path)).toSorted((a, b) => b.where.length - a.where.length)[0],
    );
  return wallsFound.get(path);
}

/** @param {Wall} wall @param {string} path @param {string} target */
function isOwn(wall, path, target) {
  if (wall.below === undefined) return inside(target, sameFolder(wall, path)(wall.where));
  if (wallOf(target)?.where !== wall.where) return false;
  if (!wall.where.endsWith('/*')) return true;
  const depth = wall.where.split('/').length;
  const folder = path.split('/').slice(0, depth).join('/');
  return inside(target, folder);
}

/** Of a wall for any folder, what it says of the one that `path` is in. @param {Wall} wall @param {string} path */
function sameFolder({ where }, path) {
  const folders = path.split('/');
  return (/** @type {string} */ said) =>
    where.includes('*')
      ? said
          .split('/')
          .map((part, at) => (part === '*' ? (folders[at] ?? part) : part))
          .join('/')
      : said;
}

/**
 * Why `path` must not import `specifier`, or undefined when it may.
 * @param {string} path Relative to the project, with forward slashes.
 * @param {string} specifier
 */
function objection(path, specifier) {
  const wall = wallOf(path);
  if (!wall) return `${path} stands in no folder of scripts/lintWalls/table.mjs: give it a line there`;
  const { where, below, may, packages } = wall;
  const own = sameFolder(wall, path);
  const isTest = TEST_FILE.test(path) || TEST_TOOL.test(path);
  const refuse = (/** @type {string} */ what, because = wall.because) =>
    `${own(where)} must not import ${what}: ${because}`;
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
    (below.walls.includes(wallOf(target)?.where ?? '') || (isTest && inside(target, below.base)));
  if (!isBelow && !isOwn(wall, path, target) && !may.map(own).some((allowed) => inside(target, allowed)))
    return refuse(target, below !== undefined && !inside(target, below.base) ? below.elsewhere : undefined);
  if (wall.plain && !isTest && !target.endsWith('.ts')) return refuse(`${target} (only .ts files)`);
  return undefined;
}
