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
  Truck,
} from 'lucide-react';
import type { Doing } from '../../select/threads.ts';
import styles from './threads.module.css';

/** A sign for what a thread waits for. */
export function WaitIcon({ doing }: { readonly doing: Doing }) {
  const Icon = iconOf(doing);
  return <Icon className={styles.icon} aria-hidden="true" />;
}

function iconOf(doing: Doing) {
  switch (doing.kind) {
    case 'waits':
      return WAITS[doing.for.kind] ?? Play;
    case 'ended':
      return doing.how === 'returned' ? Check : Skull;
    case 'notStarted':
      return Clock;
    case 'runs':
      return Play;
    default:
      return doing satisfies never;
  }
}

type Waiting = Extract<Doing, { readonly kind: 'waits' }>['for']['kind'];

const WAITS: Readonly<Partial<Record<Waiting, typeof Bell>>> = {
  zk: Mail,
  nextWatchEvent: Bell,
  sleep: Clock,
  gate: DoorClosed,
  awaitLatch: Hourglass,
  enterMonitor: LockKeyhole,
  waitMonitor: LockKeyhole,
  nextConnectionState: Cable,
  useResource: Truck,
};
