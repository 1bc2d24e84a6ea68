// Every run of a program that exports several invariants: each is told by its name.
import { beforeAll, expect, test } from 'vitest';
import '../../../scenarios/library.ts';
import { loadOwnRecipes } from '../../../ownRecipes/load.ts';
import { choiceFor } from '../../../ownRecipes/testing.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { Scenario, ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { library } from '../../../ui/stores/library.ts';
import { spokenIn } from '../../../words/load.ts';
import { everyRunOf } from '../model/explore/explorerOf.ts';
import { certificateOf, type Report } from '../model/explore/total.ts';
import { BREAK_IT } from '../words/breakIt.ts';
import { runMap, segmentText } from './runMap.ts';
import { startExploration } from './startExploration.ts';
import { verdictText } from './verdictText.ts';

/** Client B breaks the other one where A is killed before it comes to write. */
const CODE = `export const invariantOfA = (tree) => !tree.exists('/a') || 'a is there';
export const invariantOfB = (tree) => !tree.exists('/b') || 'b is there';
export default async function main({ zk, name, sleep }) {
  if (name === 'B') await sleep(100);
  await zk.create(name === 'A' ? '/a' : '/b');
}`;

let choice: ScenarioChoice;
let scenario: Scenario;
let report: Report;

beforeAll(async () => {
  await loadOwnRecipes();
  choice = choiceFor(CODE, { clients: 2 });
  scenario = scenarioOf(choice, library);
  const order = everyRunOf(scenario, choice, { clients: 2, faults: ['kill'], atMost: 1, delays: 0 });
  report = await new Promise<Report>((resolve, reject) => {
    startExploration(order, { hear: (latest, progress) => progress === 1 && resolve(latest), fail: reject });
  });
});

test.each([
  ['en', 'Violated: invariantOfA and invariantOfB.', 'violated'],
  ['zh-CN', '被违反：invariantOfA 和 invariantOfB。', '被违反'],
] as const)(
  'each of them is found, quoted and mapped by its name: %s',
  async (language, quoted, violated) => {
    const { messages, area } = await spokenIn(language);
    const words = area(BREAK_IT);
    const { quote, mistakes } = verdictText(report, { clients: 2, claims: [] }, messages, words);
    expect(quote).toContain(quoted);
    expect(mistakes.map(({ run }) => run.violation?.said?.name)).toEqual(['invariantOfA', 'invariantOfB']);
    const ofA = runMap(report.cells).find(({ deed }) => deed === 'kill client:A');
    const said = ofA?.segments.map((segment) => segmentText(segment, messages, words));
    expect(new Set(said)).toEqual(
      new Set(['invariantOfB', 'invariantOfA'].map((name) => messages.format.labelled(violated, name))),
    );
  },
);

test('a certificate has their names', () => {
  const { violated } = certificateOf(report, choice, claimsOf(scenario, choice.values));
  expect(violated).toEqual(['I-40 invariantOfA', 'I-40 invariantOfB']);
});
