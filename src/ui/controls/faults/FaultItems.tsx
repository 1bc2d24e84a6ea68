import { isServerId } from '../../../engine/index.ts';
import type { Messages } from '../../../words/messages.ts';
import { useWords } from '../../../words/useWords.ts';
import { MenuHeading } from '../../parts/MenuItem.tsx';
import { linkBetween } from '../../select/ensemble/peerLinks.ts';
import { useSelection, type Thing } from '../../stores/selection.ts';
import type { WorldView } from '../../stores/useWorld.ts';
import { linkTitle, peerName } from '../../views/ensemble/peerNames.ts';
import { offer, offerFirst } from '../../commands/clientCommands.ts';
import { CommandItem } from '../CommandItem.tsx';
import { useViews } from '../useViews.ts';
import { slotsOf } from './faultKeys.ts';

/** The faults of what is selected, else of the leader. */
export function FaultItems() {
  const words = useWords();
  const views = useViews();
  const selected = useSelection((selection) => selection.selected);
  const view = views.find(({ side }) => side === selected?.world);
  return (
    <>
      <MenuHeading>{headingOf(selected, view, words)}</MenuHeading>
      {slotsOf(selected, view, views.length).map(({ key, commands }) => (
        <CommandItem key={key} hotkey={key} offer={offerFirst(commands, views, view?.side ?? 0)} />
      ))}
      <MenuHeading>{words.controls.forAll}</MenuHeading>
      <CommandItem hotkey="A" offer={offer({ type: 'addClient' }, views)} />
    </>
  );
}

function headingOf(selected: Thing | null, view: WorldView | undefined, words: Messages): string {
  const { faults, roleName } = words.ensemble;
  if (view !== undefined && selected !== null) {
    const { kind, id } = selected;
    if (kind === 'server' && isServerId(id)) return faults.of(peerName(id, words));
    if (kind === 'message') return faults.ofMessage;
    const link = kind === 'link' ? linkBetween(view.world, id) : null;
    if (link !== null) return faults.of(linkTitle(link, words));
  }
  return faults.of(roleName('role:leader') ?? '');
}
