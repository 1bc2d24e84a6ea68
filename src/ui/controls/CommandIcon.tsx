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
  SquareTerminal,
  UserPlus,
} from 'lucide-react';
import { iconOf, type CommandIconName, type CommandType } from '../../engine/index.ts';

const ICONS: Readonly<Record<CommandIconName, typeof Pause>> = {
  cable: Cable,
  circleX: CircleX,
  hourglass: Hourglass,
  keyRound: KeyRound,
  logOut: LogOut,
  mailX: MailX,
  pause: Pause,
  play: Play,
  power: Power,
  rotateCcw: RotateCcw,
  scissors: Scissors,
  terminal: SquareTerminal,
  userPlus: UserPlus,
};

export function CommandIcon({ type }: { readonly type: CommandType }) {
  const Icon = ICONS[iconOf(type)];
  return <Icon aria-hidden="true" />;
}
