import type { PieceWords } from '../../scenario/words.ts';

export const pieceWords = {
  'registered-by-a-dead-session': {
    name: 'Host registered by its expired session',
    story:
      'Host B crashes and is back within a second, with a new session. Its name is still in the list, so create returns NodeExists, and B takes that for being registered. Then the old session expires, and the name is gone.',
    look: 'B’s name vanishes while B serves. It belonged to B’s previous session.',
    fix: 'Check who owns the znode. If another session owns it, wait until it is gone, then create it.',
  },
  'alive-and-never-listed-again': {
    name: 'Live host missing after a session expiry',
    story:
      'Host B is cut off until its session expires, and its name goes with the session. Its link heals and B keeps serving, but it never registers again. It did so only once, at startup.',
    look: 'B is alive and connected, and in no list. No router sends it requests.',
    fix: 'An expired session ends everything that was created with it. Open a new handle and register again.',
  },
  'name-of-a-dead-host': {
    name: 'Dead host stays in the list',
    story:
      'Hosts register persistent znodes, so that a short outage does not remove them. B dies. Its name stays, and the routers send it requests forever.',
    look: 'B is dead, and its name is in every router’s list.',
    fix: 'Use ephemeral znodes. A dead host is removed when its session expires, within the timeout plus a tick.',
  },
  'all-at-the-same-time': {
    name: 'Restart storm: too many list reads',
    story:
      'Thirty hosts start within three seconds. After each one, the router lists the group and reads the data of every host again. Before it has finished, the watch fires again.',
    look: 'The router’s requests: hundreds for thirty changes. Each new host adds as many as there are hosts.',
    fix: 'After a change, wait a moment for others, then read once. Until then, use the last good list.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
