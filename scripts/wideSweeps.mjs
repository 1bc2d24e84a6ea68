// @ts-check
/** Whether sweeps are run whole, as `npm test -- --all` does it; an everyday run samples them. */
export const areSweepsWhole = process.env.ZNODE_LAB_ALL !== undefined;
