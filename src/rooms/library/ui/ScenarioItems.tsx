import { Fragment, use } from 'react';
import { useWords, wordsNow } from '../../../words/useWords.ts';
import type { EntryGroup } from '../../../ui/room/room.ts';
import { MenuHeading, MenuItem } from '../../../ui/parts/MenuItem.tsx';
import { useSession } from '../../../ui/stores/session.ts';
import { roomEntries } from '../../../ui/stores/stage.ts';
import { PAIRS, pairChoices, pairNameOf } from '../../../ui/controls/presets.ts';
import { openArrived } from '../../../ui/controls/scene.ts';
import { SEARCH_BUDGET_MS } from '../../../ui/playback/transport.ts';

const GROUPS: readonly EntryGroup[] = ['more', 'worlds', 'own'];

/** The scenes there are; what was chosen beside the scenario, such as the number of clients, is kept. */
export function ScenarioItems() {
  const words = useWords();
  const { dialogs } = words;
  const headings = { more: dialogs.more, worlds: dialogs.ownWorlds, own: dialogs.ownScene };
  const entries = use(roomEntries());
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
          onChoose={() => openArrived(pairChoices(each, first), SEARCH_BUDGET_MS)}
        >
          {words.scenarios.pairs[each].name}
        </MenuItem>
      ))}
      {GROUPS.map((group) => (
        <Fragment key={group}>
          <MenuHeading>{headings[group]}</MenuHeading>
          {entries
            .filter((entry) => entry.group === group)
            .map(({ key, say, run }) => {
              const { name, more } = say({ messages: words, area: wordsNow });
              return (
                <MenuItem key={key} more={more} onChoose={run}>
                  {name}
                </MenuItem>
              );
            })}
        </Fragment>
      ))}
    </>
  );
}
