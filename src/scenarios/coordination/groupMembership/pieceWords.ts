import type { PieceWords } from '../../words.ts';

export const pieceWords = {
  'registered-by-a-dead-session': {
    name: 'Registered by a dead session',
    story:
      'Host B crashes and is back within a second, with a new session. Its name is in the list still, so create says NodeExists, and B takes that for being registered. Then the old session expires, and the name is gone.',
    look: 'B’s name vanishes while B serves. Its owner was B’s session of before.',
    fix: 'Look whose the znode is. If it is another session’s, wait until it is gone and create it then.',
  },
  'alive-and-never-listed-again': {
    name: 'Alive, and never listed again',
    story:
      'Host B is cut off until its session expires, and its name goes with the session. Its link heals and B serves on, but nobody registers it again: it did so once, when it began.',
    look: 'B is alive and connected, and in no list. No router sends it anything.',
    fix: 'An expired session is the end of all that was made with it: a new handle, and register again.',
  },
  'name-of-a-dead-host': {
    name: 'The name of a dead host',
    story:
      'Hosts put their names into the list as persistent znodes, so that a short outage does not strike them off. B dies. Its name stays, and the routers send it work for ever.',
    look: 'B is dead, and its name is in every router’s list.',
    fix: 'Ephemeral names: a dead host is struck off when its session expires, within the timeout and a tick.',
  },
  'all-at-the-same-time': {
    name: 'All at the same time',
    story:
      'Thirty hosts come up within three seconds. With each of them the router lists the group and reads once more what every host says of itself. Before it is through, the watch has rung again.',
    look: 'The router’s requests: hundreds for thirty changes, and each host adds as many as there are hosts.',
    fix: 'After a change wait a moment for others, then read once. And go by the last good list until then.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
