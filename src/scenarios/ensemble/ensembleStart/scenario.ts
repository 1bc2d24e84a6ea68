// The first start of an ensemble: no server runs, all disks are empty, and a client is already trying to connect.
import { countParameter } from '../../scenario/parameters.ts';
import type { Cue } from '../../../engine/index.ts';
import { numbered, press, quiet, start, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage } from '../ensembleStage.ts';
import { integerOf, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const ensembleStart = ensembleScenario({
  id: 'ensemble-start',
  words,
  views: ['ballots', 'zxidCounter', 'logStrips'],
  parameters: [storyParameter('together', 'oneByOne'), countParameter('servers', 3, 9, 5)],
  clients: { min: 1, max: 20, initial: 1 },
  // The client keeps trying to connect to servers that are not started.
  isEndless: ({ story }) => story === 'none',
  point: ({ story }) => (story === 'none' ? null : { kind: 'leader.established' }),
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 5);
    return ensembleStage(choice, {
      voters,
      cast: [{ at: 1, programs: BUTTONS }],
      asleep: true,
      script: scriptOf(choice.values['story'], voters),
    });
  },
});

const FIRST_START_MS = 1000;
/** Long enough for those that run to have found out that they are too few. */
const APART_MS = 1500;

function scriptOf(story: unknown, servers: number): readonly Cue[] {
  if (story !== 'together' && story !== 'oneByOne') return [];
  const apartMs = story === 'together' ? 0 : APART_MS;
  const starts = Array.from({ length: servers }, (_, index) =>
    when({ on: 'time', atMs: FIRST_START_MS + index * apartMs }, start(numbered(index + 1))),
  );
  return [...starts.flat(), ...when(quiet(500), press('client:A', 'write'))];
}
