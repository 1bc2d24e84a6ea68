import { isClientId, type ClientTarget, type ServerId } from '../../engine/index.ts';
import { commandWord } from '../i18n/commandWord.ts';
import { letters } from '../i18n/names.ts';
import { useAllWords } from '../i18n/words.ts';
import { MenuHeading, MenuItem } from '../parts/MenuItem.tsx';
import { useSelection } from '../stores/selection.ts';
import { CLIENT_SLOTS, isPossible, offer, offerOf, targetFor, type Offer } from './clientCommands.ts';
import { give } from './give.ts';
import { objectName } from './objectName.ts';
import { reasonOf } from './reasonOf.ts';
import { useViews } from './useViews.ts';

const SERVER: ServerId = 'server:1';

/** Drawn, and kept up to date, while the menu is open. */
export default function CommandItems() {
  const words = useAllWords().controls;
  const views = useViews();
  const { target, side, heading } = useTarget();
  return (
    <>
      <MenuHeading>{heading}</MenuHeading>
      {CLIENT_SLOTS.map((slot) => (
        <Item key={slot.key} hotkey={slot.key} offer={offerOf(slot, target, views, side)} />
      ))}
      <MenuHeading>{words.forAll}</MenuHeading>
      <Item hotkey="A" offer={offer({ type: 'addClient' }, views)} />
      <Item hotkey="Shift+R" offer={offer({ type: 'restartServer', server: SERVER }, views)} />
    </>
  );
}

function Item({ offer: offered, hotkey }: { readonly offer: Offer; readonly hotkey: string }) {
  const words = useAllWords();
  const { command } = offered;
  return (
    <MenuItem
      hotkey={hotkey}
      refused={isPossible(offered) ? null : reasonOf(offered, words)}
      onChoose={() => give(command)}
    >
      {commandWord(command, words).action(objectName(command, words))}
    </MenuItem>
  );
}

/** Whom commands from the keyboard and the menu are about. */
function useTarget(): { readonly target: ClientTarget; readonly side: number; readonly heading: string } {
  const words = useAllWords().controls;
  const selected = useSelection((selection) => selection.selected);
  const views = useViews();
  const view = selected === null ? undefined : views.find(({ side }) => side === selected.world);
  if (selected?.kind !== 'client' || view === undefined || !isClientId(selected.id)) {
    return { target: 'role:holder', side: 0, heading: words.forHolder };
  }
  const target = targetFor(view, selected.id);
  return { target, side: selected.world, heading: words.forClient(words.client(letters(selected.id))) };
}
