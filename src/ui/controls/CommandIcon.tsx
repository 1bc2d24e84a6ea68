import {
  Cable,
  CircleX,
  Hourglass,
  KeyRound,
  LogOut,
  MailX,
  Pause,
  Play,
  Power,
  RotateCcw,
  Scissors,
  UserPlus,
} from 'lucide-react';
import type { CommandType } from '../../engine/index.ts';

const ICONS: Readonly<Record<CommandType, typeof Pause>> = {
  release: KeyRound,
  openGate: Play,
  startClient: Power,
  addClient: UserPlus,
  closeClient: LogOut,
  killClient: CircleX,
  pauseClient: Pause,
  resumeClient: Play,
  cutClientLink: Scissors,
  healClientLink: Cable,
  dropReply: MailX,
  expireSession: Hourglass,
  restartServer: RotateCcw,
  crashServer: CircleX,
  startServer: Power,
  freezeServer: Pause,
  thawServer: Play,
  wipeDisk: CircleX,
  slowDisk: Hourglass,
  failDisk: CircleX,
  mendDisk: RotateCcw,
  driftClock: Hourglass,
  driftRate: Hourglass,
  cutLink: Scissors,
  healLink: Cable,
  slowLink: Hourglass,
  partition: Scissors,
  healAll: Cable,
  holdMessage: Pause,
  releaseMessage: Play,
  cutAtMessage: Scissors,
};

export function CommandIcon({ type }: { readonly type: CommandType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}
