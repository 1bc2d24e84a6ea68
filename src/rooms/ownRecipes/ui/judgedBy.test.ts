// What the editor says that a run is judged by is what the world asks for.
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../../ui/stores/session.ts';
import { judgedBy } from './judgedBy.ts';
import { programInEditor } from './ownWorld.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

afterEach(() => {
  useSession.setState({ experiment: null });
});

test('of several programs that claim: not whether there is always a leader, which no world of several asks', () => {
  const experiment = splitLeaders({ fault: 'none' });
  useSession.setState({ experiment });
  const judged = judgedBy(programInEditor()?.code ?? '');
  expect(judged?.toSorted()).toEqual(['I-12', 'I-3', 'I-40']);
  expect(experiment.claims[0]).toEqual(expect.arrayContaining([...(judged ?? [])]));
  expect(experiment.claims[0]).not.toContain('I-13');
});
