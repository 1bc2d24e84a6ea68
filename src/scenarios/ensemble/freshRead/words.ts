import { by, story } from '../words.ts';
import type { ScenarioWords } from '../../scenario/words.ts';

export const words = {
  name: 'Linearizable read: sync, or write first',
  more: 'a plain read, after a sync, after a write',
  subtitle: by('reader', { reads: 'reads', syncs: 'syncs, then reads', writesFirst: 'writes, then reads' }),
  sentence: by('reader', {
    reads: 'Client B has been told of a write and reads. It gets what its server has, even if that is stale.',
    syncs: 'Client B calls sync before it reads. Its server first catches up with the leader it knows.',
    writesFirst:
      'Client B writes something before it reads. The server that confirms this write has a quorum behind it, and so all earlier writes.',
  }),
  parameters: {
    story: story({
      'told-by-telephone': 'a write known by other means',
      'leader-that-was-replaced': 'a leader that was replaced',
      'sync-asks-the-old-leader': 'a sync with the old leader',
    }),
    reader: {
      label: 'How client B reads',
      values: { reads: 'read', syncs: 'sync, then read', writesFirst: 'write, then read' },
    },
    servers: { label: 'Servers' },
  },
  tags: ['staleRead', 'sync', 'leader'],
} satisfies ScenarioWords;
