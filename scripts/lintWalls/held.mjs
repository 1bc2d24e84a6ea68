// @ts-check
// What the page remembers stands in a store or in an object.
import { inside, pathOf, TEST_FILE } from './places.mjs';

/** @import { Node } from './places.mjs' */

/** Whatever draws or listens may be there twice, and a test puts back what it has changed: neither finds a variable of a module. */
const HELD = ['src/ui', 'src/rooms', 'src/embed', 'src/pages', 'src/words'];
const HELD_IN = 'src/ui/stores';

export const held = {
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
