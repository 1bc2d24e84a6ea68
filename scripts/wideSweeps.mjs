// @ts-check
/** Whether sweeps are run whole, as `npm test -- --all` does it; an everyday run samples them. */
export const areSweepsWhole = process.env.ZNODE_LAB_ALL !== undefined;

/**
 * The cases of a sweep, of which an everyday run takes each n-th, from the first: put the one that tells most there.
 * @template T @param {readonly T[]} cases @param {number} n @returns {T[]}
 */
export const sampled = (cases, n) => cases.filter((_, at) => areSweepsWhole || at % n === 0);
