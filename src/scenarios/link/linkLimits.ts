// What one link may hold.
import { MAX_STEPS } from '../experiment/limits.ts';

/** `text`: characters of a name or a word; `caption`: of what a bookmark is called; `code`: of a learner's
 * own recipe. */
export const LINK_LIMITS = {
  commands: 500,
  steps: MAX_STEPS,
  timeMs: 31_536_000_000,
  text: 64,
  bookmarks: 20,
  caption: 120,
  code: 40_000,
} as const;
