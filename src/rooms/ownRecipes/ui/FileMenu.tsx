import { useRef } from 'react';
import { OWN_RECIPE } from '../words/ownRecipe.ts';
import { useWords } from '../../../words/useWords.ts';
import { FileField } from '../../../ui/parts/FileField.tsx';
import { Menu } from '../../../ui/parts/Menu.tsx';
import { MenuItem } from '../../../ui/parts/MenuItem.tsx';
import { isEmbed } from '../../../ui/parts/isEmbed.ts';
import { notify } from '../../../ui/stores/notices.ts';
import { fromRoom } from '../../../ui/stores/stage.ts';
import { saveFile } from '../../../ui/parts/saveFile.ts';
import { useTakenAway } from './takenAway.ts';

interface Props {
  readonly onOpen: (text: string) => void;
  readonly onAdd: () => void;
  readonly textNow: () => string;
}

/** The code to a file and back, for what is too long for a link and where nothing is stored; and a further file of the program. */
export function FileMenu({ onOpen, onAdd, textNow }: Props) {
  const { file: words, takenAway } = useWords(OWN_RECIPE);
  const again = useTakenAway((taken) => taken.again);
  const input = useRef<HTMLInputElement>(null);
  const open = async (chosen: File): Promise<void> => {
    const text = await chosen.text();
    if (!isJson(text)) return onOpen(text);
    // A saved world is opened as one, and what else there is is refused there. An embed opens no worlds of its reader.
    if (isEmbed()) notify({ text: words.notCode(chosen.name), action: null });
    else await (await fromRoom('openDropped'))({ files: [chosen], entries: [] });
  };
  return (
    <>
      <Menu look="quiet" label={words.menu}>
        <MenuItem onChoose={() => saveFile('recipe.js', textNow(), 'text/javascript')}>{words.save}</MenuItem>
        <MenuItem onChoose={() => input.current?.click()}>{words.open}</MenuItem>
        <MenuItem onChoose={onAdd}>{words.add}</MenuItem>
        {again !== null && <MenuItem onChoose={again}>{takenAway.againLater}</MenuItem>}
      </Menu>
      <FileField
        ref={input}
        name={words.open}
        accept=".js,.mjs,.ts,.mts,.json,text/javascript"
        onChoose={([chosen]) => void (chosen && open(chosen))}
      />
    </>
  );
}

/** Data, and no program. */
function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
