import { isServerId, type Command } from '../../engine/index.ts';
import type { Messages } from '../../words/messages.ts';
import { calledClient } from '../../words/names.ts';
import { useWords } from '../../words/useWords.ts';
import { MenuHeading, MenuItem } from '../parts/MenuItem.tsx';
import { useSelection, type Thing } from '../stores/selection.ts';
import { useSession } from '../stores/session.ts';
import { offer, offersOf, type SlotOffer } from '../commands/offers.ts';
import { HOLDER, LEADER, ONLY_SERVER, type Subject } from '../commands/slots.ts';
import { linkTitle, peerName } from '../views/ensemble/peerNames.ts';
import { CommandItem } from './CommandItem.tsx';
import { isInside, keySubject } from './keySubject.ts';
import { openDialog } from '../stores/dialogs.ts';
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
  const words = useWords();
  const views = useViews();
  const isEnsemble = useSession((session) => session.experiment?.scenarios[0]?.picture === 'ensemble');
  const selected = useSelection((selection) => selection.selected);
  const { subject, side } = keySubject(selected, views, isEnsemble);
  const offers = subject === null ? [] : offersOf(subject, views, side).filter(hasKey);
  const inside = offers.filter(isInside);
  const isAlone = views.every(({ world }) => world.servers.size === 1);
  return (
    <>
      <MenuHeading>{headingOf(selected, subject, words)}</MenuHeading>
      <Items offers={offers.filter((each) => !isInside(each))} />
      {inside.length > 0 && <MenuHeading>{words.processAmounts.heading}</MenuHeading>}
      <Items offers={inside} />
      <MenuHeading>{words.controls.forAll}</MenuHeading>
      <CommandItem hotkey="A" offer={offer({ type: 'addClient' }, views)} />
      {isAlone && !isEnsemble && (
        <Items offers={offersOf(ONLY_SERVER, views).filter(({ key }) => key === 'Shift+R')} />
      )}
      {isEnsemble && <NetworkItems />}
    </>
  );
}

function hasKey({ key }: SlotOffer): boolean {
  return key !== null;
}

function Items({ offers }: { readonly offers: readonly SlotOffer[] }) {
  return offers.map((each) => (
    <CommandItem key={each.key} {...(each.key === null ? {} : { hotkey: each.key })} offer={each} />
  ));
}

/** Commands for the network of an ensemble as a whole. */
function NetworkItems() {
  const { ensemble } = useWords();
  const views = useViews();
  const healAll: Command = { type: 'healAll' };
  if ((views[0]?.world.servers.size ?? 0) < 2) return null;
  return (
    <>
      <MenuHeading>{ensemble.faults.forNetwork}</MenuHeading>
      <MenuItem onChoose={() => openDialog('partition')}>{ensemble.partition.open}</MenuItem>
      <CommandItem offer={offer(healAll, views)} />
    </>
  );
}

function headingOf(selected: Thing | null, subject: Subject | null, words: Messages): string {
  const { controls, ensemble } = words;
  if (subject === HOLDER) return controls.forHolder;
  const ofLeader = ensemble.faults.of(ensemble.roleName('role:leader') ?? '');
  if (selected === null || subject === null || subject === LEADER) return ofLeader;
  switch (subject.kind) {
    case 'client':
      return controls.forClient(controls.client(calledClient(selected.id)));
    case 'server':
      return isServerId(selected.id) ? ensemble.faults.of(peerName(selected.id, words)) : ofLeader;
    case 'message':
      return ensemble.faults.ofMessage;
    case 'link':
    case 'wire':
      return ensemble.faults.of(linkTitle(subject.link, words));
  }
}
