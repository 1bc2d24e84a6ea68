// @ts-check
// Which code is pure, which is of the page, and which is a test.
import { relative, resolve, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Deterministic and synchronous, in every JavaScript engine alike. */
export const PURE = [
  'src/engine',
  'src/zkcli',
  'src/exports',
  'src/scenarios',
  'src/wire',
  'src/rooms/*/model',
];
export const PAGE = ['src/ui', 'src/rooms', 'src/pages', 'src/words', 'src/embed'];

export const TEST_FILE = /\.test\.tsx?$|^src\/rooms\/\w+\/e2e\//;

/** `*` in `where` is any one folder. @param {string} path @param {string} where */
export function inside(path, where) {
  if (!where.includes('*')) return path === where || path.startsWith(`${where}/`);
  const parts = path.split('/');
  return where.split('/').every((part, at) => parts[at] === part || (part === '*' && at < parts.length));
}

/** @param {{ filename: string }} context */
export const pathOf = (context) => relative(root, resolve(context.filename)).split(sep).join('/');

/** @param {string} path */
export const isPure = (path) => !TEST_FILE.test(path) && PURE.some((folder) => inside(path, folder));

/** @typedef {{ type: string, value?: unknown, parent?: any, [key: string]: any }} Node */
