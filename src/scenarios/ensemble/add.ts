// Adds the scenarios and recipes of ensembles to what is known. To be imported for its effect.
import { addScenario } from '../catalogue.ts';
import { addRecipe } from '../recipes/book.ts';
import { beMember, listMembers } from '../recipes/ensemble/members.ts';
import { addWhenAsked } from '../recipes/ensemble/addOne.ts';
import { readFresh } from '../recipes/ensemble/freshRead.ts';
import { readWhenAsked, syncWhenAsked, writeSteadily, writeWhenAsked } from '../recipes/ensemble/register.ts';
import { awayTooLong } from './awayTooLong.ts';
import { comesBack } from './comesBack.ts';
import { ensembleStart } from './ensembleStart.ts';
import { evenAndOdd } from './evenAndOdd.ts';
import { failover } from './failover.ts';
import { freshRead } from './freshRead.ts';
import { leaderCrash } from './leaderCrash.ts';
import { observer } from './observer.ts';
import { oneWayCut } from './oneWayCut.ts';
import { partition } from './partition.ts';
import { quorumWrite } from './quorumWrite.ts';
import { rollingRestart } from './rollingRestart.ts';
import { sessionFailover } from './sessionFailover.ts';
import { splitBrain } from './splitBrain.ts';
import { staleRead } from './staleRead.ts';
import { unansweredWrite } from './unansweredWrite.ts';

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
