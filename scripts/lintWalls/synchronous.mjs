// @ts-check
// Pure code takes no turn of the real event loop.
import { isPure, pathOf } from './places.mjs';

/** @import { Node } from './places.mjs' */

export const synchronous = {
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
