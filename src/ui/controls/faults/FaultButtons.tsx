import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { offerFirst, type Offer } from '../../commands/clientCommands.ts';
import { CommandButton } from '../CommandButton.tsx';
import { useViews } from '../useViews.ts';
import type { FaultSlot } from './faultSlots.ts';

interface Props {
  readonly slots: readonly FaultSlot[];
  /** The world whose thing was selected. */
  readonly side: number;
}

/** Faults as buttons with their keys. */
export function FaultButtons({ slots, side }: Props) {
  const views = useViews();
  const words = useWords();
  return slots.map((slot) => {
    const offered = offerFirst(slot.commands, views, side);
    return <CommandButton key={slot.key} hotkey={slot.key} offer={offered} {...ownWords(offered, words)} />;
  });
}

/** Of one server alone a partition says so. */
function ownWords(
  { command }: Offer,
  { ensemble: { faults } }: Messages,
): { readonly label?: string; readonly tip?: string } {
  return command.type === 'partition' ? { label: faults.isolate, tip: faults.isolateTip } : {};
}
