import type { ClientTarget } from '../../../engine/index.ts';
import { resolveTarget } from '../../../engine/index.ts';
import { useWords } from '../../../words/useWords.ts';
import { MenuHeading } from '../../parts/MenuItem.tsx';
import { offerFirst } from '../../commands/clientCommands.ts';
import { CommandItem } from '../CommandItem.tsx';
import { useViews } from '../useViews.ts';
import { clockSlots, threadSlots, USUAL_CLOCK } from './processSlots.ts';

interface Props {
  readonly target: ClientTarget;
  readonly side: number;
}

/** The same in the menu of commands, with the usual amounts. */
export function ProcessItems({ target, side }: Props) {
  const words = useWords();
  const views = useViews();
  const world = views.find((view) => view.side === side)?.world;
  const id = world === undefined ? null : resolveTarget(world, target);
  const client = id === null ? undefined : world?.clients.get(id);
  const slots = [
    ...threadSlots(target, client),
    ...clockSlots(target, USUAL_CLOCK.jumpMs, USUAL_CLOCK.perMille),
  ];
  return (
    <>
      <MenuHeading>{words.processAmounts.heading}</MenuHeading>
      {slots.map(({ key, commands }) => (
        <CommandItem key={key} hotkey={key} offer={offerFirst(commands, views, side)} />
      ))}
    </>
  );
}
