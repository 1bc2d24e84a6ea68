import { commandWord } from '../../words/commandWord.ts';
import { useWords } from '../../words/useWords.ts';
import { MenuItem } from '../parts/MenuItem.tsx';
import { isPossible, type Offer } from '../commands/offers.ts';
import { give } from '../commands/give.ts';
import { objectName } from '../commands/objectName.ts';
import { reasonOf } from '../commands/reasonOf.ts';

/** A command in a menu, with its key; what cannot be done now says why. */
export function CommandItem({ offer, hotkey }: { readonly offer: Offer; readonly hotkey?: string }) {
  const words = useWords();
  const { command } = offer;
  return (
    <MenuItem
      {...(hotkey === undefined ? {} : { hotkey })}
      refused={isPossible(offer) ? null : reasonOf(offer, words)}
      onChoose={() => give(command)}
    >
      {commandWord(command, words).action(objectName(command, words))}
    </MenuItem>
  );
}
