import {
  Bell,
  Cable,
  Check,
  Clock,
  DoorClosed,
  Hourglass,
  LockKeyhole,
  Mail,
  Play,
  Skull,
  SquareTerminal,
  Truck,
} from 'lucide-react';
import type { Doing } from './threads.ts';
import styles from './threads.module.css';

/** A sign for what a thread does, or waits for. */
export function WaitIcon({ doing }: { readonly doing: Doing }) {
  const Icon = SIGNS[signOf(doing)] ?? Play;
  return <Icon className={styles.icon} aria-hidden="true" />;
}

type Waiting = Extract<Doing, { readonly kind: 'waits' }>['for']['kind'];

type Sign = Waiting | Exclude<Doing['kind'], 'waits'> | 'failed';

function signOf(doing: Doing): Sign {
  if (doing.kind === 'waits') return doing.for.kind;
  return doing.kind === 'ended' && doing.how !== 'returned' ? 'failed' : doing.kind;
}

/** Whatever takes no time is not waited for. */
const SIGNS: Readonly<Partial<Record<Sign, typeof Bell>>> = {
  zk: Mail,
  nextWatchEvent: Bell,
  sleep: Clock,
  gate: DoorClosed,
  awaitLatch: Hourglass,
  enterMonitor: LockKeyhole,
  waitMonitor: LockKeyhole,
  nextConnectionState: Cable,
  nextLine: SquareTerminal,
  useResource: Truck,
  notStarted: Clock,
  ended: Check,
  failed: Skull,
};
