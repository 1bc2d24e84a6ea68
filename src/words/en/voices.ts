// What scenarios that are not about a lock say instead: by the scenario's name, else by its family.
import { gate } from './gates.ts';
import { beliefs, format, unfounded } from './nouns.ts';
import type { Voice, Voices } from '../voice.ts';

const NOBODY_HOLDS = {
  picture: {
    believes: (what) => `believes it ${beliefs[what]}`,
    expectedToBreak: 'this recipe is known to violate it',
  },
  guide: {
    holder: 'works, or believes it has a role',
    keys: 'Space plays, arrow keys step, K kills the selected client. Press ? for all keys.',
  },
  controls: { forHolder: 'For the holder in each world' },
  why: { holds: whyBelieves, believes: whyBelieves },
  client: {
    believesNothing: 'nothing about itself',
    truthNothing: 'it has no znode here',
    truthNodeOfDead: (path) => `${path} still exists, until the session expires`,
  },
} satisfies Voice;

export const voices: Voices = {
  locks: { picture: { believes: (what) => `believes it ${beliefs[what]}` } },
  semaphore: {
    picture: {
      believes: (what) => `believes it ${beliefs[what]}`,
      byLastRelease: 'woken by the last return',
      byLastReleaseTip: 'Number of clients woken when the last permit was returned',
      holdsTheLock: 'has a permit',
      heldBy: (name) => `permit of client ${name}`,
      nobodyHolds: 'no permit is taken',
      laneEmpty: 'all permits free',
    },
    guide: { holder: 'has a permit, or believes it does' },
    stepNames: { 'lock.hold': 'has a permit' },
    steps: { 'lock.hold': 'Keep the permit', 'lock.release': 'Return it: delete its znode' },
    why: {
      holds: (who) => `Why does ${who} have a permit?`,
      believes: (who) => `Why does ${who} believe that it has a permit?`,
    },
    client: {
      believesNothing: 'that it has no permit',
      truthHolder: (path) => `it owns ${path}, and there is a permit for it`,
      truthNothing: 'it has no znode here',
      truthNodeOfDead: (path) => `${path} still exists and takes up a permit until the session expires`,
    },
  },
  'job-watcher': {
    picture: {
      wakeUps: (count: number) => (count === 1 ? 'notification' : 'notifications'),
      byLastRelease: 'sent by the last release',
    },
  },
  'read-write-lock': {
    picture: {
      believes: (what) => `believes it ${beliefs[what]}`,
      holdsTheLock: 'has access',
      heldBy: (name) => `access of client ${name}`,
    },
    guide: { holder: 'reads or writes, or believes it may' },
    stepNames: { 'lock.hold': 'has access' },
    steps: { 'lock.hold': 'Read, or write' },
    why: {
      holds: (who) => `Why does ${who} have access?`,
      believes: (who) => `Why does ${who} believe that it has access?`,
    },
    client: {
      believesNothing: 'that it may neither read nor write',
      truthHolder: (path) => `it owns ${path}, and no earlier znode blocks it`,
    },
  },
  elections: {
    picture: {
      believes: (what) => `believes it ${beliefs[what]}`,
      byLastRelease: 'woken since the last leader left',
      byLastReleaseTip: 'Watch notifications since the last leader’s znode was deleted',
      holdsTheLock: 'leads',
      heldBy: (name) => `of client ${name}, the leader`,
      queue: 'Candidates',
      nobodyHolds: 'no leader',
      laneEmpty: 'no candidates',
      inLineCount: (count) => `${format.number(count)} in line`,
      laneName: (_, places) =>
        places.length === 0
          ? 'There are no candidates.'
          : `Candidates, first to last: ${places.join(', ')}. The first is the leader.`,
      expectedToBreak: 'this election is known to violate it',
    },
    guide: {
      holder: 'leads, or believes it does',
      keys: 'Space plays, arrow keys step, K kills the selected client or the leader. Press ? for all keys.',
    },
    controls: { holder: 'the leader', forHolder: 'For the leader in each world' },
    why: {
      holds: (who) => `Why is ${who} the leader?`,
      believes: (who) => `Why does ${who} believe that it is the leader?`,
    },
    client: {
      believesNothing: 'that it is not the leader',
      truthNothing: 'it has no znode: it is not a candidate',
      truthNodeOfDead: (path) => `${path} still exists and keeps its place in line until the session expires`,
    },
    lockInvariants: {
      'I-3': {
        name: 'Leader owns the first znode',
        broken: 'a program believes that it leads, and the tree says otherwise',
        statement:
          'A program that believes it leads owns the first znode of the election, in its current session.',
        why: (finding) => unfounded(finding, 'leads'),
      },
      'I-7': {
        name: 'One wake-up per leader',
        broken: 'several wake when a leader leaves',
        statement: 'When a leader leaves, at most one candidate wakes: only one can lead.',
        why: ({ count, path }) =>
          `${count} clients were woken to elect one leader${path === null ? '' : ` when ${path} was deleted`}. Only one can lead.`,
      },
    },
  },
  queues: NOBODY_HOLDS,
  coordination: NOBODY_HOLDS,
  'lesson-numbers': {
    ...NOBODY_HOLDS,
    gates: {
      produce: gate(
        'Create numbered',
        'create a sequential znode',
        'creates a sequential znode',
        'The program creates a sequential znode.',
      ),
      write: gate(
        'Create plain',
        'create a plain child',
        'creates a plain child',
        'The program creates a znode without a number.',
      ),
      consume: gate(
        'Delete first',
        'delete the first child',
        'deletes the first child',
        'The program deletes the child that is first.',
      ),
      act: gate('Delete /q', 'delete /q', 'deletes /q', 'The program deletes /q itself.'),
    },
  },
  ensemble: {
    ...NOBODY_HOLDS,
    guide: {
      keys: 'Space plays, arrow keys step, K kills the selected client or crashes the selected server. Press ? for all keys.',
    },
  },
};

function whyBelieves(who: string): string {
  return `Why does ${who} believe that?`;
}
