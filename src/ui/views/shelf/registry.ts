// Every view of the shelf: a line for each.
import type { ComponentType } from 'react';
import type { WorldSide } from '../../../scenarios/experiment/experiment.ts';
import type { ViewId } from '../../../scenarios/scenario/scenario.ts';
import { Table } from '../../draw/table/Table.tsx';
import { viewOf } from '../../draw/view/viewOf.tsx';
import AckBoardView from '../ackBoard/AckBoardView.tsx';
import BallotsView from '../ballots/BallotsView.tsx';
import BarrierGateView from '../barrierGate/BarrierGateView.tsx';
import BeliefBarsView from '../beliefBars/BeliefBarsView.tsx';
import { cacheTable } from '../cache/model.ts';
import { configurationTable } from '../configuration/model.ts';
import ConnectionsView from '../connections/ConnectionsView.tsx';
import ConveyorView from '../conveyor/ConveyorView.tsx';
import DifferencesView from '../differences/DifferencesView.tsx';
import DiskView from '../disk/DiskView.tsx';
import EyesView from '../eyes/EyesView.tsx';
import FairnessView from '../fairness/FairnessView.tsx';
import LatchStripsView from '../latchStrips/LatchStripsView.tsx';
import LockLaneView from '../lockLane/LockLaneView.tsx';
import LogStripsView from '../logStrips/LogStripsView.tsx';
import { membershipTable } from '../membership/model.ts';
import PacketGaugeView from '../packetGauge/PacketGaugeView.tsx';
import ReleasesView from '../releases/ReleasesView.tsx';
import ResourceView from '../resource/ResourceView.tsx';
import ServerTreesView from '../serverTrees/ServerTreesView.tsx';
import SessionWheelView from '../sessionWheel/SessionWheelView.tsx';
import SpaceTimeView from '../spaceTime/SpaceTimeView.tsx';
import ThreadsView from '../threads/ThreadsView.tsx';
import { transactionsTable } from '../transactions/model.ts';
import WatchEventsView from '../watchEvents/WatchEventsView.tsx';
import ZxidCounterView from '../zxidCounter/ZxidCounterView.tsx';

export type View = ComponentType<{ readonly side: WorldSide }>;

export const SHELF: Readonly<Record<ViewId, View>> = {
  lockLane: LockLaneView,
  beliefBars: BeliefBarsView,
  fairness: FairnessView,
  releases: ReleasesView,
  eyes: EyesView,
  latchStrips: LatchStripsView,
  resource: ResourceView,
  threads: ThreadsView,
  conveyor: ConveyorView,
  barrierGate: BarrierGateView,
  membership: viewOf('membership', membershipTable, Table, { ticks: true }),
  configuration: viewOf('configuration', configurationTable, Table),
  cache: viewOf('cache', cacheTable, Table),
  packetGauge: PacketGaugeView,
  transactions: viewOf('transactions', transactionsTable, Table, { ticks: true }),
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
