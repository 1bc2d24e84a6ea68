import { BREAK_IT } from '../../breakIt/words/breakIt.ts';
import { ROOMS } from '../words/rooms.ts';
import { WORLDS } from '../../worlds/words/worlds.ts';
import { DECK_PANEL } from '../../../words/deckPanel.ts';
import { useWords } from '../../../words/useWords.ts';
import { fetched } from '../../../ui/fetching/fetched.ts';
import { MenuHeading, MenuItem } from '../../../ui/parts/MenuItem.tsx';
import { deck as deckRoute, editor } from '../../../ui/fetching/routes.ts';
import { useSession } from '../../../ui/stores/session.ts';
import { openDialog, openRooms } from '../../../ui/stores/dialogs.ts';
import { PAIRS, pairChoices, pairNameOf } from '../../../ui/controls/presets.ts';
import { openArrived } from '../../../ui/controls/scene.ts';
import { downloadShown } from '../../worlds/ui/worldFiles.ts';

async function openTenMinutes(): Promise<void> {
  await (await fetched(deckRoute)).openTenMinutes();
}

async function writeOwn(): Promise<void> {
  await (await fetched(editor)).openEditor();
}

/** The scenes there are; what was chosen beside the scenario, such as the number of clients, is kept. */
export function ScenarioItems() {
  const words = useWords();
  const deck = useWords(DECK_PANEL);
  const breakIt = useWords(BREAK_IT);
  const rooms = useWords(ROOMS);
  const worlds = useWords(WORLDS).menu;
  const choices = useSession((session) => session.experiment?.choices) ?? [];
  const pair = pairNameOf(choices);
  const [first] = choices;
  return (
    <>
      <MenuHeading>{words.shell.compare}</MenuHeading>
      {PAIRS.map((each) => (
        <MenuItem
          key={each}
          checked={each === pair}
          more={words.dialogs.pairs[each]}
          onChoose={() => openArrived(pairChoices(each, first))}
        >
          {words.scenarios.pairs[each].name}
        </MenuItem>
      ))}
      <MenuHeading>{words.dialogs.more}</MenuHeading>
      <MenuItem onChoose={() => openDialog('lessons')}>{words.dialogs.library.lessons}</MenuItem>
      <MenuItem onChoose={() => openRooms()}>{words.dialogs.library.all}</MenuItem>
      <MenuItem onChoose={() => openRooms('museum')}>{words.dialogs.library.museum}</MenuItem>
      <MenuItem more={deck.tenMinutesMore} onChoose={() => void openTenMinutes()}>
        {deck.tenMinutes}
      </MenuItem>
      <MenuItem onChoose={() => openDialog('bookmarks')}>{deck.bookmarks.menu}</MenuItem>
      <MenuHeading>{worlds.heading}</MenuHeading>
      <MenuItem more={worlds.createMore} onChoose={() => openDialog('newWorld')}>
        {worlds.create}
      </MenuItem>
      <MenuItem more={worlds.changeMore} onChoose={() => openDialog('changeWorld')}>
        {worlds.change}
      </MenuItem>
      <MenuItem more={worlds.savedMore} onChoose={() => openDialog('savedWorlds')}>
        {worlds.saved}
      </MenuItem>
      <MenuItem onChoose={downloadShown}>{worlds.save}</MenuItem>
      <MenuHeading>{words.dialogs.ownScene}</MenuHeading>
      <MenuItem onChoose={() => openDialog('scene')}>{words.dialogs.changeScene}</MenuItem>
      <MenuItem more={rooms.writeMore} onChoose={() => void writeOwn()}>
        {rooms.write}
      </MenuItem>
      <MenuItem more={breakIt.more} onChoose={() => openDialog('breakIt')}>
        {breakIt.title}
      </MenuItem>
    </>
  );
}
