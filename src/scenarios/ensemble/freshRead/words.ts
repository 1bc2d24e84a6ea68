import { by, story } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';

export const words = {
  name: 'A read that must be new',
  more: 'plain, behind a sync, behind a write',
  subtitle: by('reader', { reads: 'reads', syncs: 'syncs, then reads', writesFirst: 'writes, then reads' }),
  sentence: by('reader', {
    reads: 'Client B has been told of a write and reads. It gets what its server has, be that old.',
    syncs: 'Client B syncs before it reads: its server first catches up with the leader it knows.',
    writesFirst:
      'Client B writes something before it reads: whoever answers that has a quorum behind it, and so all writes before.',
  }),
  parameters: {
    story: story({
      'told-by-telephone': 'told by telephone',
      'leader-that-was-replaced': 'a leader that was replaced',
      'sync-asks-the-old-leader': 'a sync at the old leader',
    }),
    reader: {
      label: 'How client B reads',
      values: { reads: 'it reads', syncs: 'sync, then read', writesFirst: 'write, then read' },
    },
    servers: { label: 'Servers' },
  },
} satisfies ScenarioWords;
