import { expect, it } from 'vitest';
import { stage } from '../testing/stage.ts';
import { hasScriptedCuts } from './networkParts.ts';

it('knows a cut of the script until it is healed, and none that was made by hand', () => {
  const scripted = stage('partition', 3).until(60_000);
  const { simulation } = scripted;
  const cut = simulation.trace.find(({ kind }) => kind === 'network.cut');
  expect(cut?.actor).toBe('conductor');
  expect(hasScriptedCuts(simulation.trace, (cut?.step ?? 0) - 1)).toBe(false);
  expect(hasScriptedCuts(simulation.trace, cut?.step ?? 0)).toBe(true);

  const byHand = stage('partition', 3, { story: 'none' }).until(2000);
  byHand.give({ type: 'partition', groups: [['server:1'], ['server:2']] });
  expect(hasScriptedCuts(byHand.simulation.trace, byHand.simulation.steps)).toBe(false);
});
