import type { ViewId } from '../../scenarios/scenario/scenario.ts';

const names: Readonly<Record<ViewId, string>> = {
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
  queueCosts: 'What a queue costs',
  transactions: 'Transactions',
  watchEvents: 'Event table',
  logStrips: 'Logs',
  ackBoard: 'Acks',
  ballots: 'Votes',
  zxidCounter: 'Epoch and zxid',
  connections: 'Connections',
  serverTrees: 'Trees',
  disk: 'Disk',
  sessionWheel: 'Expiry wheel',
  spaceTime: 'Space and time',
  differences: 'What differs',
};

export const views = {
  shelf: 'Views',
  menuTip: 'More views',
  asScenario: 'Scenario defaults',
  names,
};
