// The words of the museum, beside its pieces.
import type { GalleryWords } from '../contracts/gallery.ts';

export const gallery: GalleryWords = {
  searchTip: 'A word, F13, CURATOR-645',
  filter: 'Which pieces',
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
  nothing: 'No piece has this word. Try another one.',
  playing: 'Being played up to where it breaks…',
  moment: (time, why) => `At ${time}: ${why}`,
  legend: {
    belief: 'believes, leads, has in hand',
    waits: 'waits',
    away: 'cut off',
    command: 'a command is given',
    red: 'the promise breaks',
  },
};
