// @ts-check
// What parts of `npm test` passed with: the hash of their inputs, in `.cache/passed/`. A part whose inputs are the same has the same answer.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** @param {string} root @param {string} part */
const noteOf = (root, part) => join(root, '.cache/passed', part.replace(':', '-'));

/**
 * The files that a part reads, with the version of Node that reads them. What git ignores is no input; packages are what the lock file
 * says. Null where there is no git to list files: then nothing is known to be unchanged.
 * @param {string} root @param {(file: string) => boolean} isInput @returns {string | null}
 */
export function hashOfInputs(root, isInput) {
  const files = listed(root);
  if (files === null) return null;
  const hash = createHash('sha256').update(process.version);
  for (const file of files) if (isInput(file)) hash.update(`\0${file}\0`).update(contentOf(join(root, file)));
  return hash.digest('hex');
}

/** @param {string} root @param {string} part @param {string | null} inputs */
export function hasPassedWith(root, part, inputs) {
  try {
    return inputs !== null && readFileSync(noteOf(root, part), 'utf8') === inputs;
  } catch {
    return false;
  }
}

/** @param {string} root @param {string} part @param {string | null} inputs */
export function notePassed(root, part, inputs) {
  if (inputs === null) return;
  mkdirSync(join(root, '.cache/passed'), { recursive: true });
  writeFileSync(noteOf(root, part), inputs);
}

/** @param {string} root */
function listed(root) {
  try {
    const output = execFileSync('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard'], {
      cwd: root,
      encoding: 'utf8',
      maxBuffer: 1 << 26,
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return [...new Set(output.split('\0'))].filter((file) => file !== '').toSorted();
  } catch {
    return null;
  }
}

/** Nothing, for what git lists and has been deleted. @param {string} path */
function contentOf(path) {
  try {
    return readFileSync(path);
  } catch {
    return '(none)';
  }
}
