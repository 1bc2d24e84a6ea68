import { B, cut, heal, kill, once, quiet, when } from '../../locks/cues.ts';
import type { Command } from '../../../engine/index.ts';
import type { MuseumPiece } from '../../scenario/piece.ts';

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
