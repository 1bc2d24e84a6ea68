// What the pieces on the server’s own bugs say: in their course, and at their end what clients read, where the two sides differ.
import { expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { pieces } from '../../../scenarios/ensemble/serverMistakes/pieces.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { en } from '../../../words/en/index.ts';
import { sceneNamed } from '../../scenes/scenes.ts';
import { sentencesOf } from '../../select/sentences.ts';
import { library } from '../../stores/library.ts';
import { tellSentence } from './tellSentence.ts';
import { tellEnsembles } from './testing/tellEnsembles.ts';

tellEnsembles();

type PieceId = (typeof pieces)[number]['id'];

const LOST =
  'Left: client A reads /orders: A1. A2 was answered Ok and is gone. Right: client A reads /orders: A1 and A2.';
const TWO_LISTS =
  'Left: client B reads /orders: A1, B1, and B2. Right: client B reads /orders: A1, A2, B1, and B2.';
const GAP =
  'Left: client B reads /orders: A1, A3, and A4. Right: client B reads /orders: A1, A2, A3, and A4.';

const ENDS: Readonly<Record<PieceId, string>> = {
  'acknowledged-before-uptodate': LOST,
  'acknowledged-while-logging': LOST,
  'epoch-before-log': LOST,
  'tree-behind-its-log': TWO_LISTS,
  'logging-thread-goes-on': TWO_LISTS,
  'half-a-snapshot': GAP,
  'disk-error-survived': GAP,
  'hole-is-passed-on': GAP,
  'ephemeral-for-ever': 'Left: client B reads /members: C.',
  'event-lost-with-a-snapshot': 'Right: client B wakes: NodeChildrenChanged /members.',
};

test.each(pieces)('$id ends on what a client reads with the bug and without', ({ id, endMs }) => {
  expect(toldOf(id, endMs).at(-1)).toBe(ENDS[id]);
});

test.each(['tree-behind-its-log', 'logging-thread-goes-on'] as const)(
  'of %s a write in the log alone is kept by the next leader with the fix, and comes back with the one after it without',
  (id) => {
    const kept = toldOf(id).filter((text) => text.includes('is kept by the new leader'));
    expect(kept).toEqual([
      expect.stringMatching(/^Server 2 leads epoch 2\. Right: /),
      expect.stringMatching(/^Server 2 leads epoch 3\. Left: /),
    ]);
  },
);

function toldOf(id: PieceId, untilMs = 40_000): readonly string[] {
  const experiment = new Experiment(sceneNamed(id)?.choices() ?? [], library);
  experiment.runUntil(untilMs, 1_000_000);
  return sentencesOf(experiment).map((sentence) => tellSentence(experiment, sentence, Infinity, en));
}
