// Every run of own code with one kill, in the background: after which line a kill breaks what the code states.
import { isClientId } from '../../../engine/index.ts';
import { claimsOf } from '../../../scenarios/scenario/claims.ts';
import type { ScenarioChoice } from '../../../scenarios/scenario/scenario.ts';
import { scenarioOf } from '../../../scenarios/experiment/twins.ts';
import { invariantName, invariantWords } from '../../../words/invariantWords.ts';
import { wordsNow } from '../../../words/useWords.ts';
import type { EveryKill } from '../../../ui/room/room.ts';
import { library } from '../../../ui/stores/library.ts';
import { everyRunOf } from '../model/explore/explorerOf.ts';
import type { FoundRun } from '../model/explore/explorer.ts';
import type { Report } from '../model/explore/total.ts';
import { startExploration } from './startExploration.ts';

/** More clients take long and show little more. */
const MOST_CLIENTS = 3;

export function everyKill(choice: ScenarioChoice, hear: (news: EveryKill) => void): () => void {
  const scenario = scenarioOf(choice, library);
  // Nothing that a kill could break.
  if (claimsOf(scenario, choice.values).length === 0) return () => undefined;
  const order = everyRunOf(scenario, choice, {
    clients: Math.min(MOST_CLIENTS, choice.clients),
    faults: ['kill'],
    atMost: 1,
    delays: 0,
  });
  return startExploration(order, {
    hear: (report, progress) => progress === 1 && hear(newsOf(report, order.choice.clients)),
    fail: () => undefined,
  }).drop;
}

function newsOf({ complete, runs, found }: Report, clients: number): EveryKill {
  const broken = found.find(({ grade, moves }) => grade === 'mistake' && moves === 1);
  return { complete, runs, clients, broken: broken === undefined ? null : brokenBy(broken) };
}

function brokenBy({ violation, invariant, hitAtLine, commands }: FoundRun): EveryKill['broken'] {
  const client = commands.flatMap(({ command }) =>
    command.type === 'killClient' && isClientId(command.client) ? [command.client] : [],
  )[0];
  if (client === undefined) return null;
  const said = invariant === null ? null : invariantWords(invariant, wordsNow());
  const name = invariant === null ? '' : invariantName(invariant, violation?.said, wordsNow());
  const why = said === null || violation === null ? '' : said.why(violation);
  return { client, line: hitAtLine, name, why };
}
