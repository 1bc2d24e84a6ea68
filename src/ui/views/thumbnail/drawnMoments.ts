import type { ShownMoment } from './redMoments.ts';

/** By the ids of what they show. A build writes here what src/pages/drawn.ts draws. */
export const drawnMoments: Readonly<Record<string, ShownMoment | null>> = {};
