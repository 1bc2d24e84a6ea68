import type { PieceWords } from '../../scenario/words.ts';
import type { pieces } from './pieces.ts';

export const pieceWords = {
  'acknowledged-before-uptodate': {
    name: 'Lost write: a synchronization acknowledged too early (ZOOKEEPER-3911)',
    story:
      'Server 2 is down while order A2 goes to the disks of servers 1 and 3, and A gets “Ok”. All stop. Servers 2 and 3 start, and 2 follows 3 in epoch 2. It acknowledges all it was sent (NEWLEADER) while A2 is only in its memory, and crashes; so does 3. When 1 and 2 start, 2 has the newest epoch and an old log. Elections compare epochs first: 2 wins, and server 1 has to drop A2. A write that was answered is gone.',
    look: 'The log of server 2 when it enters epoch 2: A2 is missing. Server 1 truncates A2 after the last election, and A reads a list without it.',
    fix: 'A follower logs all it was sent before it acknowledges NEWLEADER. Fixed in 3.5.10, 3.6.3 and 3.7.0, though not at the root: see ZOOKEEPER-4646. The specification’s property that breaks: leader log completeness.',
  },
  'acknowledged-while-logging': {
    name: 'Lost write: acknowledged while the disk was busy (ZOOKEEPER-4646)',
    story:
      'The fix for ZOOKEEPER-3911 hands what a follower was sent to a thread that logs it, and acknowledges at once. The disk of server 2 is slow. It acknowledges, serves, and crashes before order A2 is on the disk. Again a server with the newest epoch and an old log wins, and an answered write is gone.',
    look: 'Server 2 serves in epoch 2 while A2 is not in its log. After the crash the log ends at A1.',
    fix: 'The follower itself logs and waits for the disk, and only then acknowledges. Fixed in 3.8.5 and 3.9.2 by ZOOKEEPER-4785. 3.8.0 to 3.8.4 have the bug. The specification’s property that breaks: leader log completeness.',
  },
  'epoch-before-log': {
    name: 'Lost write: the epoch was written before the log (ZOOKEEPER-4643)',
    story:
      'Server 2 acknowledges nothing too early here. But it writes the new epoch to disk first, then order A2, and crashes in between. Elections compare epochs before zxids: server 2 beats server 1, which has A2. An answered write is gone.',
    look: 'Epoch 2 beside a log that ends at A1. Epoch 1 beside a log that has A2 loses against it.',
    fix: 'First the log, then the epoch. Fixed in 3.8.5 and 3.9.2 by ZOOKEEPER-4785. The specification’s property that breaks: leader log completeness.',
  },
  'tree-behind-its-log': {
    name: 'Two histories: a log ahead of its tree (ZOOKEEPER-2845)',
    story:
      'The leader crashes when order A2 is only in the log of server 2. Server 2 keeps its tree, which has no A2, and calls itself as old as the tree. It leads with server 1, and both go on without A2. Then server 2 restarts and replays its log, A2 included. From now on one server has an order that the others have never had.',
    look: 'The log of server 2: A2 stands between A1 and B1. After the restart A reads A2 at server 2, and B at server 1 does not.',
    fix: 'A server that loses its leader first applies all that is in its log, and says so in the election. A2 is then kept by all. Fixed in 3.4.12 and 3.5.4. The specification’s property that breaks: process consistency.',
  },
  'logging-thread-goes-on': {
    name: 'Two histories: the logging thread went on (ZOOKEEPER-4541)',
    story:
      'The leader crashes while order A2 waits for the disk of server 2. Server 2 applies its log to its tree, as ZOOKEEPER-2845 taught it. Only then does its logging thread write A2. The log is ahead of the tree again, and a restart brings A2 back on one server. One company met this every week.',
    look: 'The log of server 2 gets A2 after server 2 has given up its role. After the restart its tree has A2, that of server 1 has not.',
    fix: 'The logging thread is ended first, and then the tree is brought up to the log. Fixed in 3.9.3, in no release of 3.8. The specification’s property that breaks: process consistency.',
  },
  'half-a-snapshot': {
    name: 'Lost writes: half a snapshot, then a DIFF (ZOOKEEPER-3642)',
    story:
      'Server 1 was away for long and is sent a whole snapshot. The connection breaks before the snapshot is on its disk. Server 1 keeps the tree in memory, and tells the next leader that it has everything. What comes next goes to its log, behind a gap. After a restart order A2 is missing on server 1.',
    look: 'The disk of server 1: A1, then A3. B reads there what is left after the restart.',
    fix: 'A server drops a tree that it did not get to write down, and starts from its disk. Fixed in 3.5.10, 3.6.3 and 3.7.0. The specification’s property that breaks: process consistency.',
  },
  'disk-error-survived': {
    name: 'Lost write: a disk error that passed (ZOOKEEPER-4882)',
    story:
      'The disk of server 1 refuses order A2. The others commit it, and server 1 has it in its tree. Server 1 looks for its leader again, says the zxid of its tree, and is sent only what comes after A2. After a restart A2 is missing in the middle.',
    look: 'The log of server 1: A1, then A3. Nothing tells the server that there is a gap.',
    fix: 'Shown here: the process ends, is started again, and reads from its disk how far it really is. The proposed patch reloads the disk without a restart. No release up to 3.9.5 has it. The specification’s property that breaks: process consistency.',
  },
  'hole-is-passed-on': {
    name: 'Lost write: a hole that the leader passes on (ZOOKEEPER-4925)',
    story:
      'Server 4 was away when A2 was ordered. It is sent A2, applies it and logs it, but does not keep it in the list from which it would bring others up to date. Later it leads. Server 1 missed A2 too, and is sent A3 right after A1.',
    look: 'The sync to server 1 says one transaction where it lacks two. Its log goes from A1 to A3.',
    fix: 'What is applied while catching up is remembered like everything else. 3.9.3 has the bug, 3.9.4 the fix. The specification’s property that breaks: prefix consistency.',
  },
  'ephemeral-for-ever': {
    name: 'Ephemeral znode that never goes (ZOOKEEPER-2355)',
    story:
      'Client C ends its session while server 1 is away. Server 1 comes back and reads how far it will be after the DIFF. It takes that for where it is. The connection breaks before the DIFF arrives. Next time server 1 says that it lacks nothing, and keeps the ephemeral znode of C.',
    look: 'The tree of server 1 has C below the members, the others do not. B reads it there, long after the session has ended.',
    fix: 'The zxid moves with each transaction that is applied. Fixed in 3.4.11 and 3.5.4. The specification’s property that breaks: process consistency.',
  },
  'event-lost-with-a-snapshot': {
    name: 'Watch event lost after a snapshot (ZOOKEEPER-3145)',
    story:
      'Server 1 writes a snapshot, one znode after the other. The list of members is in it, and then the session of member C ends. After a restart server 1 replays that end, finds no znode of C, and leaves the list’s pzxid as it was. Client B was cut off meanwhile. It comes back, asks whether the list has changed, and is not told.',
    look: 'The pzxid of /members on server 1 against that of the others. B waits for an event that never comes.',
    fix: 'The transaction that closes a session names the paths it deletes, so that a replay moves their parents. Fixed in 3.6.0. It is the state, not the history, that differs here.',
  },
} satisfies Readonly<Record<(typeof pieces)[number]['id'], PieceWords>>;
