import type { PieceWords } from '../catalogue/contract.ts';

export const ensemble: Readonly<Record<string, PieceWords>> = {
  'told-by-telephone': {
    name: 'Told by telephone',
    story:
      'A writes, is told “Ok”, and tells B by telephone. B reads at a server that has not heard of the write yet, and gets the old value. Nothing is broken: ZooKeeper never promised B more.',
    look: 'Server 1’s tree beside the leader’s: one version behind, in the moment in which B reads there.',
    fix: 'B calls sync before it reads: its server first takes over all that the leader had committed by then.',
  },
  'leader-that-was-replaced': {
    name: 'A leader that was replaced',
    story:
      'The leader is cut off from the others, with B on its side. After five ticks the others elect another one, and A writes there. For a moment the old leader does not know, and answers B’s read from its own tree.',
    look: 'Two servers that lead, in two epochs. Only one can commit; both answer reads.',
    fix: 'B writes something first. The old leader finds no quorum for it: B is answered only where there is one.',
  },
  'sync-asks-the-old-leader': {
    name: 'A sync that syncs with nobody',
    story:
      'The leader is cut off and has been replaced. B, still on its side, calls sync before it reads. The old leader answers the sync without asking anybody, and the read is as old as before.',
    look: 'The sync has its answer at once, while no follower of the old leader can be reached.',
    fix: 'A sync is no vote. A write is: it is answered when a quorum has it, so B writes something and then reads.',
  },
  'gone-with-its-leader': {
    name: 'Gone with its leader',
    story:
      'The leader logs A’s write and dies before anybody else has it. A hears “connection lost” and counts the write as done. The others elect a leader that never had it.',
    look: 'The second write stands in the log of server 5 alone, and is cut off there when server 5 is back.',
    fix: '“Connection lost” says neither yes nor no. A reads what is there, and adds again if its own write is not.',
  },
  'counter-is-full': {
    name: 'The counter is full',
    story:
      'The leader has given the last number of its epoch but one: 4,294,967,294. A’s next write would get the last. The leader resigns instead, all connections break, a new epoch begins with 0, and the write was never proposed. A counts it as done.',
    look: 'The drum of the counter before and after, and an election though nothing had failed.',
    fix: 'It is a short outage like any other, every 49.7 days at a thousand writes a second: after a lost answer A reads, and adds again if need be.',
  },
  'back-from-the-dead': {
    name: 'Back from the dead',
    story:
      'Server 3 alone has a write and dies. Servers 1 and 2 begin a new epoch without it, and B reads so. Before anything new is written server 2 dies, and server 3 comes back: by zxids alone its log is the longest, it wins, and the write is there again.',
    look: 'The doomed column of the logs: after the second election it is committed. B reads it though it had read without it.',
    fix: 'The epoch a server has followed last counts before its zxid: server 1 wins, and server 3 drops the write.',
  },
};
