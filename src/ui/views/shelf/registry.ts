// Every view of the shelf: a line for each.
import type { ComponentType } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { Table } from '../../draw/table/Table.tsx';
import { BarSigns, TimeRows } from '../../draw/timeRows/TimeRows.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import { AckBoardView } from '../ackBoard/View.tsx';
import { BallotsView } from '../ballots/View.tsx';
import { BarrierGateView } from '../barrierGate/View.tsx';
import { beliefModel } from '../beliefBars/model.ts';
import { cacheTable } from '../cache/model.ts';
import { configurationTable } from '../configuration/model.ts';
import { ConnectionsView } from '../connections/View.tsx';
import { ConveyorView } from '../conveyor/View.tsx';
import { DifferencesView } from '../differences/View.tsx';
import { DiskView } from '../disk/View.tsx';
import { EyesView } from '../eyes/View.tsx';
import { FairnessView } from '../fairness/View.tsx';
import { latchModel } from '../latchStrips/model.ts';
import { LockLaneView } from '../lockLane/View.tsx';
import { LogStripsView } from '../logStrips/View.tsx';
import { membershipTable } from '../membership/model.ts';
import { PacketGaugeView } from '../packetGauge/View.tsx';
import { queueCostsTable } from '../queueCosts/model.ts';
import { ReleasesView } from '../releases/View.tsx';
import { ResourceView } from '../resource/View.tsx';
import { ServerTreesView } from '../serverTrees/View.tsx';
import { SessionWheelView } from '../sessionWheel/View.tsx';
import { SpaceTimeView } from '../spaceTime/View.tsx';
import { ThreadsView } from '../threads/View.tsx';
import { transactionsTable } from '../transactions/model.ts';
import { WatchEventsView } from '../watchEvents/View.tsx';
import { ZxidCounterView } from '../zxidCounter/View.tsx';

export type View = ComponentType<{ readonly side: WorldSide }>;

export const SHELF: Readonly<Record<ViewId, View>> = {
  lockLane: LockLaneView,
  beliefBars: viewOf('beliefBars', beliefModel, TimeRows, { Legend: BarSigns }),
  fairness: FairnessView,
  releases: ReleasesView,
  eyes: EyesView,
  latchStrips: viewOf('latchStrips', latchModel, TimeRows, { Legend: BarSigns }),
  resource: ResourceView,
  threads: ThreadsView,
  conveyor: ConveyorView,
  barrierGate: BarrierGateView,
  membership: viewOf('membership', membershipTable, Table, { ticks: true, height: 'fits' }),
  configuration: viewOf('configuration', configurationTable, Table, { height: 'fits' }),
  cache: viewOf('cache', cacheTable, Table, { height: 'fits' }),
  packetGauge: PacketGaugeView,
  queueCosts: viewOf('queueCosts', queueCostsTable, Table, { height: 'fits' }),
  transactions: viewOf('transactions', transactionsTable, Table, { ticks: true, height: 'fits' }),
  watchEvents: WatchEventsView,
  logStrips: LogStripsView,
  ackBoard: AckBoardView,
  ballots: BallotsView,
  zxidCounter: ZxidCounterView,
  serverTrees: ServerTreesView,
  connections: ConnectionsView,
  disk: DiskView,
  sessionWheel: SessionWheelView,
  spaceTime: SpaceTimeView,
  differences: DifferencesView,
};
