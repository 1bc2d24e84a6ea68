import type { ServerId } from '../../engine/index.ts';
import { offer } from './clientCommands.ts';
import { CommandItem } from './CommandItem.tsx';
import { useViews } from './useViews.ts';

const SERVER: ServerId = 'server:1';

/** Restarting the one server there is; faults of servers come with the rest of the engine. */
export default function RestartItem() {
  return (
    <CommandItem hotkey="Shift+R" offer={offer({ type: 'restartServer', server: SERVER }, useViews())} />
  );
}
