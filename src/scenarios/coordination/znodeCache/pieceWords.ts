import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'watch-that-missed-a-change': {
    name: 'Persistent watch misses changes',
    story:
      'B keeps copies by a persistent watch. Its link is cut, A writes, and the link heals. The watch is set again for future changes. It does not report what happened meanwhile.',
    look: 'B is connected, its watch is set, and its copy is stale.',
    fix: 'After every reconnect, read everything again. A one-time watch would have fired: it is set again with the last zxid that B saw.',
  },
  'same-version-other-znode': {
    name: 'Recreated znode with the same version',
    story:
      'While B is cut off, A deletes a znode and creates another with the same name. B is notified, reads, and compares versions: 0 before, 0 now. It keeps its old copy.',
    look: 'B’s copy of a has the same version as a in the tree, but is older.',
    fix: 'Compare mzxid, which no two writes share. The version starts at 0 in every new znode.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
