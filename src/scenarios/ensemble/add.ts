// Adds the scenarios and recipes of ensembles to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { addRecipe } from '../recipeBook.ts';
import { beMember, listMembers } from './sessionFailover/recipe.ts';
import { addWhenAsked } from './unansweredWrite/recipe.ts';
import { readFresh } from './freshRead/recipe.ts';
import { readWhenAsked, syncWhenAsked, writeSteadily, writeWhenAsked } from './register.ts';
import { awayTooLong } from './awayTooLong/scenario.ts';
import { comesBack } from './comesBack/scenario.ts';
import { ensembleStart } from './ensembleStart/scenario.ts';
import { evenAndOdd } from './evenAndOdd/scenario.ts';
import { failover } from './failover/scenario.ts';
import { freshRead } from './freshRead/scenario.ts';
import { leaderCrash } from './leaderCrash/scenario.ts';
import { observer } from './observer/scenario.ts';
import { oneWayCut } from './oneWayCut/scenario.ts';
import { partition } from './partition/scenario.ts';
import { quorumWrite } from './quorumWrite/scenario.ts';
import { rollingRestart } from './rollingRestart/scenario.ts';
import { sessionFailover } from './sessionFailover/scenario.ts';
import { splitBrain } from './splitBrain/scenario.ts';
import { staleRead } from './staleRead/scenario.ts';
import { unansweredWrite } from './unansweredWrite/scenario.ts';

addRecipe('ensemble-write', writeWhenAsked);
addRecipe('ensemble-read', readWhenAsked);
addRecipe('ensemble-sync', syncWhenAsked);
addRecipe('ensemble-fresh-read', readFresh);
addRecipe('ensemble-add', addWhenAsked);
addRecipe('ensemble-write-steadily', writeSteadily);
addRecipe('ensemble-member', beMember);
addRecipe('ensemble-list', listMembers);

for (const scenario of [
  ensembleStart,
  quorumWrite,
  staleRead,
  freshRead,
  leaderCrash,
  unansweredWrite,
  comesBack,
  failover,
  sessionFailover,
  awayTooLong,
  partition,
  oneWayCut,
  evenAndOdd,
  splitBrain,
  rollingRestart,
  observer,
])
  addScenario(scenario);
