import { afterEach, expect, test, vi } from 'vitest';
import '../../../scenarios/library.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { en } from '../../../words/en/index.ts';
import { useEnsembleNarrator } from '../../stores/ensembleNarrator.ts';
import { library } from '../../stores/library.ts';
import { useStage } from '../../stores/stage.ts';
import { sentencesOf } from '../../select/sentences.ts';
import { ensembleNarrator } from './ensembleNarrator.ts';
import { fetchNarrator } from './fetchNarrator.ts';
import { tellSentence } from './tellSentence.ts';

afterEach(() => {
  useEnsembleNarrator.setState({ narrator: null });
  useStage.setState({ rooms: [] });
});

test('the first ensemble that is opened brings who tells of it', async () => {
  const room = { id: 'library', dialogs: {}, provides: { ensembleNarrator: async () => ensembleNarrator } };
  useStage.setState({ rooms: [room] });
  const experiment = new Experiment([{ scenario: 'failover', seed: 1, clients: 2, values: {} }], library);
  experiment.runUntil(2000, 500);
  fetchNarrator(experiment);
  await vi.waitUntil(() => useEnsembleNarrator.getState().narrator !== null, 60_000);
  const told = sentencesOf(experiment).map((sentence) =>
    tellSentence(experiment, sentence, experiment.steps, en),
  );
  expect(told).toContain('Server 3 leads epoch 1.');
});

test('a world of one server asks for nothing', () => {
  fetchNarrator(new Experiment([{ scenario: 'herd-lock', seed: 1, clients: 2, values: {} }], library));
  expect(useEnsembleNarrator.getState().narrator).toBeNull();
});
