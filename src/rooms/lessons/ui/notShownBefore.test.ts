// What a question asks for is not to be read beside it.
import { expect, test } from 'vitest';
import { everySetting } from '../../../scenarios/lessons/everySetting.ts';
import { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { findScenario } from '../../../scenarios/catalogue.ts';
import { runTo } from '../../../scenarios/lessons/carryOut.ts';
import { findLesson } from '../../../scenarios/lessons/lessons.ts';
import { recipeBook } from '../../../scenarios/recipeBook.ts';
import { ackBoard } from '../../../ui/views/ackBoard/ackBoard.ts';

test('where it is asked how many ACKs a commit takes, the board shows no commit yet', () => {
  const part = findLesson('L22')?.parts.find(({ id }) => id === 'acks');
  if (part?.opensAt === undefined) throw new Error('the part is not there, or opens at the beginning');
  const { opensAt } = part;
  const shown = everySetting(part).map((set) => {
    const experiment = new Experiment(part.scene(set), { findScenario, book: recipeBook });
    runTo(experiment, opensAt);
    const [world] = experiment.worlds;
    if (world === undefined) throw new Error('there is no world');
    const { leaders } = ackBoard(world.world, world.trace);
    return leaders.map(({ rows }) => rows.length);
  });
  // A leader is in office in each of them.
  expect(shown).toEqual(everySetting(part).map(() => [0]));
});
