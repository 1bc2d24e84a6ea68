import { LEAD_MS } from '../words.ts';
import type { ScenarioWords } from '../../words.ts';
import { capital, spelled } from '../../englishNumbers.ts';

const POLICIES: Readonly<Record<string, string>> = {
  standard: 'A leader whose connection is suspended stops.',
  session: 'A leader whose connection is suspended goes on until its session counts as lost.',
};

export const words = {
  name: 'Curator’s LeaderLatch',
  more: 'five versions, four mended faults',
  sentence: ({ clients, values }) =>
    `${capital(spelled(clients))} latches of Curator ${values['version']}. ${POLICIES[String(values['policy'])] ?? ''}`,
  subtitle: ({ values }) => `${values['version']} · ${values['policy']}`,
  parameters: {
    version: {
      label: 'Version',
      values: {
        '2.0.0': '2.0.0: closed latches may leave a znode',
        '4.0.1': '4.0.1: begins anew at every turn',
        '5.4.0': '5.4.0: lists again instead',
        '5.7.0': '5.7.0: checks whose znode it is',
        '5.8.0': '5.8.0: also survives a lost path',
      },
    },
    policy: {
      label: 'A suspended connection',
      values: {
        standard: 'ends leadership (standard policy)',
        session: 'does not, a lost session does (session policy)',
      },
    },
    closeMode: {
      label: 'Close mode',
      values: { SILENT: 'SILENT', NOTIFY_LEADER: 'NOTIFY_LEADER' },
      hint: 'Whether closing tells the listeners that it leads no more',
    },
    patienceMs: {
      label: 'How long the second one waits',
      values: { endless: 'as long as it takes' },
      hint: 'await(timeout), then close()',
    },
    leadMs: LEAD_MS,
  },
  steps: {
    'latch.create': 'reset(): delete its old znode, create a protected one',
    'latch.list': 'getChildren(): list the latches',
    'latch.watch': 'checkLeadership(): not the first, so read the one before, with a watch',
    'latch.await': 'await(): until isLeader',
    'latch.close': 'close(): delete its znode',
  },
  stepNames: {
    'latch.create': 'creates its znode',
    'latch.list': 'lists the latches',
    'latch.watch': 'sets its watch',
    'latch.await': 'awaits leadership',
    'latch.close': 'closes its latch',
  },
  contradictions: {
    policiesCameLater: 'Curator 2.0.0 knows only the standard policy: choose that one, or a later version.',
    closeModesCameLater: 'Curator 2.0.0 knows only the mode SILENT: choose that one, or a later version.',
  },
} satisfies ScenarioWords;
