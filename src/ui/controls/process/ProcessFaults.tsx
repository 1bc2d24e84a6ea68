import { useState } from 'react';
import type { ClientId, Command } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { offerFirst, targetFor } from '../../commands/clientCommands.ts';
import { Buttons, CommandButton } from '../CommandButton.tsx';
import { AmountField } from '../faults/AmountField.tsx';
import { useViews } from '../useViews.ts';
import { CLOCK_JUMPS_MS, CLOCK_RATES, clockSlots, threadSlots, USUAL_CLOCK } from './processSlots.ts';

interface Props {
  readonly view: WorldView;
  readonly id: ClientId;
}

/** What can happen to the inside of a client's process: its threads, its event lane, its clock. */
export function ProcessFaults({ view, id }: Props) {
  const words = useWords();
  const views = useViews();
  const [jumpMs, setJumpMs] = useState<(typeof CLOCK_JUMPS_MS)[number]>(USUAL_CLOCK.jumpMs);
  const [perMille, setPerMille] = useState<(typeof CLOCK_RATES)[number]>(USUAL_CLOCK.perMille);
  const target = targetFor(view, id);
  const slots = [...threadSlots(target, view.world.clients.get(id)), ...clockSlots(target, jumpMs, perMille)];
  const text = words.processAmounts;
  return (
    <>
      <Buttons name={text.heading}>
        {slots.map(({ key, commands }) => {
          const offered = offerFirst(commands, views, view.side);
          return (
            <CommandButton key={key} hotkey={key} offer={offered} {...labelOf(offered.command, words)} />
          );
        })}
      </Buttons>
      <div>
        <AmountField
          label={text.jumps}
          value={jumpMs}
          amounts={CLOCK_JUMPS_MS}
          text={text.jumpBy}
          onChoose={setJumpMs}
        />
        <AmountField
          label={text.rates}
          value={perMille}
          amounts={CLOCK_RATES}
          text={text.rateOf}
          onChoose={setPerMille}
        />
      </div>
    </>
  );
}

/** What the command does to this clock, or to which thread. */
function labelOf(command: Command, { processAmounts }: Messages): { readonly label?: string } {
  switch (command.type) {
    case 'jumpClientClock':
      return { label: processAmounts.jump(command.byMs) };
    case 'driftClientClock':
      return { label: processAmounts.rate(command.perMille) };
    case 'interruptThread':
      return { label: processAmounts.interrupt(command.thread) };
    default:
      return {};
  }
}
