import { story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'What the server itself did wrong',
  more: 'published bugs of ZooKeeper’s own code',
  subtitle: ({ values }) => SERVERS[String(values['as'])] ?? '',
  beside: ({ values }) => {
    const [wrong = '', right = ''] = DOES[String(values['story'])] ?? [];
    return values['as'] === 'theFault' ? wrong : values['as'] === 'mended' ? right : '';
  },
  sentence: ({ values }) => SENTENCES[String(values['story'])] ?? '',
  parameters: {
    story: story({
      'acknowledged-before-uptodate': 'ZOOKEEPER-3911',
      'acknowledged-while-logging': 'ZOOKEEPER-4646',
      'epoch-before-log': 'ZOOKEEPER-4643',
      'tree-behind-its-log': 'ZOOKEEPER-2845',
      'logging-thread-goes-on': 'ZOOKEEPER-4541',
      'half-a-snapshot': 'ZOOKEEPER-3642',
      'disk-error-survived': 'ZOOKEEPER-4882',
      'hole-is-passed-on': 'ZOOKEEPER-4925',
      'ephemeral-for-ever': 'ZOOKEEPER-2355',
      'event-lost-with-a-snapshot': 'ZOOKEEPER-3145',
    }),
    as: {
      label: 'The servers',
      values: {
        theFault: 'with this one bug',
        mended: 'fixed',
        '3.4.10': 'as 3.4.10',
        '3.5.9': 'as 3.5.9',
        '3.8.0': 'as 3.8.0',
        '3.9.3': 'as 3.9.3',
      },
      hint: 'A release has those of its bugs that are modelled here.',
    },
  },
  tags: ['loss', 'log', 'epoch', 'crash', 'restart', 'leader'],
} satisfies ScenarioWords;

const SERVERS: Readonly<Record<string, string>> = {
  theFault: 'with the bug',
  mended: 'fixed',
  '3.4.10': 'as 3.4.10',
  '3.5.9': 'as 3.5.9',
  '3.8.0': 'as 3.8.0',
  '3.9.3': 'as 3.9.3',
};

/** What servers do with the bug, and what they do without it. */
const DOES: Readonly<Record<string, readonly [string, string]>> = {
  'acknowledged-before-uptodate': [
    'acknowledge the leader first, log later',
    'log first, then acknowledge the leader',
  ],
  'acknowledged-while-logging': [
    'acknowledge while the disk is writing',
    'wait for the disk, then acknowledge',
  ],
  'epoch-before-log': ['write the epoch, then the log', 'write the log, then the epoch'],
  'tree-behind-its-log': ['keep a tree that is behind the log', 'bring the tree up to the log first'],
  'logging-thread-goes-on': ['write to the log behind the tree’s back', 'end the logging thread first'],
  'half-a-snapshot': ['keep a tree that is not on disk', 'drop a tree that is not on disk'],
  'disk-error-survived': ['go on after a disk error', 'end the process on a disk error'],
  'hole-is-passed-on': ['forget what they caught up on', 'remember what they caught up on'],
  'ephemeral-for-ever': ['claim a zxid before they have got there', 'claim only what they have applied'],
  'event-lost-with-a-snapshot': ['delete what the snapshot still holds', 'delete what the transaction names'],
};

const SENTENCES: Readonly<Record<string, string>> = {
  'acknowledged-before-uptodate':
    'Server 2 missed order A2. It acknowledges the new leader before it has A2 on its disk, and crashes.',
  'acknowledged-while-logging':
    'Server 2 missed order A2. It hands A2 to its logging thread, acknowledges the leader, and crashes while the disk is busy.',
  'epoch-before-log': 'Server 2 missed order A2. It writes the new epoch before A2, and crashes in between.',
  'tree-behind-its-log':
    'Server 1 is down. The leader crashes when only server 2 has logged order A2. Server 2 goes on without applying what is in its log.',
  'logging-thread-goes-on':
    'Server 1 is down. The leader crashes while order A2 waits for the disk of server 2. The logging thread of server 2 writes it after all.',
  'half-a-snapshot':
    'Server 1 is being sent a snapshot when the connection breaks. It keeps the tree in memory, and nothing on disk.',
  'disk-error-survived':
    'The disk of server 1 fails once, at order A2. Server 1 rejoins with A2 in memory and not in its log.',
  'hole-is-passed-on':
    'Server 4 catches up on order A2 without remembering it for others. Then it leads, and server 1 has to catch up.',
  'ephemeral-for-ever':
    'Server 1 is told how far it will be, and the connection breaks before it gets there. It never learns that a session has ended.',
  'event-lost-with-a-snapshot':
    'A session ends while server 1 writes a snapshot. After a restart, server 1 does not know that the list of members has changed.',
  none: 'Choose a release, give commands, and see which of its bugs you meet.',
};
