// A rolling restart while a client keeps writing. The order decides how many elections it takes.
import { countParameter } from '../../scenario/parameters.ts';
import type { Command, Cue, CueMoment } from '../../../engine/index.ts';
import { numbered, once, restart, when } from '../cues.ts';
import { ensembleScenario } from '../ensembleScenario.ts';
import { BUTTONS, ensembleStage, steadyWriter } from '../ensembleStage.ts';
import { WRITES, integerOf, isWritingForEver, storyParameter } from '../parameters.ts';
import { words } from './words.ts';

export const rollingRestart = ensembleScenario({
  id: 'rolling-restart',
  words,
  views: ['zxidCounter', 'spaceTime', 'logStrips'],
  parameters: [storyParameter('leaderLast', 'leaderFirst'), countParameter('servers', 3, 7, 3), WRITES],
  clients: { min: 2, max: 20, initial: 2 },
  isEndless: isWritingForEver,
  setup(choice) {
    const voters = integerOf(choice.values, 'servers', 3);
    return ensembleStage(choice, {
      voters,
      cast: [
        { at: 2, programs: BUTTONS },
        { at: 1, programs: [steadyWriter(choice)] },
      ],
      script: scriptOf(choice.values['story'], voters),
    });
  },
});

/** So long each server is left at work before the next one is restarted. */
const APART_MS = 1500;

function scriptOf(story: unknown, servers: number): readonly Cue[] {
  if (story !== 'leaderLast' && story !== 'leaderFirst') return [];
  const rising = Array.from({ length: servers }, (_, index) => index + 1);
  const order = story === 'leaderLast' ? rising : rising.toReversed();
  const [first, ...others] = order.map((number): Command => restart(numbered(number)));
  if (first === undefined) return [];
  const written = once('reply.delivered', { actor: 'client:B', where: { op: 'setData' }, nth: 3 });
  return [...when(written, first), ...others.flatMap((one, index) => when(back(order[index] ?? 1), one))];
}

/** It follows again: there was a leader all the time it was down. */
function back(number: number): CueMoment {
  return once('server.serving', { actor: numbered(number), afterMs: APART_MS });
}
