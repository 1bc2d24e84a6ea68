import { expect, test } from 'vitest';
import { findScenario, parseValues } from '../../../scenarios/catalogue.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import '../../../scenarios/library.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { choiceOfPlan, EMPTY_PLAN } from '../../../scenarios/world/planOf.ts';
import { advancePlayback } from '../../../ui/playback/advance.ts';
import type { Haste } from '../../../ui/stores/playhead.ts';
import type { PlaybackState } from '../../../ui/playback/pacing.ts';
import { entriesOf } from './consoleEntries.ts';
import { hasteToAnswer } from './haste.ts';

test.each([
  [1, 'create /a 1', 'Created /a'],
  [3, 'create /a 1', 'Created /a'],
  [5, 'get /zookeeper/quota', ''],
] as const)('with %s servers “%s” is answered within half a second', (servers, line, answer) => {
  const client = 'client:A';
  const clients = [{ name: 'A', program: null, sessionTimeoutMs: 30_000 }];
  const choice = choiceOfPlan({ ...EMPTY_PLAN, servers, clients }, 1);
  const experiment = new Experiment([choice], { findScenario, book: recipeBook });
  experiment.runUntil(6000, 50_000);
  experiment.markShown(experiment.steps);
  experiment.give({ type: 'typeLine', client, line }, experiment.head);
  const haste = hasteIn(
    hasteToAnswer(experiment, client, experiment.head, { ...IN_ONE_GO, pacing: 'followEvents' }),
  );
  if (haste === null) throw new Error('it is answered at once, or never');

  let state: PlaybackState = { ...experiment.head, stretch: null, spentMs: 0 };
  const printed = () => {
    const [world] = experiment.worlds;
    const [step = 0] = experiment.moment(state.step).worldSteps;
    return world && entriesOf(world.trace, client, world.recordCountAfter(step)).at(-1)?.printed.at(-1)?.text;
  };
  let wallMs = 0;
  for (; printed() === undefined; wallMs += 16) {
    if (wallMs > 20_000) throw new Error('it is never answered');
    const times = state.step < haste.toStep ? haste.times : 1;
    const frame = {
      wallMs: 16 * times,
      pacing: 'followEvents',
      motion: 'full',
      isOutOfTime: () => false,
    } as const;
    ({ state } = advancePlayback(experiment, state, frame));
  }
  expect(printed()).toContain(answer);
  expect(wallMs).toBeLessThanOrEqual(500);
});

test.each(['followEvents', 'realTime'] as const)(
  'in a crowd an answer that never comes is looked for in small parts, and not without end (%s)',
  (pacing) => {
    const written = { servers: '7', restMs: '500' };
    const scenario = findScenario('mixed-traffic');
    const values = scenario && parseValues(scenario, written, 'initial');
    if (values?.ok !== true) throw new Error('there is no such crowd');
    const choice = { scenario: 'mixed-traffic', seed: 1, clients: 200, values: values.value };
    const experiment = new Experiment([choice], { findScenario, book: recipeBook });
    experiment.runUntil(1000, 50_000);
    const began = experiment.steps;
    const looking = hasteToAnswer(experiment, 'client:ZZZ', experiment.head, {
      pacing,
      isOutOfTime: () => true,
    });
    let before = began;
    let longestPart = 0;
    while (looking.next().done !== true) {
      longestPart = Math.max(longestPart, experiment.steps - before);
      before = experiment.steps;
    }
    expect(longestPart).toBeGreaterThan(0);
    expect(longestPart).toBeLessThan(100);
    expect(experiment.steps - began).toBeLessThan(30_000);
  },
);

const IN_ONE_GO = { isOutOfTime: () => false };

function hasteIn(looking: Generator<void, Haste | null>): Haste | null {
  const part = looking.next();
  if (part.done !== true) throw new Error('it pauses with time left');
  return part.value;
}
