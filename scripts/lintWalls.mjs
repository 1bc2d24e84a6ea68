// @ts-check
// The walls inside src/, as an oxlint plugin: who may import whom, and what pure code may not use.
// ARCHITECTURE.md draws the arrows, the table in lintWalls/ enforces them, tests/walls breaks each of them once.
import { direction } from './lintWalls/direction.mjs';
import { fences } from './lintWalls/fences.mjs';
import { held } from './lintWalls/held.mjs';
import { sameEverywhere } from './lintWalls/sameEverywhere.mjs';
import { synchronous } from './lintWalls/synchronous.mjs';

export default {
  meta: { name: 'walls' },
  rules: { direction, synchronous, fences, held, 'same-everywhere': sameEverywhere },
};
