// English, what is said otherwise in scenes that are not about a lock: by the scenario's name, else by its family.
import { beliefs, format } from './nouns.ts';
import type { Voice, Voices } from '../contracts/voices.ts';

const NOBODY_HOLDS = {
  picture: {
    believes: (what) => `believes it ${beliefs[what]}`,
    expectedToBreak: 'this way of doing it is known to break it',
  },
  guide: {
    holder: 'works, or believes something of itself',
    keys: 'Space plays, the arrows step, K kills who is selected. Press ? for all keys.',
  },
  controls: { forHolder: 'For whoever holds something, in each world' },
  why: { holds: whyBelieves, believes: whyBelieves },
  client: {
    believesNothing: 'nothing of itself',
    truthNothing: 'it has no znode here',
    truthNodeOfDead: (path) => `${path} still stands, until the session expires`,
  },
} satisfies Voice;

export const voices: Voices = {
  locks: { picture: { believes: (what) => `believes it ${beliefs[what]}` } },
  semaphore: {
    picture: {
      believes: (what) => `believes it ${beliefs[what]}`,
      byLastRelease: 'woken by the last return',
      byLastReleaseTip: 'How many clients were woken when the last permit came back',
      holdsTheLock: 'has a permit',
      heldBy: (name) => `permit of client ${name}`,
      nobodyHolds: 'nobody has a permit',
      laneEmpty: 'every permit is free',
    },
    guide: { holder: 'has a permit, or believes so' },
    stepNames: { 'lock.hold': 'has a permit' },
    steps: { 'lock.hold': 'Keep the permit', 'lock.release': 'Return it: delete its znode' },
    why: {
      holds: (who) => `Why does ${who} have a permit?`,
      believes: (who) => `Why does ${who} believe that it has a permit?`,
    },
    client: {
      believesNothing: 'that it has no permit',
      truthHolder: (path) => `${path} is its own, and there are permits enough: it has one`,
      truthNothing: 'it has no znode here',
      truthNodeOfDead: (path) => `${path} still stands, and keeps a permit until the session expires`,
    },
  },
  'read-write-lock': {
    picture: {
      believes: (what) => `believes it ${beliefs[what]}`,
      holdsTheLock: 'has access',
      heldBy: (name) => `access of client ${name}`,
    },
    guide: { holder: 'reads or writes, or believes that it may' },
    stepNames: { 'lock.hold': 'has access' },
    steps: { 'lock.hold': 'Read, or write' },
    why: {
      holds: (who) => `Why may ${who} go in?`,
      believes: (who) => `Why does ${who} believe that it may go in?`,
    },
    client: {
      believesNothing: 'that it may neither read nor write',
      truthHolder: (path) => `${path} is its own and nothing before it is in its way: it has access`,
    },
  },
  elections: {
    picture: {
      believes: (what) => `believes it ${beliefs[what]}`,
      byLastRelease: 'woken when the last leader went',
      byLastReleaseTip: 'How many clients were woken when the znode of the last leader was deleted',
      holdsTheLock: 'leads',
      heldBy: (name) => `of client ${name}, which leads`,
      queue: 'Candidates',
      nobodyHolds: 'nobody leads',
      laneEmpty: 'nobody stands for leader',
      inLineCount: (count) => `${format.number(count)} stand`,
      laneName: (_, places) =>
        places.length === 0
          ? 'Nobody stands for leader.'
          : `Candidates, first to last: ${places.join(', ')}. The first leads.`,
      expectedToBreak: 'this way of electing is known to break it',
    },
    guide: {
      holder: 'leads, or believes so',
      keys: 'Space plays, the arrows step, K kills who is selected or the leader. Press ? for all keys.',
    },
    controls: { holder: 'the leader', forHolder: 'For the leader, in each world' },
    why: {
      holds: (who) => `Why does ${who} lead?`,
      believes: (who) => `Why does ${who} believe that it leads?`,
    },
    client: {
      believesNothing: 'that it does not lead',
      truthHolder: (path) => `${path} is its own and comes first: it leads`,
      truthNothing: 'it has no znode: it does not stand for leader',
      truthNodeOfDead: (path) =>
        `${path} still stands, and keeps its place in line until the session expires`,
    },
  },
  queues: NOBODY_HOLDS,
  coordination: NOBODY_HOLDS,
  ensemble: {
    ...NOBODY_HOLDS,
    guide: {
      keys: 'Space plays, the arrows step, K kills the client or crashes the server that is selected. Press ? for all keys.',
    },
  },
};

function whyBelieves(who: string): string {
  return `Why does ${who} believe that?`;
}
