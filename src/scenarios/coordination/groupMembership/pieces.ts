import { B, cut, heal, kill, once, quiet, when } from '../../locks/cues.ts';
import type { Command } from '../../../engine/index.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';
import type { PieceWords } from '../../scenario/words.ts';

const START_B: Command = { type: 'startClient', client: B };

export const pieces = [
  {
    id: 'registered-by-a-dead-session',
    corpus: ['F43'],
    invariant: 'I-31',
    seed: 1,
    clients: 4,
    wrong: { scenario: 'group-membership', values: { variant: 'trusts-node-exists' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
    script: [...when(quiet(1500), kill(B)), ...when(once('client.killed', { afterMs: 1000 }), START_B)],
    endMs: 24_000,
    source: 'https://issues.apache.org/jira/browse/KAFKA-1387',
  },
  {
    id: 'alive-and-never-listed-again',
    corpus: ['F12'],
    invariant: 'I-31',
    seed: 1,
    clients: 4,
    wrong: { scenario: 'group-membership', values: { variant: 'registers-once' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
    script: [...when(quiet(1500), cut(B)), ...when(once('session.expired', { afterMs: 1000 }), heal(B))],
    endMs: 30_000,
    source: 'https://github.com/samuel/go-zookeeper/issues/20',
  },
  {
    id: 'name-of-a-dead-host',
    corpus: ['F48'],
    invariant: 'I-32',
    seed: 1,
    clients: 4,
    wrong: { scenario: 'group-membership', values: { variant: 'persistent' } },
    right: { scenario: 'group-membership', values: { variant: 'checks-owner' } },
    script: when(quiet(1500), kill(B)),
    endMs: 24_000,
    source: 'https://issues.apache.org/jira/browse/HBASE-16144',
  },
  {
    id: 'all-at-the-same-time',
    corpus: ['F36'],
    invariant: 'I-24',
    seed: 1,
    clients: 31,
    wrong: { scenario: 'group-membership', values: { routersRead: 'everything' } },
    right: { scenario: 'group-membership', values: { routersRead: 'gathers' } },
    script: [],
    endMs: 7000,
    source: 'https://medium.com/pinterest-engineering/zookeeper-resilience-at-pinterest-adfd8acf2a6b',
  },
] as const satisfies readonly MuseumPiece[];

export const pieceWords = {
  'registered-by-a-dead-session': {
    name: 'Host registered by its expired session',
    story:
      'Host B crashes and is back within a second, with a new session. Its name is still in the list, so create returns NodeExists, and B takes that for being registered. Then the old session expires, and the name is gone.',
    look: 'B’s name vanishes while B serves. It belonged to B’s previous session.',
    fix: 'Check who owns the znode. If another session owns it, wait until it is gone, then create it.',
  },
  'alive-and-never-listed-again': {
    name: 'Live host missing after a session expiry',
    story:
      'Host B is cut off until its session expires, and its name goes with the session. Its link heals and B keeps serving, but it never registers again. It did so only once, at startup.',
    look: 'B is alive and connected, and in no list. No router sends it requests.',
    fix: 'An expired session ends everything that was created with it. Open a new handle and register again.',
  },
  'name-of-a-dead-host': {
    name: 'Dead host stays in the list',
    story:
      'Hosts register persistent znodes, so that a short outage does not remove them. B dies. Its name stays, and the routers send it requests forever.',
    look: 'B is dead, and its name is in every router’s list.',
    fix: 'Use ephemeral znodes. A dead host is removed when its session expires, within the timeout plus a tick.',
  },
  'all-at-the-same-time': {
    name: 'Restart storm: too many list reads',
    story:
      'Thirty hosts start within three seconds. After each one, the router lists the group and reads the data of every host again. Before it has finished, the watch fires again.',
    look: 'The router’s requests: hundreds for thirty changes. Each new host adds as many as there are hosts.',
    fix: 'After a change, wait a moment for others, then read once. Until then, use the last good list.',
  },
} satisfies Readonly<Record<string, PieceWords>>;
