// What the event log says of a violation: when it begins and when it is over, in the words of the picture.
import { expect, test } from 'vitest';
import type { Experiment } from '../../../scenarios/experiment/experiment.ts';
import { violationLines } from '../../../ui/panels/log/violationLines.ts';
import { CARDS } from '../../../words/cards.ts';
import { inVoice } from '../../../words/inVoice.ts';
import { spokenIn } from '../../../words/load.ts';
import { withOwnVoice } from './ownVoice.ts';
import { splitLeaders } from './testing/splitLeaders.ts';

const BOTH =
  'Client A says it is the leader (first, line 7), but /leader belongs to another session; client B says it is the leader (second, line 13).';

test('a violation is told at the step it begins in, once, also where both claim again and again', async () => {
  const told = [
    [
      10_010,
      'Claims are backed by a znode: violated. Client A says it is the leader (first, line 7), but its /leader was deleted.',
    ],
    [10_161, `One leader: violated. ${BOTH}`],
    [10_161, `Invariant of the program: violated. “two leaders” (first, line 1). ${BOTH}`],
  ];
  expect(await linesOf(splitLeaders())).toEqual(told);
  const again = (code: string): string => code.replaceAll("holds('/leader'", "released(); holds('/leader'");
  expect(await linesOf(splitLeaders({ rewritten: again }))).toEqual(told);
});

test('and at the step it is over', async () => {
  const gone = (code: string): string =>
    code.replace(
      "as: 'leader' });\n    await",
      "as: 'leader' });\n    await sleep(12_000); released(); await",
    );
  const lines = await linesOf(splitLeaders({ rewritten: gone }));
  expect(lines.filter(([, text]) => text.includes('was violated'))).toEqual([
    [12_854, 'Claims are backed by a znode: was violated; it holds again.'],
    [12_854, 'One leader: was violated; it holds again.'],
    [12_854, 'Invariant of the program: was violated; it holds again.'],
  ]);
});

async function linesOf(experiment: Experiment) {
  const [simulation] = experiment.worlds;
  const [claims = []] = experiment.claims;
  if (simulation === undefined) throw new Error('one world');
  const spoken = await spokenIn('en');
  const messages = inVoice(withOwnVoice(spoken), experiment.scenarios);
  const { log } = spoken.area(CARDS);
  return violationLines(simulation, { step: simulation.steps, claims, limit: 100 }, { messages, log }).map(
    ({ step, sentence }) => [simulation.timeAt(step), sentence] as const,
  );
}
