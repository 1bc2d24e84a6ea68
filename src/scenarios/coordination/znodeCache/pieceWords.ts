import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'watch-that-missed-a-change': {
    name: 'What the watch missed',
    story:
      'B keeps copies by a persistent watch. Its link is cut, A writes, the link heals. The watch is set again for what comes from now on; of what came meanwhile it tells nothing.',
    look: 'B is connected, its watch is set, its copy is old.',
    fix: 'After every reconnection read everything once more. A one-time watch would have told: it is set again with what B had seen.',
  },
  'same-version-other-znode': {
    name: 'The same version of another znode',
    story:
      'A deletes a znode and makes another of its name while B is cut off. B is told, reads, and compares versions: 0 before, 0 now. It keeps what it has.',
    look: 'B’s a has the version that the tree’s a has, and is the older one all the same.',
    fix: 'Compare mzxid, which no two writes share; the version counts from 0 in every znode.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
