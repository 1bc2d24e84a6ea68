// Curator's LeaderLatch in several of its versions, with either policy for lost connections and either way of closing.
import type { ClientSetup } from '../../engine/index.ts';
import { choiceParameter } from '../locks/parameters.ts';
import { LATCH_PATH } from '../recipes/elections/latchBackground.ts';
import { LATCH_VERSIONS, type LatchVersionName } from '../recipes/elections/latchVersion.ts';
import { latchSteps } from '../recipes/elections/leaderLatch.ts';
import { ELECTION_PROMISES, electionScenario } from './electionScenario.ts';

export const leaderLatch = electionScenario({
  id: 'leader-latch',
  views: ['latchStrips', 'eyes', 'threads'],
  lock: { parent: LATCH_PATH, order: 'sequence' },
  invariants: [...ELECTION_PROMISES, 'I-14'],
  parameters: [
    { ...choiceParameter('version', LATCH_VERSIONS), initial: '5.8.0' },
    choiceParameter('policy', ['standard', 'session']),
    choiceParameter('closeMode', ['SILENT', 'NOTIFY_LEADER']),
  ],
  contradiction({ values }) {
    if (values['version'] !== '2.0.0') return null;
    if (values['policy'] === 'session') return { parameter: 'policy', because: 'policiesCameLater' };
    return values['closeMode'] === 'SILENT'
      ? null
      : { parameter: 'closeMode', because: 'closeModesCameLater' };
  },
  stepList: ({ rounds }) => latchSteps(rounds),
  library: ({ values }) => libraryOfVersion(values['version']),
  // Curator makes the latch path itself, as a container.
  furnish: (setup) => ({ ...setup, nodes: [] }),
});

/** The framework that came with it: in how it loses its session it has changed once. */
const LIBRARIES: Readonly<Record<LatchVersionName, ClientSetup['library']>> = {
  '2.0.0': 'curator-4.0.1',
  '4.0.1': 'curator-4.0.1',
  '5.4.0': 'curator-5.4',
  '5.7.0': 'curator-5.7',
  '5.8.0': 'curator-5.7',
};

function libraryOfVersion(version: unknown): ClientSetup['library'] {
  return LIBRARIES[LATCH_VERSIONS.find((known) => known === version) ?? '5.8.0'];
}
