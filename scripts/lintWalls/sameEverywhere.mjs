// @ts-check
// Pure code gives the same bits in every JavaScript engine.
import { isPure, pathOf } from './places.mjs';

/** @import { Node } from './places.mjs' */

const INEXACT = new Set(
  'exp expm1 log log2 log10 log1p pow sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh cbrt hypot'.split(
    ' ',
  ),
);
const LOCAL = /^(localeCompare|toLocale\w*String|toLocale\w*Case)$/;

/** @param {Node} node */
const isInteger = (node) => node.type === 'Literal' && Number.isInteger(node.value);

export const sameEverywhere = {
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
