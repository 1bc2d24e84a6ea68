import type { PieceWords } from '../catalogue/contract.ts';

export const coordination: Readonly<Record<string, PieceWords>> = {
  'barrier-passes-early': {
    name: 'Through the barrier alone',
    story:
      'B waits before the barrier for two others. The server restarts, the connection comes back, and its watcher is told so. B takes that for the news it waits for, and passes alone.',
    look: 'One lamp of three is lit, and B is beyond the gate.',
    fix: 'An event is a reason to look again, not the answer: ask whether the ready znode exists, and go on waiting if it does not.',
  },
  'gone-but-still-counted': {
    name: 'Gone, and still counted',
    story:
      'A and B wait for the third, lose patience and are turned away. Their znodes stay. C comes, counts three znodes, and passes: nobody else does.',
    look: 'Two members are turned away and one has passed, at one and the same meeting.',
    fix: 'Whoever gives up deletes its znode before it says so.',
  },
  'half-updated': {
    name: 'Half old, half new',
    story:
      'A publishes a new version: it writes the first value, and comes to a stop before the second. The readers’ watches ring, they read both, and go by the new first value beside the old second one.',
    look: 'The two values of a reader have different versions, for as long as A stands still.',
    fix: 'Delete a ready znode before the first write, create it again after the last, and read only while it is there.',
  },
  'lost-update': {
    name: 'The addition that is gone',
    story:
      'A and B both read the same number. B adds one and writes it. Then A writes the same number, whatever the version is: two additions were acknowledged, and the counter has grown by one.',
    look: 'A’s write is answered with success, and the number stays what it was.',
    fix: 'Write with the version that was read. BadVersion means that somebody else was faster: read again.',
  },
  'written-at-once-read-in-two': {
    name: 'Written at once, read in two',
    story:
      'A writes both values in one multi: in the tree they always belong together. B reads the first one, A publishes, and B reads the second one.',
    look: 'The tree is never mixed. B is.',
    fix: 'Put both below a znode of their own, and let one pointer say which: B reads the pointer, and what it names never changes.',
  },
  'published-in-the-gap': {
    name: 'Published in the gap',
    story:
      'B reads a value, makes it its own, and only then sets its watch. What A publishes in between nobody tells B of: it waits for the version after.',
    look: 'B waits, its watch is set, and its copy is older than the tree.',
    fix: 'Set the watch with the read: whatever comes after what was read rings it.',
  },
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
  'only-the-last-message': {
    name: 'Only the last message',
    story:
      'A writes one message into a znode, and another over it, while B is busy. B’s watch rings once, for both. B reads what is there: the second one.',
    look: 'One event, two versions. The first message was acknowledged, and nobody has acted upon it.',
    fix: 'A watch says “look again”, not what happened. What must not be missed is a znode of its own.',
  },
  'flag-that-nobody-saw': {
    name: 'The flag that nobody saw',
    story:
      'A raises a flag for a second: it creates a znode and deletes it. B, whose connection is gone at that time, watches for it to come. Back again it is told nothing: the znode is not there, as before.',
    look: 'B’s watch is still set when all is over. No event was ever sent.',
    fix: 'A message stays until it was acted upon. Numbered znodes, which B deletes, wait for B.',
  },
  'everything-once-more': {
    name: 'Everything once more',
    story:
      'Three clients keep copies of a whole tree. The server restarts, all connections come back in the same moment, and all three read every znode again as fast as they can: the server that has just come up meets the heaviest load of all.',
    look: 'The storm of requests right behind the restart.',
    fix: 'A reconnection is no hurry: read bit by bit, and keep to the copy until then.',
  },
  'late-and-spinning': {
    name: 'Late, and spinning',
    story:
      'A leaves the barrier and waits for C, who stays inside. A’s time is over, but the loop around the wait has no way out: the wait ends at once, and A asks again, and again.',
    look: 'A’s requests without a gap, from two seconds after it began to leave.',
    fix: 'When the time is over, leave the loop; else wait for the watch, however long it takes.',
  },
};
