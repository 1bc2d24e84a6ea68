import { SERVERS, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const whitelistWords = {
  name: 'Four-letter word: “not in the whitelist”',
  more: 'mntr is not executed because it is not in the whitelist',
  sentence: () =>
    'Server 1 is asked mntr and then srvr. Since 3.5 a server answers srvr alone, unless 4lw.commands.whitelist in zoo.cfg names others.',
  parameters: { story: story({ asked: 'mntr, then srvr' }), servers: SERVERS },
  tags: ['zkCli', 'config'],
} satisfies ScenarioWords;

export const endedWords = {
  name: '“Unable to read additional data from client”',
  more: 'likely client has closed socket: how a client went away',
  sentence: ({ values }) =>
    values['story'] === 'closes'
      ? 'Client A closes its session before it goes. Its ephemeral znode is gone at once, and client B is told.'
      : 'Client A goes without closing its session. The server reads the end of the connection and logs a warning. The session and its ephemeral znode stay until the timeout.',
  parameters: {
    story: story({ killed: 'the process is killed', closes: 'the session is closed first' }),
    servers: SERVERS,
  },
  tags: ['session', 'expiry', 'ephemeral', 'connectionLoss'],
} satisfies ScenarioWords;

export const ghostWords = {
  name: 'Ephemeral znode of an expired session is still listed',
  more: 'one server is behind, and the others are not',
  sentence: () =>
    'The session of client A expires. The leader’s messages reach server 1 late: client B lists the members there, and A is still among them.',
  parameters: { story: story({ behind: 'a follower that is behind' }), servers: SERVERS },
  tags: ['ephemeral', 'expiry', 'staleRead', 'sync'],
} satisfies ScenarioWords;

export const diskFullWords = {
  name: 'Disk full: “No space left on device”',
  more: 'a server that cannot write its log must not go on',
  sentence: ({ values }) =>
    values['story'] === 'majority'
      ? 'The disks of a majority are full. Client A writes, those processes end, and there is no quorum until there is room again. Real servers of 3.8.0 give up their role and try again.'
      : 'The disk of server 1 is full. Client A writes, and the process of server 1 ends. The others go on. With room on the disk it starts again and catches up. A real server of 3.8.0 gives up its role and tries again. Old snapshots and logs stay until autopurge.purgeInterval says otherwise.',
  parameters: {
    story: story({ oneServer: 'one server', majority: 'a majority at once' }),
    servers: SERVERS,
  },
  tags: ['log', 'crash', 'quorum', 'restart'],
} satisfies ScenarioWords;

export const noSnapshotWords = {
  name: '“No snapshot found, but there are log entries”',
  more: 'Something is broken! A clean-up that deletes too much, or an upgrade from 3.4',
  sentence: ({ values }) =>
    values['story'] === 'trusted'
      ? 'A script deletes the snapshots of server 1. With snapshot.trust.empty=true it starts from its log alone, which here has everything.'
      : 'A script deletes the snapshots of server 1. Its log may lack the beginning, so it does not start. With an empty disk it does, and gets all of it from the leader.',
  parameters: {
    story: story({ cleanedUp: 'snapshots are deleted', trusted: 'with snapshot.trust.empty=true' }),
  },
  tags: ['log', 'restart'],
} satisfies ScenarioWords;
