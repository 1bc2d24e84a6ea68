import { useWords } from '../../../words/useWords.ts';
import { MenuHeading, MenuItem } from '../../parts/MenuItem.tsx';
import { offer } from '../clientCommands.ts';
import { CommandItem } from '../CommandItem.tsx';
import { openDialog } from '../dialogs.ts';
import { useViews } from '../useViews.ts';

/** What befalls the network of an ensemble as a whole. */
export default function NetworkItems() {
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
