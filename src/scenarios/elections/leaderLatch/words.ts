import { LEAD_MS } from '../words.ts';
import type { ParameterValues } from '../../scenario/scenario.ts';
import type { ScenarioWords } from '../../scenario/words.ts';
import { latchVersion } from './latchVersion.ts';
import { capital, spelled } from '../../scenario/englishNumbers.ts';

const POLICIES: Readonly<Record<string, string>> = {
  standard: 'A leader stops when its connection is suspended.',
  session: 'A leader with a suspended connection goes on until its session counts as lost.',
};

function users(clients: number, latches: number): string {
  const who = `${capital(spelled(clients))} ${clients === 1 ? 'client' : 'clients'}`;
  if (latches === 1) return `${who} with the LeaderLatch`;
  return `${who} with ${spelled(latches)} LeaderLatches ${clients === 1 ? '' : 'each '}in one session`;
}

export const words = {
  name: 'Curator LeaderLatch',
  more: 'five versions, four fixed bugs',
  sentence: ({ clients, values }) =>
    `${users(clients, Number(values['latches'] ?? 1))} of Curator ${values['version']}. ${POLICIES[String(values['policy'])] ?? ''}`,
  subtitle: ({ values }) => `${values['version']} · ${values['policy']} · ${values['closeMode']}`,
  parameters: {
    version: {
      label: 'Version',
      values: {
        '2.0.0': '2.0.0: a closed latch may leave a znode',
        '4.0.1': '4.0.1: resets instead of listing again',
        '5.4.0': '5.4.0: lists again instead of resetting',
        '5.7.0': '5.7.0: checks who owns its znode',
        '5.8.0': '5.8.0: also survives a deleted path',
      },
    },
    policy: {
      label: 'When the connection is suspended',
      values: {
        standard: 'give up leadership (standard)',
        session: 'lead until the session is lost (session)',
      },
    },
    closeMode: {
      label: 'Close mode',
      values: { SILENT: 'SILENT', NOTIFY_LEADER: 'NOTIFY_LEADER' },
      hint: 'Whether close() tells the listeners that it no longer leads',
    },
    patienceMs: {
      label: 'The second client waits',
      values: { endless: 'without a time limit' },
      hint: 'await(timeout), then close()',
    },
    latches: {
      label: 'Latches in each client',
      hint: 'They share its session: when that ends, all their znodes go',
    },
    firstNumber: { label: 'First sequence number', hint: 'Where earlier latches have left the counter' },
    asks: {
      label: 'getLeader()',
      values: { nobody: 'not called', lastClient: 'called by the last client when you press Read' },
    },
    closes: {
      label: 'close()',
      values: { once: 'called once', twice: 'called a second time, which throws' },
    },
    logs: {
      label: 'Log of Curator',
      values: { nothing: 'not printed', errors: 'a create that failed for good is printed' },
    },
    namespace: {
      label: 'Namespace of the framework',
      values: { none: 'none', app: 'app: below /app' },
      hint: 'It is put before every path that its programs give',
    },
    leadMs: LEAD_MS,
  },
  steps: {
    'latch.create': 'reset(): delete its old znode, create a protected one',
    'latch.list': 'getChildren(): list the latches',
    'latch.watch': 'checkLeadership(): if not first, read the predecessor with a watch',
    'latch.await': 'await(): wait until isLeader',
    'latch.close': 'close(): delete its znode',
    'latch.listener': 'stateChanged(): what it does when the connection changes',
  },
  stepNames: {
    'latch.create': 'creates its znode',
    'latch.list': 'lists the latches',
    'latch.watch': 'sets its watch',
    'latch.await': 'awaits leadership',
    'latch.close': 'closes its latch',
    'latch.listener': 'hears of its connection',
  },
  stepsOf: ({ values }) => stepsOf(values),
  contradictions: {
    policiesCameLater:
      'Curator 2.0.0 knows only the standard policy. Choose that policy, or a later version.',
    closeModesCameLater: 'Curator 2.0.0 knows only the mode SILENT. Choose that mode, or a later version.',
  },
  tags: ['election', 'latch', 'connectionLoss', 'curator'],
} satisfies ScenarioWords;

/** What the versions do otherwise, and the branches that no thread stops at. */
function stepsOf({ version, policy, closeMode }: ParameterValues): Readonly<Record<string, string>> {
  const { onGonePredecessor, onReconnected, first } = latchVersion(version);
  const again = { reset: 'reset()', list: 'getChildren()', listAlways: 'getChildren()' };
  const stops =
    policy === 'standard' ? 'SUSPENDED or LOST: no longer the leader' : 'LOST: no longer the leader';
  const spared = policy === 'session' && onReconnected !== 'listAlways' ? ', unless it still leads' : '';
  return {
    'latch.create': 'reset(): no longer the leader. Delete its old znode, create a protected one',
    'latch.watch': [
      'checkLeadership(): own znode missing: reset().',
      first === 'comparesOwner' ? 'First, and of this session: lead.' : 'First: lead.',
      `Otherwise read the predecessor with a watch; if it is gone, ${again[onGonePredecessor]}`,
    ].join(' '),
    'latch.close': `close(): delete its znode, ${closeMode === 'NOTIFY_LEADER' ? 'call notLeader() of its listeners, then remove them' : 'remove its listeners without a call'}`,
    'latch.listener': `stateChanged(): at ${stops}. At RECONNECTED: ${again[onReconnected]}${spared}`,
  };
}
