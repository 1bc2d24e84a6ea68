// The words of the museum, beside its pieces.
import type { GalleryWords } from '../contracts/gallery.ts';

export const gallery: GalleryWords = {
  filter: 'Filter pieces',
  all: 'All pieces',
  byFamily: 'By what breaks',
  byArticle: 'By article',
  articles: {
    S0: 'Locks, a queue and two leader elections',
    S1: 'ZooKeeper internals',
    S2: 'Curator LeaderLatch',
    S3: 'Fair re-entrant lock',
    S4: 'Leader election with candidates',
  },
  count: (shown, all) => (shown === all ? `${all} pieces` : `${shown} of ${all} pieces`),
  playing: 'Playing to the violation…',
  moment: (time, why) => `At ${time}: ${why}`,
  legend: {
    belief: 'believes, leads, holds an item',
    waits: 'waiting',
    away: 'cut off',
    command: 'command',
    red: 'violation',
  },
};
