import {
  CircleX,
  Cable,
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
};

export function CommandIcon({ type }: { readonly type: CommandType }) {
  const Icon = ICONS[type];
  return <Icon aria-hidden="true" />;
}
