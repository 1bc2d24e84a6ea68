import type { ClientId } from '../../engine/index.ts';
import type { WorldView } from '../stores/useWorld.ts';
import { CLIENT_SLOTS, offer, offerOf, targetFor } from '../commands/clientCommands.ts';
import { Buttons, CommandButton } from './CommandButton.tsx';
import { gatesOf } from '../commands/gatesOf.ts';
import { useViews } from './useViews.ts';

/** The faults of a client as buttons with their keys; what cannot be done now says why. */
export function CommandButtons({ view, client }: { readonly view: WorldView; readonly client: ClientId }) {
  const views = useViews();
  const target = targetFor(view, client);
  return (
    <Buttons>
      {gatesOf(view.world.clients.get(client)).map((gate) => (
        <CommandButton key={gate} offer={offer({ type: 'openGate', client: target, gate }, views)} />
      ))}
      {CLIENT_SLOTS.map((slot) => (
        <CommandButton key={slot.key} hotkey={slot.key} offer={offerOf(slot, target, views, view.side)} />
      ))}
    </Buttons>
  );
}
