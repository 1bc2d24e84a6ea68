import { nameOfMessage } from '../../../scenarios/messageNames.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { Buttons } from '../CommandButton.tsx';
import { FaultButtons } from './FaultButtons.tsx';
import { messageSlots } from './faultSlots.ts';

/** Holding a message, letting it go, cutting its connection in its place. What names messages comes with the rest of the engine. */
export default function MessageFaults({ view, id }: { readonly view: WorldView; readonly id: number }) {
  const name = nameOfMessage(view.world, id);
  if (name === null) return null;
  return (
    <Buttons>
      <FaultButtons slots={messageSlots(name)} side={view.side} />
    </Buttons>
  );
}
