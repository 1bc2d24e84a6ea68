import { EditorView } from '@codemirror/view';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { showExperiment } from '../../../../ui/playback/gestures.ts';
import { runMarks } from '../runMarks.ts';
import { drawing } from '../testing/drawing.ts';
import { splitLeaders } from '../testing/splitLeaders.ts';
import { RunState } from './RunState.tsx';

const draw = drawing();

test('two programs that fail alike are said with their own clients each', async () => {
  const code = "export default async ({ zk }) => {\n  await zk.getData('/none');\n};";
  const experiment = splitLeaders({ fault: 'none', rewritten: () => code });
  showExperiment(experiment, { step: experiment.steps, timeMs: experiment.head.timeMs }, []);
  draw(<RunState view={new EditorView({ doc: code, extensions: runMarks })} text={code} />);
  const failed = 'failed at line 2: KeeperException: NoNode for /none';
  await expect.element(page.getByText(`A ${failed}`, { exact: true })).toBeVisible();
  await expect.element(page.getByText(`second: B ${failed}`, { exact: true })).toBeVisible();
});
