import { by, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Reconfig: members join and leave',
  more: 'pods replaced, quorum lost: NewConfigNoQuorum, reconfigEnabled',
  sentence: by('story', {
    podReplaced:
      'Server 4 is a new pod. It follows without a vote, and joins by reconfig while server 1 leaves. A majority of the old members and of the new ones commit that.',
    podsLost:
      'Two of three pods are gone for good and never left. Two new ones run, but nobody can add them: a reconfig needs a quorum of the old members. It helps only that server 1 comes back.',
    joinedTooEarly:
      'Servers 4 and 5 join before they run. The quorum is three of five from now on, so one crash is too much.',
    noQuorum:
      'Client A wants servers 4 and 5 in place of server 1, and they do not run: NewConfigNoQuorum. With server 4 in sync it is accepted.',
    leaderLeaves:
      'The leader is removed. It commits that as its last act and names its successor, so there is no election.',
    none: 'Start servers 4 and 5, and let client A reconfigure: 4 joins, 5 joins, 1 leaves.',
  }),
  parameters: {
    story: story({
      podReplaced: 'a pod is replaced',
      podsLost: 'most pods are lost',
      joinedTooEarly: 'members that never started',
      noQuorum: 'NewConfigNoQuorum',
      leaderLeaves: 'the leader leaves',
    }),
  },
  tags: ['quorum', 'leader', 'config', 'crash'],
} satisfies ScenarioWords;
