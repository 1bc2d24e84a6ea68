// @ts-check
// What is wrong with a package, by the two tools that know how npm, Node, TypeScript and bundlers read one.
import { readFileSync } from 'node:fs';
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core';
import { publint } from 'publint';
import { formatMessage } from 'publint/utils';

/** Each as a sentence; none if it is right. @param {string} tarball @returns {Promise<readonly string[]>} */
export async function packageProblems(tarball) {
  const data = readFileSync(tarball);
  const { messages, pkg } = await publint({ pack: { tarball: new Uint8Array(data).buffer } });
  const ofManifest = messages.map((message) => formatMessage(message, pkg, { color: false }) ?? message.code);
  const types = await checkPackage(createPackageFromTarballData(new Uint8Array(data)), {
    excludeEntrypoints: [/^\.\/lab\//],
  });
  const ofTypes = types.types === false ? ['no types'] : types.problems.filter(isOurs);
  return [
    ...ofManifest,
    ...ofTypes.map((problem) => (typeof problem === 'string' ? problem : JSON.stringify(problem))),
  ];
}

/**
 * The package is of ES modules alone, as `type` says: that CommonJS has to import() it, and that resolution from before `exports`
 * finds no subpaths, is so for all of these.
 * @param {import('@arethetypeswrong/core').Problem} problem
 */
function isOurs(problem) {
  if (problem.kind === 'CJSResolvesToESM') return false;
  return !('resolutionKind' in problem && problem.resolutionKind === 'node10');
}
