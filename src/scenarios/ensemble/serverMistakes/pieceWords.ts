import type { PieceWords } from '../../scenario/words.ts';
import type { pieces } from './pieces.ts';

export const pieceWords = {
  'acknowledged-before-uptodate': {
    name: 'Lost write: a synchronization acknowledged too early (ZOOKEEPER-3911)',
    story:
      'Client A loses order A2, which was answered Ok. Servers 1 and 3 have A2 on disk; server 2 was down. After a full stop servers 2 and 3 start, and 2 follows 3 into epoch 2. Server 2 tells its leader that it has everything (it acknowledges NEWLEADER) while A2 is only in its memory, and crashes: epoch 2 is on its disk, A2 is not. So does 3. Then 1 and 2 start. An election goes to the newest epoch first, then to the highest zxid: server 2 leads without A2, and server 1 has to drop it.',
    look: 'Column 4 of the logs (zxid 1:4) is A2. On the left, server 2 enters epoch 2 without it. On the right, its slow disk writes A2 first, and only then does it acknowledge. In the end A reads its orders: A1 on the left, A1 and A2 on the right.',
    fix: 'A follower logs all it was sent before it acknowledges NEWLEADER. Fixed in 3.5.10, 3.6.3 and 3.7.0: A2 is handed to the thread that logs before the acknowledgement. That thread may still be waiting for its disk, which is ZOOKEEPER-4646. The specification’s property that breaks: leader log completeness. Debian’s 3.8.0 has the fix, so it cannot be shown there.',
  },
  'acknowledged-while-logging': {
    name: 'Lost write: acknowledged while the disk was busy (ZOOKEEPER-4646)',
    story:
      'Client A loses order A2, which was answered Ok. The fix for ZOOKEEPER-3911 hands what a follower was sent to a thread that logs it, and acknowledges at once. The disk of server 2 is slow: server 2 acknowledges, serves, and crashes before A2 is on disk. Again a server with the newest epoch and an old log wins the election.',
    look: 'Column 4 of the logs is A2. On the left, server 2 serves in epoch 2 with A2 not synced to disk, and after the crash its log ends at A1. On the right it waits for its disk. In the end A reads A1 on the left, A1 and A2 on the right.',
    fix: 'The follower itself logs and waits for the disk, and only then acknowledges. Fixed in 3.8.5 and 3.9.2 by ZOOKEEPER-4785. 3.8.0 to 3.8.4 have the bug. The specification’s property that breaks: leader log completeness. Recorded on Debian’s 3.8.0, with a log held up and two processes killed: conformance/lostWrite.',
  },
  'epoch-before-log': {
    name: 'Lost write: the epoch was written before the log (ZOOKEEPER-4643)',
    story:
      'Client A loses order A2, which was answered Ok. Server 2 acknowledges nothing too early here. But it writes the new epoch to disk first, then A2, and crashes in between. Elections compare epochs before zxids: server 2 beats server 1, which has A2.',
    look: 'On the left, server 2 has epoch 2 beside a log that ends at column 3, and wins against epoch 1 with column 4, which is A2. On the right it writes column 4 first. In the end A reads A1 on the left, A1 and A2 on the right.',
    fix: 'First the log, then the epoch. Fixed in 3.8.5 and 3.9.2 by ZOOKEEPER-4785. The specification’s property that breaks: leader log completeness. Debian’s 3.8.0 has the bug: in the recording conformance/lostWrite server 2 has its epoch on disk before A2.',
  },
  'tree-behind-its-log': {
    name: 'Two histories: a log ahead of its tree (ZOOKEEPER-2845)',
    story:
      'Two clients read two different lists: A finds order A2, B does not. Server 1 is down, and the leader crashes when A2 is only in the log of server 2. Server 2 keeps its tree, which has no A2, and says the zxid of that tree in the election. Server 1 starts and follows it, and both go on without A2. Then server 2 restarts and replays its log, A2 included.',
    look: 'The logs: on the left server 2 alone has A2 (zxid 1:4), between A1 and B1. On the right server 1 is sent it. In the end A reads A1, A2, B1 and B2 at server 2, and B reads A1, B1 and B2 at server 1. On the right both read the same.',
    fix: 'A server that loses its leader first applies all that is in its log, and says so in the election. A2 is then kept by all. Fixed in 3.4.12 and 3.5.4. The specification’s property that breaks: process consistency. Debian’s 3.8.0 has the fix, so it cannot be shown there.',
  },
  'logging-thread-goes-on': {
    name: 'Two histories: the logging thread went on (ZOOKEEPER-4541)',
    story:
      'Two clients read two different lists: A finds order A2, B does not. Server 1 is down, and the leader crashes while A2 waits for the disk of server 2. Server 2 brings its tree up to its log, as the fix for ZOOKEEPER-2845 does. Only then does its logging thread write A2. A restart brings A2 back on this one server. One company met this every week.',
    look: 'The log of server 2 gets A2 (zxid 1:4) after server 2 has given up its role, and server 1 is not sent it. In the end A reads A2 at server 2, and B does not at server 1. On the right both read the same.',
    fix: 'The logging thread is ended first, and then the tree is brought up to the log. Fixed in 3.9.3, in no release of 3.8. The specification’s property that breaks: process consistency. Debian’s 3.8.0 has the bug, but the moment between tree and log was not tried from outside.',
  },
  'half-a-snapshot': {
    name: 'Lost writes: half a snapshot, then a DIFF (ZOOKEEPER-3642)',
    story:
      'Client B does not find order A2 on server 1, although it was answered Ok. Server 1 was away for long and is sent a whole snapshot. The connection breaks before the snapshot is on its disk. Server 1 keeps the tree in memory, and tells the next leader that it has everything. What comes next goes to its log, behind a gap. A restart shows the gap.',
    look: 'The disk of server 1: A1, then A3. In the end B reads A1, A3 and A4 there, while A reads all four at server 3. On the right both read the same.',
    fix: 'A server drops a tree that it did not get to write down, and starts from its disk. Fixed in 3.5.10, 3.6.3 and 3.7.0. The specification’s property that breaks: process consistency. Debian’s 3.8.0 has the fix, so it cannot be shown there.',
  },
  'disk-error-survived': {
    name: 'Lost write: a disk error that passed (ZOOKEEPER-4882)',
    story:
      'Client B does not find order A2 on server 1, although it was answered Ok. The disk of server 1 refuses A2 once. The others commit it, and server 1 has it in its tree. Server 1 looks for its leader again, says the zxid of its tree, and is sent only what comes after A2. After a restart A2 is missing in the middle.',
    look: 'The log of server 1: A1, then A3. Nothing tells the server that there is a gap. In the end B reads A1, A3 and A4 there. On the right it reads all four.',
    fix: 'Shown here: the process ends, is started again, and reads from its disk how far it really is. The proposed patch reloads the disk without a restart. No release up to 3.9.5 has it. The specification’s property that breaks: process consistency. Debian’s 3.8.0 has the bug: a disk that was filled twice did not bring it about.',
  },
  'hole-is-passed-on': {
    name: 'Lost write: a hole that the leader passes on (ZOOKEEPER-4925)',
    story:
      'Client B does not find order A2 on server 1, although it was answered Ok. Server 4 was away when A2 was ordered. It is sent A2, applies it and logs it, but does not keep it in the list from which it would bring others up to date. Later it leads. Server 1 missed A2 too, and is sent A3 right after A1.',
    look: 'The sync to server 1 has one transaction where server 1 lacks two. In the end B reads A1, A3 and A4 there. On the right it reads all four.',
    fix: 'What is applied while catching up is remembered like everything else. 3.9.3 has the bug, 3.9.4 the fix. The specification’s property that breaks: prefix consistency. Debian’s 3.8.0 does not have the bug yet, so it cannot be shown there.',
  },
  'ephemeral-for-ever': {
    name: 'Ephemeral znode that never goes (ZOOKEEPER-2355)',
    story:
      'Client B sees a member that has left. Client C ends its session while server 1 is away. Server 1 comes back, is told how far the DIFF will bring it, and takes that for where it is. The leader crashes before the DIFF arrives. Server 1 tells the next leader that it lacks nothing, and keeps the ephemeral znode of C.',
    look: 'The tree of server 1 has C below the members, the others do not. In the end B reads C there, long after the session has ended.',
    fix: 'The zxid moves with each transaction that is applied. Fixed in 3.4.11 and 3.5.4. The specification’s property that breaks: process consistency. Debian’s 3.8.0 has the fix, so it cannot be shown there.',
  },
  'event-lost-with-a-snapshot': {
    name: 'Watch event lost after a snapshot (ZOOKEEPER-3145)',
    story:
      'Client B waits for a watch event that never comes. Server 1 writes a snapshot, one znode after the other. The list of members is in it, and then the session of member C ends. After a restart server 1 replays that end, finds no znode of C, and leaves the list’s pzxid as it was. B was cut off meanwhile. It comes back, asks whether the list has changed since it looked, and is told nothing.',
    look: 'The pzxid of /members on server 1 against that of the others. B waits for an event that never comes.',
    fix: 'The transaction that closes a session names the paths it deletes, so that a replay moves their parents. Fixed in 3.6.0. It is the state, not the history, that differs here. Debian’s 3.8.0 has the fix, so it cannot be shown there.',
  },
} satisfies Readonly<Record<(typeof pieces)[number]['id'], PieceWords>>;
