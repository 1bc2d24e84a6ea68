import { isClientId, type ClientTarget } from '../../engine/index.ts';
import { calledClient } from '../../words/names.ts';
import { useWords } from '../../words/useWords.ts';
import { MenuHeading, MenuItem } from '../parts/MenuItem.tsx';
import { useSelection } from '../stores/selection.ts';
import { useSession } from '../stores/session.ts';
import { CLIENT_SLOTS, offer, offerOf, targetFor } from '../commands/clientCommands.ts';
import { CommandItem } from './CommandItem.tsx';
import { openDialog } from '../stores/dialogs.ts';
import { FaultItems } from './faults/FaultItems.tsx';
import { ProcessItems } from './process/ProcessItems.tsx';
import { useViews } from './useViews.ts';
import { Zap } from '../parts/icons.tsx';
import { Menu } from '../parts/Menu.tsx';
import styles from './Header.module.css';

/** Every command as a menu: for who is selected, else for the holder, for the server, for everybody. */
export function CommandMenu() {
  const words = useWords().controls;
  return (
    <Menu
      tip={words.faultsTip}
      name={words.faults}
      label={
        <>
          <Zap aria-hidden="true" />
          <span className={styles.word}>{words.faults}</span>
        </>
      }
    >
      <CommandItems />
    </Menu>
  );
}

/** Drawn, and kept up to date, while the menu is open. */
function CommandItems() {
  const isEnsemble = useSession((session) => session.experiment?.scenarios[0]?.picture === 'ensemble');
  const isClient = useSelection(({ selected }) => selected?.kind === 'client');
  if (!isEnsemble) return <ClientItems />;
  return (
    <>
      {isClient ? <ClientItems /> : <FaultItems />}
      <NetworkItems />
    </>
  );
}

/** Commands for the network of an ensemble as a whole. */
function NetworkItems() {
  const { ensemble } = useWords();
  const views = useViews();
  if ((views[0]?.world.servers.size ?? 0) < 2) return null;
  return (
    <>
      <MenuHeading>{ensemble.faults.forNetwork}</MenuHeading>
      <MenuItem onChoose={() => openDialog('partition')}>{ensemble.partition.open}</MenuItem>
      <CommandItem offer={offer({ type: 'healAll' }, views)} />
    </>
  );
}

function ClientItems() {
  const words = useWords().controls;
  const views = useViews();
  const { target, side, heading } = useTarget();
  return (
    <>
      <MenuHeading>{heading}</MenuHeading>
      {CLIENT_SLOTS.map((slot) => (
        <CommandItem key={slot.key} hotkey={slot.key} offer={offerOf(slot, target, views, side)} />
      ))}
      <ProcessItems target={target} side={side} />
      <MenuHeading>{words.forAll}</MenuHeading>
      <CommandItem hotkey="A" offer={offer({ type: 'addClient' }, views)} />
      {views.every(({ world }) => world.servers.size === 1) && (
        <CommandItem hotkey="Shift+R" offer={offer({ type: 'restartServer', server: 'server:1' }, views)} />
      )}
    </>
  );
}

/** Whom commands from the keyboard and the menu are about. */
function useTarget(): { readonly target: ClientTarget; readonly side: number; readonly heading: string } {
  const words = useWords().controls;
  const selected = useSelection((selection) => selection.selected);
  const views = useViews();
  const view = selected === null ? undefined : views.find(({ side }) => side === selected.world);
  if (selected?.kind !== 'client' || view === undefined || !isClientId(selected.id)) {
    return { target: 'role:holder', side: 0, heading: words.forHolder };
  }
  const target = targetFor(view, selected.id);
  return { target, side: selected.world, heading: words.forClient(words.client(calledClient(selected.id))) };
}
