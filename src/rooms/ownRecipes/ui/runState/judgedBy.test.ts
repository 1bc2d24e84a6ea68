// What the editor says that a run is judged by is what the world asks for.
import { afterEach, expect, test } from 'vitest';
import { useSession } from '../../../../ui/stores/session.ts';
import { judgedBy, ownInvariants } from './judgedBy.ts';
import { programInEditor } from '../ownWorld.ts';
import { splitLeaders } from '../testing/splitLeaders.ts';

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

test('each invariant that a program of the next run exports is named, with its program', () => {
  const rewritten = (code: string): string =>
    code.startsWith('export const')
      ? `${code}\nexport const invariantOfTree = () => true;\nexport function invariantTwo() {}`
      : `${code}\nexport const invariant = () => true;`;
  useSession.setState({ experiment: splitLeaders({ fault: 'none', rewritten }) });
  expect(ownInvariants(programInEditor()?.code ?? '')).toEqual([
    { program: 'first', name: null },
    { program: 'first', name: 'invariantOfTree' },
    { program: 'first', name: 'invariantTwo' },
    { program: 'second', name: null },
  ]);
});
