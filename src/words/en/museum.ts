// The words of the museum, beside its pieces.
import type { GalleryWords } from '../contracts/gallery.ts';

export const gallery: GalleryWords = {
  searchTip: 'A word, F13, CURATOR-645',
  filter: 'Which pieces',
  all: 'All pieces',
  byFamily: 'By what breaks',
  byArticle: 'By article',
  articles: {
    S0: 'Locks, a queue and two elections',
    S1: 'How ZooKeeper works inside',
    S2: 'Curator’s LeaderLatch',
    S3: 'A re-entrant fair lock',
    S4: 'An election of candidates',
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
