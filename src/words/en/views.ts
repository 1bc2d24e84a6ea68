import type { ViewId } from '../../scenarios/scenario.ts';
import * as ensembleViews from './viewsEnsemble.ts';
import * as lockViews from './viewsLocks.ts';
import * as recipeViews from './viewsRecipes.ts';

export const views = {
  shelf: 'Views',
  menuTip: 'What else can be looked at',
  asScenario: 'As the scenario has them',
  names: {
    lockLane: 'Line',
    beliefBars: 'Belief and truth',
    fairness: 'Fairness',
    releases: 'Cost of a release',
    eyes: 'Crown and eyes',
    latchStrips: 'Connection and crown',
    resource: 'Resource',
    threads: 'Threads',
    conveyor: 'Conveyor',
    barrierGate: 'Gate',
    membership: 'Members',
    configuration: 'Configuration',
    cache: 'Cache',
    packetGauge: 'Packet size',
    transactions: 'Transactions',
    logStrips: 'Logs',
    ackBoard: 'Acks',
    ballots: 'Votes',
    zxidCounter: 'Epoch and zxid',
    serverTrees: 'Trees',
    sessionWheel: 'Expiry wheel',
    spaceTime: 'Space and time',
  } satisfies Readonly<Record<ViewId, string>>,
  ...lockViews,
  ...ensembleViews,
  ...recipeViews,
};
