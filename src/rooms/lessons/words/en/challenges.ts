import type { LessonsMessages } from '../contract.ts';

/** The words of the challenges, by id. */
export const challenges: LessonsMessages['lessons'] = {
  C1: {
    title: 'Two leaders by scheme two',
    goal: 'A timer that deletes the znodes of others makes two leaders.',
    parts: {
      scheme: {
        text: [
          'Scheme two: every two seconds each member writes a heartbeat and deletes the znodes of members whose heartbeat is older than six seconds.',
          'All sessions stay alive. Make two clients believe they lead, with two commands at most.',
        ],
        goal: { twoLeaders: 'Two clients believe they lead, after at most two commands' },
        hints: [
          'The timer compares the clock of one client with the heartbeat of another.',
          'Make A’s program late, or B’s clock wrong, and wait.',
          'Watch one command do it.',
        ],
      },
    },
  },
  C2: {
    title: 'Lose exactly one item',
    goal: 'A queue that deletes first can lose one item and still deliver the next.',
    parts: {
      queue: {
        text: [
          'Consumers of this queue delete an item, then process it. Two items: one must be lost for good, the other must be processed.',
          'Six commands at most. To produce and to consume count as well.',
        ],
        goal: { oneLost: 'One item is lost, and all others are processed, after at most six commands' },
        hints: [
          'An item can be lost only while a consumer has it in hand.',
          'Produce two. Kill one consumer just after it has taken its item; the other one must finish.',
          'Watch one item disappear.',
        ],
      },
    },
  },
  C3: {
    title: 'Held by the dead',
    goal: 'A lock of persistent znodes outlives its holders.',
    parts: {
      lock: {
        text: [
          'A, B and C use a lock whose znodes are persistent: they do not go with their session. The red note at the start says just that: no session owns them.',
          'Two clients must be dead, and the third must wait forever. Four commands at most.',
        ],
        goal: { heldForEver: 'Two clients are dead, and a third waits for a lock that nobody will release' },
        hints: [
          'Nothing deletes a persistent znode but a delete.',
          'Kill two of them. It takes ten seconds to be sure that nobody gets the lock.',
          'Watch two clients die.',
        ],
      },
    },
  },
  C4: {
    title: 'The write that survives',
    goal: 'A write without an answer may be committed all the same.',
    parts: {
      write: {
        text: [
          'Five servers; server 5 leads. No client may be told that its write is done: it sees ConnectionLoss.',
          'But later all servers that serve have the write, under a new leader. Four commands at most.',
        ],
        goal: { survives: 'A write ended in ConnectionLoss, and all servers that serve have it' },
        hints: [
          'How far must a proposal get so that the next leader has it?',
          'Let a client write. End the leader between the first ACK of a follower and the answer.',
          'Watch a write outlive its leader.',
        ],
      },
    },
  },
  C5: {
    title: 'Block this lock',
    goal: 'A lock that looks again after each event can still be blocked by one lost request.',
    parts: {
      block: {
        text: [
          'This lock looks again after every event, and its znodes are ephemeral. No paused holder this time.',
          'Block it with three commands at most: a znode is left in the line that no program knows of.',
        ],
        goal: { blocked: 'A znode that no program knows of blocks the lock' },
        hints: [
          'Which request is sent only once, and never checked?',
          'A request can be lost with the server’s process. Sessions survive a restart.',
          'Watch two commands do it.',
        ],
      },
    },
  },
  C6: {
    title: 'Nobody leads',
    goal: 'An election can be without a leader while all its sessions are alive.',
    parts: {
      election: {
        text: [
          'Candidates as published: errors are logged, and events are waited for. A leads and can leave.',
          'Make an election without a leader, and with a candidate that waits. Three commands at most.',
        ],
        goal: { nobodyLeads: 'Candidates wait, and nobody leads, after at most three commands' },
        hints: [
          'A candidate can stand in the line without its program knowing.',
          'Lose B’s first reply, or let B come late to its watch. Then A leaves.',
          'Watch an election end without a leader.',
        ],
      },
    },
  },
  C7: {
    title: 'Alone through the barrier',
    goal: 'A barrier that trusts any event lets one member through.',
    parts: {
      barrier: {
        text: [
          'A barrier for three. Its members wait as long as it takes, and look at nothing when they are woken.',
          'Let one member through while the others have not come. Three commands at most.',
        ],
        goal: { passesAlone: 'A member passes before all have come, after at most three commands' },
        hints: [
          'What else wakes a watcher?',
          'Press Enter on one member, then break its connection for a moment.',
          'Watch B pass alone.',
        ],
      },
    },
  },
  C8: {
    title: 'A mix in spite of multi',
    goal: 'Two reads are two moments, however atomic the write is.',
    parts: {
      values: {
        text: [
          'A writes both values of its configuration in one transaction. B and C read them one after the other.',
          'Make a client use values of two versions. Five commands at most.',
        ],
        goal: { mixed: 'A client uses values of two versions, after at most five commands' },
        hints: [
          'There is a moment between the two reads.',
          'Stop a reader when its first value has come. Publish again, then let it go on.',
          'Watch a reader stop in between.',
        ],
      },
    },
  },
  C9: {
    title: 'Alive and forgotten',
    goal: 'A host that registers only once can live and never be found again.',
    parts: {
      group: {
        text: [
          'Hosts register once and serve on, even if their session ends.',
          'Make one that is alive and serving, and that no router will find again. Two commands at most.',
        ],
        goal: { unlisted: 'A living host is not on the list, and nothing will change that' },
        hints: [
          'The znode goes with the session, not with the process.',
          'End the session of a host without ending its process.',
          'Watch a host be forgotten.',
        ],
      },
    },
  },
  C10: {
    title: 'Read the past',
    goal: 'A read may be older than a write that was acknowledged before it.',
    parts: {
      read: {
        text: [
          'Five servers; each client can write, read and sync. Nothing is scripted.',
          'Get an answer that is older than a write acknowledged before the question. Four commands at most.',
        ],
        goal: { staleRead: 'A read returns an older value than a write acknowledged before it' },
        hints: [
          'Which server learns late of what was committed?',
          'Keep the leader’s messages away from C’s server, or cut the network. Let B write, then C read.',
          'Watch C read the past.',
        ],
      },
    },
  },
  C11: {
    title: 'Two crowns',
    goal: 'A latch that trusts a name may trust a znode of a session that is over.',
    parts: {
      latch: {
        text: [
          'LeaderLatch of Curator 5.4.0 under the standard policy: a client that is disconnected steps down.',
          'Two clients must believe they lead. No pausing, and three commands at most.',
        ],
        goal: { twoCrowns: 'Two clients believe they lead, none was paused, after at most three commands' },
        hints: [
          'What does a client find that comes back after LOST?',
          'Only the server can make both clients lose their sessions, in their own opinion, and keep the znodes.',
          'Watch an outage of the server.',
        ],
      },
    },
  },
  C12: {
    title: 'Repair this lock',
    goal: 'A lock holds only if it survives lost replies, killed clients and restarts.',
    closing: 'You repaired a lock: it looks at what exists returns, and looks before it deletes again.',
    parts: {
      lock: {
        text: [
          'Three clients run the program in the editor. Without any fault it works, but it has two mistakes.',
          'Repair it, then have it checked. The check loses replies, kills clients and restarts the server.',
          'It also runs with other numbers of clients, in other orders, and over slower connections.',
        ],
        goal: {
          works: 'Without any fault, each client gets the lock, keeps it for 300 ms and releases it',
          holds: 'No two clients have the lock at once, whatever the check does',
          everyone: 'Every surviving client gets in: within 2 s, woken by a watch, without polling',
        },
        hints: [
          'What if the lock is deleted after the create has failed, but before exists has set its watch?',
          'A delete whose reply is lost may have been carried out. Whose lock does the second delete remove?',
          'Watch both mistakes being repaired.',
        ],
      },
    },
  },
  C13: {
    title: 'Repair this barrier',
    goal: 'A barrier opens for all or for nobody, and not one member is left outside.',
    closing: 'You repaired a barrier: it tells a change of the znode from a change of the connection.',
    parts: {
      barrier: {
        text: [
          'Three members run this program and are to begin together. It has two mistakes.',
          'A member is in when it calls client.holds with the role entered.',
          'The check lets members come late, loses replies, restarts the server, and kills members after the barrier has opened.',
        ],
        goal: {
          works: 'Without any fault, all three members pass',
          holds: 'No member passes before all three have come',
          everyone: 'Every surviving member passes: within 2 s after the last has come, woken by a watch',
        },
        hints: [
          'What wakes a watcher besides the ready znode?',
          'What if the ready znode is made between the count and the watch?',
          'Watch both mistakes being repaired.',
        ],
      },
    },
  },
  C14: {
    title: 'Repair this work queue',
    goal: 'Each item is worked on once, and none is lost with the client that had it.',
    closing:
      'You repaired a work queue: an item goes after its work, and a claim that goes wakes the others.',
    parts: {
      queue: {
        text: [
          'A puts five items below /queue, as persistent znodes. All others work on them. The program has two mistakes.',
          'A client works on an item from client.holds with the path of the item until client.released.',
          'The check kills clients at work, loses replies and restarts the server.',
        ],
        goal: {
          works: 'Without any fault, all five items are worked on and deleted',
          holds: 'No item is lost, and none is worked on twice or by two clients at once',
          everyone: 'No item waits more than 2 s while a client is free, and nobody polls',
        },
        hints: [
          'What is left of an item whose worker dies after it has deleted it?',
          'A client that finds nothing free watches the list. What if a claim goes, or an item came before the watch?',
          'Watch both mistakes being repaired.',
        ],
      },
    },
  },
  C15: {
    title: 'Repair this election',
    goal: 'Whenever a candidate lives, exactly one leads, however many leaders have died.',
    closing:
      'You repaired an election: a candidate finds its own znode again, and looks again each time it wakes.',
    parts: {
      election: {
        text: [
          'Each candidate makes a numbered znode and watches its predecessor. The program has two mistakes.',
          'A leader leads until it is killed. It says so with client.holds and the role leader.',
          'The check kills leaders and candidates, loses replies and restarts the server.',
        ],
        goal: {
          works: 'Without any fault, one candidate leads',
          holds: 'No two candidates lead at once',
          everyone: 'Whenever a candidate lives, one leads: within 2 s after the dead one’s session is over',
        },
        hints: [
          'What if the reply to create is lost? Whose znode stands before the second one?',
          'The candidate before this one can die without ever having led.',
          'Watch both mistakes being repaired.',
        ],
      },
    },
  },
  C16: {
    title: 'Repair this read/write lock',
    goal: 'Readers read together, a writer writes alone, and all of them get in.',
    closing:
      'You repaired a read/write lock: it looks again when it wakes, and takes a znode that is gone for gone.',
    parts: {
      lock: {
        text: [
          'A and B write, all others read. Writers are alone, readers read together. The program has two mistakes.',
          'A client says which it is with client.holds and the role writer or reader.',
          'The check kills clients, loses replies, restarts the server, and brings more clients than the page shows.',
        ],
        goal: {
          works: 'Without any fault, every client gets in, and readers read together',
          holds: 'No client is in beside a writer',
          everyone: 'Every surviving client gets in: within 2 s, woken by a watch, without polling',
        },
        hints: [
          'What does getData do when the znode is gone already?',
          'The znode that a client waits for may go because its owner died, with others before it still there.',
          'Watch both mistakes being repaired.',
        ],
      },
    },
  },
  C17: {
    title: 'Repair this service registry',
    goal: 'Everyone knows who is alive, although each watch tells of one change only.',
    closing: 'You repaired a registry: it registers until it is answered, and watches with the read itself.',
    parts: {
      registry: {
        text: [
          'Each client is listed below /services while it lives, and logs the list with client.log. The program has two mistakes.',
          'A list is the names of all living clients, in any order, such as A B C.',
          'The check lets clients come late and die, loses replies and restarts the server.',
        ],
        goal: {
          works: 'Without any fault, every client’s last list is complete',
          everyone: 'Every surviving client logs each change: within 2 s, without polling',
        },
        hints: [
          'A create without an answer may have been carried out, or lost. How does the program find out?',
          'What if the list changes between the read and the watch?',
          'Watch both mistakes being repaired.',
        ],
      },
    },
  },
};
